import { postJunk } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { webOperation } from '../../test/webOperation.js'
import { prepared } from '../database/prepared.js'
import { readTogether } from './readTogether.js'

let harness: Harness
let people: TestUser[]
let vendors: TestUser[]
beforeAll(async () => {
  harness = await startHarness()
  people = await Promise.all(Array.from({ length: 6 }, () => customer(harness)))
  vendors = await Promise.all([
    vendor(harness, { zips: ['10001'] }),
    vendor(harness, { zips: ['10002'] }),
    vendor(harness, { zips: ['10003'] }),
  ])
  for (const [n, person] of people.entries())
    for (let job = 0; job <= n; job++) {
      harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
      await postJunk(person, { description: `Job ${job} of ${n}`, zipCode: `1000${1 + ((n + job) % 3)}` })
    }
})
afterAll(() => harness.stop())

const ownJobs =
  prepared(`select t.description as text, :viewer::uuid as viewer, :isAdmin::boolean as admin, :now::timestamptz as now
  from jobs t where t.customer_id = :owner order by t.created_at desc, t.id desc limit :limit`)

interface Found {
  text: string
  viewer: string
  admin: boolean
}

const START = Date.parse('2026-11-25T12:00:00Z')

const ask = (values: object, most = 100, plan = ownJobs) =>
  readTogether<Found>(harness.database.pool, plan, { limit: 3, ...values } as Record<string, unknown>, most)

const askFor = ({ id }: TestUser, values: object = {}, most?: number) =>
  ask({ viewer: id, owner: id, isAdmin: false, now: new Date(START), ...values }, most)

const textsOf = (rows: { text: string }[]) => rows.map(({ text }) => text)

test('shares a statement among simultaneous requests, and gives each its own rows in order', async () => {
  let found: Found[][] = []
  const statements = await harness.statementsOf(async () => {
    found = await Promise.all(people.map(person => askFor(person)))
  })
  expect(statements).toHaveLength(1)
  expect(found.map(textsOf)).toEqual([
    ['Job 0 of 0'],
    ['Job 1 of 1', 'Job 0 of 1'],
    ['Job 2 of 2', 'Job 1 of 2', 'Job 0 of 2'],
    ['Job 3 of 3', 'Job 2 of 3', 'Job 1 of 3'],
    ['Job 4 of 4', 'Job 3 of 4', 'Job 2 of 4'],
    ['Job 5 of 5', 'Job 4 of 5', 'Job 3 of 5'],
  ])
  for (const [n, rows] of found.entries()) for (const { viewer } of rows) expect(viewer).toBe(people[n]!.id)
})

test('uses the viewer, owner, admin flag, and time of each request', async () => {
  const [dana, mia] = people as [TestUser, TestUser]
  const later = new Date(START + 1000)
  const found = await Promise.all([
    askFor(dana),
    askFor(mia, { viewer: dana.id, isAdmin: true, now: later }),
    askFor(mia, { viewer: null }),
  ])
  expect(found.map(rows => rows[0])).toEqual([
    { __n: 1, text: 'Job 0 of 0', viewer: dana.id, admin: false, now: '2026-11-25 12:00:00+00' },
    { __n: 2, text: 'Job 1 of 1', viewer: dana.id, admin: true, now: '2026-11-25 12:00:01+00' },
    { __n: 3, text: 'Job 1 of 1', viewer: null, admin: false, now: '2026-11-25 12:00:00+00' },
  ])
})

test('runs a separate statement for a different request', async () => {
  const [dana, mia, lee] = people as [TestUser, TestUser, TestUser]
  let found: Found[][] = []
  const statements = await harness.statementsOf(async () => {
    found = await Promise.all([askFor(dana), askFor(mia, { limit: 1 }), askFor(lee)])
  })
  expect(statements).toHaveLength(2)
  expect(found.map(textsOf)).toEqual([
    ['Job 0 of 0'],
    ['Job 1 of 1'],
    ['Job 2 of 2', 'Job 1 of 2', 'Job 0 of 2'],
  ])
})

test('limits how many requests share a statement', async () => {
  let found: Found[][] = []
  const statements = await harness.statementsOf(async () => {
    found = await Promise.all(people.map(person => askFor(person, {}, 4)))
  })
  expect(statements).toHaveLength(2)
  expect(found.map(rows => rows.length)).toEqual([1, 2, 3, 3, 3, 3])
})

test('fails only the request that fails', async () => {
  const [dana, mia, lee] = people as [TestUser, TestUser, TestUser]
  const divided = prepared('select 1 / (case when :isAdmin then 0 else 1 end) as text, :limit as "limit"')
  const [one, broken, other] = await Promise.allSettled(
    [dana, mia, lee].map(({ id }) =>
      ask({ viewer: id, owner: id, isAdmin: id === mia.id, now: new Date(START) }, 100, divided),
    ),
  )
  expect(one).toMatchObject({ status: 'fulfilled', value: [{ text: 1 }] })
  expect(broken).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(other).toMatchObject({ status: 'fulfilled', value: [{ text: 1 }] })
})

test('plans a shared statement once, and not for each number of viewers', async () => {
  const counted = prepared(
    'select :viewer::uuid as viewer, count(*)::int as text from jobs t where t.customer_id = :owner',
  )
  await eventually('planned 5 times, then once for all', async () => {
    for (let n = 0; n < 10; n++)
      await Promise.all(
        people
          .slice(0, 2 + (n % 3))
          .map(({ id }) =>
            ask({ viewer: id, owner: id, isAdmin: false, now: new Date(START) }, 100, counted),
          ),
      )
    const { rows } = await harness.database.pool.query<{ generic: string; custom: string }>(
      `select generic_plans as generic, custom_plans as custom from pg_prepared_statements
        where statement like '%lateral%count(*)::int as text%' and name <> ''`,
    )
    const [{ generic, custom } = { generic: '0', custom: '0' }] = rows
    return `planned ${custom} times${Number(generic) > 0 ? ', then once for all' : ''}`
  })
})

const ROUNDS = 5

/** The documents of the pages: the whole card of a job, its bids, and what the viewer may do with it. */
test.each<[string, () => TestUser[], object]>([
  ['CustomerJobs', () => people, { first: 20 }],
  ['AvailableJobs', () => vendors, { first: 20 }],
  ['VendorJobs', () => vendors, { first: 20 }],
  ['Shell', () => [...people, ...vendors], {}],
])('answers simultaneous requests as if each came alone: %s', async (name, who, variables) => {
  const document = webOperation(name)
  const persons = [...who(), await admin(harness)]
  const ask = async (person: TestUser) => {
    const { data, errors } = await person.answer(document, variables)
    return { data, codes: errors.map(({ extensions }) => extensions.code) }
  }
  const alone: unknown[] = []
  for (const person of persons) alone.push(await ask(person))
  const statements = await harness.statementsOf(async () => {
    for (let n = 0; n < ROUNDS; n++) expect(await Promise.all(persons.map(ask))).toEqual(alone)
  })
  expect(statements).toContainEqual(
    expect.stringContaining('with ordinality v (viewer, person, owner, is_owner, admin, at, n)'),
  )
})

test("never shows another user's account to simultaneous requests", async () => {
  const me = (person: TestUser) => person.ask('{ me { id email phone unreadMessages } }')
  for (let n = 0; n < ROUNDS; n++) {
    const answers = await Promise.all(people.map(me))
    expect(answers.map(answer => answer.me.id)).toEqual(people.map(({ id }) => id))
    expect(answers.map(answer => answer.me.email)).toEqual(people.map(({ email }) => email))
  }
})
