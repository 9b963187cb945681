import { type Harness, startHarness } from '../harness.js'
import { clearing } from '../pairs/clearing.js'
import { areApart, codeOf, everyAct } from '../pairs/everyAct.js'
import { Interleaver } from '../pairs/interleave.js'
import {
  addLocks,
  declaredLocks,
  declareLocks,
  LockRecorder,
  type Locks,
  sharedLocks,
} from '../pairs/locks.js'
import { makeScene, stages } from '../pairs/makeScene.js'

/**
 * The proof of `areApart`, by which pairs are skipped: acts lock only what they declare, and those that share no lock
 * never wait for each other. PAIRS=declare rewrites api/test/pairs/locks.json, which takes some minutes.
 */

const { PAIRS } = process.env
/** Pairs that are apart, of which one in so many is tried. */
const ONE_IN = PAIRS === 'all' ? 1 : 40
const MOST_MS = 600_000

let harness: Harness
let recorder: LockRecorder
let interleaver: Interleaver
let clear: () => Promise<void>
const recorded: Record<string, Locks> = {}

beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '100000' } })
  clear = await clearing(harness)
  recorder = await LockRecorder.over(harness)
  interleaver = await Interleaver.over(harness)
})
afterAll(async () => {
  if (PAIRS === 'declare') declareLocks(recorded)
  await recorder.close()
  await interleaver.close()
  await harness.stop()
})

const isWhole = PAIRS === 'declare' || PAIRS === 'all'
const mutations = everyAct.filter(({ run }) => !run)

test.each(mutations.map(act => [act.label, act] as const))(
  'lets %s lock what it declares, and nothing else',
  async (label, act) => {
    const locks: Locks = {}
    recorded[label] = locks
    for (const stage of act.stage ? [act.stage] : isWhole ? stages : (['pending'] as const)) {
      await clear()
      const scene = await makeScene(harness, stage)
      addLocks(locks, await recorder.record(scene, () => codeOf(act, harness, scene)))
    }
    if (PAIRS !== 'declare') {
      const union = { ...declaredLocks[label] }
      addLocks(union, locks)
      expect(declaredLocks[label]).toEqual(union)
    }
  },
  MOST_MS,
)

test(
  'lets no act wait for one that it shares no lock with',
  async () => {
    const apart = mutations.flatMap((first, at) =>
      mutations.slice(at + 1).flatMap(second => (areApart(first, second) ? [[first, second] as const] : [])),
    )
    const waits: string[] = []
    for (const [first, second] of apart.filter((_, at) => at % ONE_IN === 0)) {
      const scene = await makeScene(harness, first.stage ?? second.stage ?? 'pending')
      // Just before it commits, an act holds all its locks.
      await interleaver.run(
        () => codeOf(first, harness, scene),
        () => codeOf(second, harness, scene),
        /^commit/i,
      )
      if (interleaver.hasWaited) waits.push(`${second.label} waits for ${first.label}`)
    }
    expect(waits).toEqual([])
  },
  MOST_MS,
)

test('calls no pair apart that shares a lock', () => {
  const [taking, holding, reading]: Locks[] = [{ row: 'update' }, { row: 'share' }, { row: 'key share' }]
  expect(sharedLocks(taking!, reading!)).toEqual(['row'])
  expect(sharedLocks(holding!, taking!)).toEqual(['row'])
  expect(sharedLocks({ row: 'no key update' }, holding!)).toEqual(['row'])
  expect(sharedLocks({ row: 'no key update' }, reading!)).toEqual([])
  expect(sharedLocks(holding!, reading!)).toEqual([])
  const named = (label: string) => everyAct.find(act => act.label === label)!
  expect(areApart(named('acceptBid'), named('withdrawBid'))).toBe(false)
  expect(areApart(named('closeAccount'), named('sendMessage'))).toBe(false)
  expect(areApart(named('expire'), named('saveBusiness'))).toBe(false)
})
