import { type Harness, startHarness } from '../harness.js'
import { strayNames } from '../partsOf.js'
import { acts, actsByNoun } from './acts.js'
import { clearing } from './clearing.js'
import { areApart, codeOf, everyAct, fields } from './everyAct.js'
import { Interleaver } from './interleave.js'
import { leftovers } from './leftovers.js'
import { makeScene } from './makeScene.js'
import { people } from './scene.js'

interface Lane {
  harness: Harness
  interleaver: Interleaver
  /** Removes the scenes of the acts before, which every task and every search for leftovers would go through again. */
  clear(): Promise<void>
}

/** The first statement of an act is its session's. */
const PLACES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

interface Walk {
  oneIn: number
  /** Skips pairs whose declared locks say that neither can wait for the other. */
  skipsApart: boolean
}

/** Where the first of two acts is stopped; nowhere if the other goes first or this pair is not walked. */
const placesOf = (first: number, second: number, { oneIn, skipsApart }: Walk): number[] => {
  if (process.env.PAIRS === 'places') return PLACES
  const goesFirst = (first + second) % 2 === 0 ? first <= second : first > second
  const isWalked = (first * 3 + second) % oneIn === 0
  const isSkipped = skipsApart && process.env.PAIRS !== 'all' && areApart(everyAct[first]!, everyAct[second]!)
  return goesFirst && isWalked && !isSkipped ? [PLACES[(first * 7 + second) % PLACES.length]!] : []
}

/** Servers that share a row of the table, each with its own database: a single one waits two thirds of the time. */
const LANES = 3

/** Some hundred interleavings, on a busy machine. */
const MOST_MS = 300_000

/**
 * Tries mutations with each other on the same users and job, one stopped in the middle while the other runs: no deadlock,
 * no failure, and nothing left that must never exist. Walks each pair at one place that differs from pair to pair. With
 * PAIRS=all it skips no pair; with PAIRS=places, each of the two goes first, and is stopped before each of its statements.
 */
export const walkPairs = (walk: Walk) => {
  let lanes: Lane[] = []
  const labels = new Map<string, string>()
  beforeAll(async () => {
    lanes = await Promise.all(
      Array.from({ length: LANES }, async () => {
        const harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '100000' } })
        return {
          harness,
          interleaver: await Interleaver.over(harness),
          clear: await clearing(harness),
        }
      }),
    )
  })
  afterAll(() =>
    Promise.all(
      lanes.map(async ({ harness, interleaver }) => {
        await interleaver.close()
        await harness.stop()
      }),
    ),
  )

  /** Deadlocks and lock timeouts are UNAVAILABLE; a task fails with its error. */
  const FAILED = /^UNAVAILABLE$|^INTERNAL_SERVER_ERROR$|Error|Exception/

  const findLeftovers = async ({ harness }: Lane) => {
    const found: string[] = []
    for (const [what, sql] of Object.entries(leftovers)) {
      const { rows } = await harness.database.pool.query(sql)
      found.push(
        ...rows.map(row => `${what}: ${labels.get(String(Object.values(row)[0])) ?? Object.values(row)[0]}`),
      )
    }
    return found
  }

  if (walk.skipsApart) {
    const pairs = everyAct.flatMap((one, at) => everyAct.slice(at).map(other => [one, other] as const))
    const apart = pairs.filter(([one, other]) => areApart(one, other)).length
    process.stdout.write(
      `${apart} of ${pairs.length} pairs share no lock by api/test/pairs/locks.json; only test:faults -- --all walks them.\n`,
    )
  }

  test('has every mutation in the table', () => {
    expect(Object.keys(acts).sort()).toEqual(Object.keys(fields).sort())
    expect(actsByNoun.flatMap(({ noun, part }) => strayNames(noun, part.acts))).toEqual([])
  })

  test.each(everyAct.map(act => [act.label, act] as const))('does %s alone', async (_, act) => {
    const { harness } = lanes[0]!
    expect(await codeOf(act, harness, await makeScene(harness, act.stage ?? 'pending'))).toBe('done')
  })

  test.each(everyAct.map((act, at) => [act.label, act, at] as const))(
    'does %s with any other act in the middle',
    async (label, first, at) => {
      const tries = everyAct.flatMap((second, index) =>
        placesOf(at, index, walk).map(place => ({ second, place })),
      )
      const walkIn = async (lane: Lane): Promise<string[]> => {
        const { harness, interleaver } = lane
        const failures: string[] = []
        await lane.clear()
        for (let next = tries.pop(); next; next = tries.pop()) {
          const { second, place } = next
          const scene = await makeScene(harness, first.stage ?? second.stage ?? 'pending')
          const named = `${label} before its statement ${place}, then ${second.label}`
          labels.set(scene.jobId, named)
          for (const role of people) labels.set(scene[role].id, named)
          const codes = await interleaver.run(
            () => codeOf(first, harness, scene),
            () => codeOf(second, harness, scene),
            place,
          )
          if (codes.some(code => FAILED.test(code))) failures.push(`${named}: ${codes}`)
        }
        return [...failures, ...(await findLeftovers(lane))]
      }
      expect((await Promise.all(lanes.map(walkIn))).flat()).toEqual([])
    },
    MOST_MS,
  )
}
