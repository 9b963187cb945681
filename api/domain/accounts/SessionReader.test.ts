import { type Harness, startHarness } from '../../test/harness.js'
import { ME } from '../../test/operations.js'
import { customer, type TestUser } from '../../test/users.js'
import { hashOf } from './secrets.js'

let harness: Harness
let people: TestUser[]
beforeAll(async () => {
  harness = await startHarness()
  people = await Promise.all(Array.from({ length: 12 }, () => customer(harness)))
})
afterAll(() => harness.stop())

const hashIn = ({ cookie }: TestUser) => hashOf(cookie.split('=')[1]!)

test('reads simultaneous sessions in one statement, each with its own user', async () => {
  const { sessions } = harness.app.context
  const asked = [...people, people[0]!]
  let found: unknown[] = []
  const statements = await harness.statementsOf(async () => {
    const nobody = sessions.find(hashOf('no such token'))
    found = await Promise.all([...asked.map(person => sessions.find(hashIn(person))), nobody])
  })
  expect(statements).toHaveLength(1)
  expect(found.map(session => (session as { id: string } | undefined)?.id)).toEqual([
    ...asked.map(({ id }) => id),
    undefined,
  ])
})

test('applies a suspension at once, and only to that user', async () => {
  const [suspended, ...others] = people as [TestUser, ...TestUser[]]
  await Promise.all(people.map(person => person.ask(ME)))
  await harness.database.pool.query('update users set is_active = false where id = $1', [suspended.id])
  const [refused, ...answers] = await Promise.all([
    suspended.refusal(ME),
    ...others.map(person => person.ask(ME)),
  ])
  expect(refused.extensions).toEqual({ code: 'FORBIDDEN', reason: 'SUSPENDED' })
  expect(answers.map(({ me }) => me?.id)).toEqual(others.map(({ id }) => id))
})

test('finds no viewer for an expired session', async () => {
  const person = await customer(harness)
  harness.clock.now = new Date(harness.clock.now.getTime() + 31 * 86_400_000)
  expect(await person.ask(ME)).toEqual({ me: null })
})
