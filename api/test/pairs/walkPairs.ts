import type { GraphQLField } from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import { type Harness, startHarness } from '../harness.js'
import { textWith } from '../operationText.js'
import { type Act, acts, tasks } from './acts.js'
import { Interleaver } from './interleave.js'
import { leftovers } from './leftovers.js'
import { makeScene, people, type Scene } from './scene.js'

const fields = buildHaulbidSchema().getMutationType()!.getFields() as Record<
  string,
  GraphQLField<unknown, unknown>
>

interface Lane {
  harness: Harness
  interleaver: Interleaver
}

interface Named extends Act {
  label: string
  name: string
}

const every: Named[] = Object.entries({ ...acts, ...tasks }).flatMap(([name, ways]) =>
  ways.map((way, at) => ({ ...way, name, label: at === 0 ? name : `${name} (${at + 1})` })),
)

/** The first statement of an act is its session's. */
const PLACES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Where the first of two acts is stopped; nowhere if the other goes first or this pair is skipped. */
const placesOf = (first: number, second: number, oneIn: number): number[] => {
  if (process.env.PAIRS === 'all') return PLACES
  const goesFirst = (first + second) % 2 === 0 ? first <= second : first > second
  const isWalked = (first * 3 + second) % oneIn === 0
  return goesFirst && isWalked ? [PLACES[(first * 7 + second) % PLACES.length]!] : []
}

/** Servers that share a row of the table, each with its own database: a single one waits two thirds of the time. */
const LANES = 3

/** Some hundred interleavings, on a busy machine. */
const MOST_MS = 300_000

/**
 * Tries mutations with each other on the same users and job, one stopped in the middle while the other runs: no deadlock,
 * no failure, and nothing left that must never exist. Walks one pair in `oneIn`, each at one place that differs from pair
 * to pair. With PAIRS=all each of the two goes first, and is stopped before each of its statements.
 */
export const walkPairs = (oneIn: number) => {
  let lanes: Lane[] = []
  const labels = new Map<string, string>()
  beforeAll(async () => {
    lanes = await Promise.all(
      Array.from({ length: LANES }, async () => {
        const harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
        return { harness, interleaver: await Interleaver.over(harness) }
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

  const codeOf = async (
    { name, by, variables, send, run }: Named,
    harness: Harness,
    scene: Scene,
  ): Promise<string> => {
    if (run) return run(harness, scene).then(() => 'done', String)
    const given = variables?.(scene) ?? {}
    const text = textWith('mutation', fields[name]!, given)
    const { errors } = send ? await send(by(scene), text) : await by(scene).answer(text, given)
    return errors[0]?.extensions.code ?? 'done'
  }

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

  test('has every mutation in the table', () => {
    expect(Object.keys(acts).sort()).toEqual(Object.keys(fields).sort())
  })

  test.each(every.map(act => [act.label, act] as const))('does %s alone', async (_, act) => {
    const { harness } = lanes[0]!
    expect(await codeOf(act, harness, await makeScene(harness, act.stage ?? 'pending'))).toBe('done')
  })

  test.each(every.map((act, at) => [act.label, act, at] as const))(
    'does %s with any other act in the middle',
    async (label, first, at) => {
      const tries = every.flatMap((second, index) =>
        placesOf(at, index, oneIn).map(place => ({ second, place })),
      )
      const walk = async (lane: Lane): Promise<string[]> => {
        const { harness, interleaver } = lane
        const failures: string[] = []
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
      expect((await Promise.all(lanes.map(walk))).flat()).toEqual([])
    },
    MOST_MS,
  )
}
