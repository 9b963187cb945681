import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import { noticeKinds } from '../../rules/notices/notices.js'
import { textWith } from '../../test/operationText.js'
import { partsOf } from '../../test/partsOf.js'
import { mutations } from '../../test/security/policiesByNoun.js'
import { type Case, harness, heard, people, startTelling, toldBy, world } from './test/telling.js'

/**
 * Runs every act and every move of a job, and expects exactly the readers of the table in rules/notices.ts, once each.
 */

const schema = buildHaulbidSchema()

beforeAll(startTelling)
afterAll(() => harness.stop())

describe('mutation', () => {
  test.each(Object.entries(mutations))('notifies as listed: %s', async (name, policy) => {
    const { variables = {}, by } = (await policy.setup?.(world)) ?? {}
    const right = by ?? world.people[policy.may[0]!]
    const text = textWith('mutation', schema.getMutationType()!.getFields()[name]!, variables)
    const act = async () => {
      const { errors } = policy.send ? await policy.send(right, text) : await right.answer(text, variables)
      expect(errors).toEqual([])
    }
    expect(await toldBy(act)).toEqual(policy.tells ?? [])
  })
})

/** The exports of `test/told.ts` in a noun's room. */
interface Told {
  cases: Case[]
  /** They leave the world's vendor unable to bid. */
  lastCases: Case[]
}

const parts = (await partsOf<Told>('told')).map(({ part }) => part)
const cases = [...parts.flatMap(part => part.cases ?? []), ...parts.flatMap(part => part.lastCases ?? [])]

describe('when', () => {
  // The mutations above leave other admins active.
  beforeAll(() =>
    harness.database.pool.query("update users set is_active = false where user_type = 'admin' and id <> $1", [
      people().admin.id,
    ]),
  )

  test.each(cases)('notifies as listed when $what', async ({ before, act, told }) => {
    const about = await before()
    expect(await toldBy(() => act(about))).toEqual([...told].sort())
  })
})

test('covers every kind', () => expect([...heard].sort()).toEqual(Object.keys(noticeKinds).sort()))
