import { postJunk } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { genericPlan } from '../../test/genericPlan.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { fillManyRows } from '../../test/manyRows.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ live: true })
  dana = await customer(harness)
  dale = await vendor(harness, { zips: ['10001', '10002', '10003'] })
  await fillManyRows(harness.database.pool, dale.id)
  await harness.database.pool.query('analyze')
})
afterAll(() => harness.stop())

const explained = (statement: string) => genericPlan(harness.database.pool, statement)
const planOf = async (who: TestUser, query: string, variables: object = {}) => {
  const statements = await harness.statementsOf(() => who.ask(query, variables))
  // The change stream may ask for changes at the same time.
  return explained(statements.findLast(text => !/from changes/.test(text))!)
}

const AFTER = Buffer.from('["2026-11-20 12:00:00+00","00000000-0000-4000-8000-000000000000"]').toString(
  'base64url',
)

test.each([null, AFTER])('reads available jobs from their index, newest first (after %s)', async after => {
  const plan = await planOf(
    dale,
    'query ($after: String) { availableJobs(after: $after) { nodes { id title myBid { price } } } }',
    { after },
  )
  // Jobs that are only considered aren't read from the table.
  expect(plan).toMatch(/Index Only Scan using jobs_available_listed/)
  expect(plan).not.toMatch(/Seq Scan on (jobs|bids)/)
  // Suspended users are read once, not per job.
  expect(plan).toMatch(/hashed SubPlan/)
  expect(plan).toMatch(/using users_suspended/)
})

test.each([null, AFTER])('reads the soonest jobs from their index (after %s)', async after => {
  const plan = await planOf(
    dale,
    'query ($after: String) { availableJobs(sort: soonest, after: $after) { nodes { id } } }',
    { after },
  )
  expect(plan).toMatch(/Index (Only )?Scan using jobs_soonest/)
  // Starts where jobs are still open, however many are past their date.
  expect(plan).toMatch(/Index Cond: .*scheduled_date > /)
})

test.each([null, AFTER])(
  "reads a customer's orders and their bids from their indexes (after %s)",
  async after => {
    const plan = await planOf(
      dana,
      'query ($after: String) { customerJobs(after: $after) { nodes { id bids { nodes { price vendor { firstName } } } } } }',
      { after },
    )
    expect(plan).toMatch(/Index (Only )?Scan using jobs_customer_listed/)
    expect(plan).toMatch(/(using|on) bids_job/)
    expect(plan).not.toMatch(/Seq Scan on (jobs|bids)/)
  },
)

test('finds a job and its bids by id', async () => {
  const { rows } = await harness.database.pool.query(
    'update jobs set customer_id = $1 where id = (select id from jobs limit 1) returning id',
    [dana.id],
  )
  const plan = await planOf(
    dana,
    'query ($id: UUID!) { job(id: $id) { id bids { nodes { price } } history { toStatus } } }',
    { id: rows[0].id },
  )
  expect(plan).not.toMatch(/Seq Scan on (jobs|bids|job_events)/)
})

test("plans the lookup of a session once, and not for each request's array", async () => {
  // PostgreSQL plans any statement's first five runs for their values. The connection used, and how often, depends on
  // the pool.
  await eventually('planned 5 times, then once for all', async () => {
    for (let n = 0; n < 10; n++) await dana.ask('{ me { id } }')
    const { rows } = await harness.database.pool.query<{ generic: string; custom: string }>(
      "select generic_plans as generic, custom_plans as custom from pg_prepared_statements where name = 'session'",
    )
    const [{ generic, custom } = { generic: '0', custom: '0' }] = rows
    return `planned ${custom} times${Number(generic) > 0 ? ', then once for all' : ''}`
  })
})

test("finds an admin's worklist by indexes, however many jobs, bids, and documents there are", async () => {
  const { pool } = harness.database
  await pool.query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status)
     select gen_random_uuid(), u.id, 'w9_form', 'x', '/objects/x', case n when 1 then 'waiting' else 'approved' end
     from (select id, row_number() over () as n from users) u`,
  )
  await pool.query(
    `insert into support_tickets (id, customer_id, order_number, issue, status)
     select gen_random_uuid(), customer_id, id, 'x', case n % 100 when 1 then 'open' else 'closed' end
     from (select id, customer_id, row_number() over () as n from jobs) j where n < 5000`,
  )
  await pool.query('analyze')
  const ada = await admin(harness)
  const plan = await planOf(
    ada,
    `{ worklist {
      documentCount documents { id vendor { firstName } } ticketCount tickets { issue job { id } }
      unansweredJobCount unansweredJobs { id title } strandedJobCount strandedJobs { id vendor { firstName } }
      nextUnansweredAt
    } }`,
  )
  for (const index of [
    'vendor_documents_waiting',
    'support_tickets_open',
    'jobs_pending_by_date',
    'jobs_under_way',
  ])
    expect(plan).toMatch(new RegExp(`using ${index}`))
  expect(plan).toMatch(/using bids_one_pending/)
  expect(plan).not.toMatch(/Seq Scan on (jobs|bids|vendor_documents|support_tickets)/)
})

test('finds changes by transaction, and a job for many screens by its id', async () => {
  const screens = await Promise.all(
    [dana, dale].map(({ cookie }) => LiveClient.listen(harness.url, { cookie })),
  )
  const statements = await harness.statementsOf(async () => {
    const jobId = await postJunk(dana, { zipCode: '10001' })
    for (const { messages } of screens)
      await eventually(true, () => messages.some(({ jobs }) => jobs.some(({ id }) => id === jobId)))
  })
  await Promise.all(screens.map(screen => screen.close()))
  const poll = await explained(statements.find(text => text.includes('from changes'))!)
  expect(poll).toMatch(/Index Scan using changes_pkey/)
  expect(poll).not.toMatch(/Seq Scan on changes/)
  const read = await explained(statements.find(text => text.includes('with ordinality v'))!)
  expect(read).toMatch(/Index Scan using jobs_pkey/)
  expect(read).not.toMatch(/Seq Scan on (jobs|bids|users)|Hash Join/)
})

describe("an admin's search among many", () => {
  let ada: TestUser
  let old: TestUser
  let oldJob: string
  beforeAll(async () => {
    ada = await admin(harness)
    old = await customer(harness, { firstName: 'Quentin', lastName: 'Zwolle' })
    oldJob = await postJunk(old, { zipCode: '10001' })
    const { pool } = harness.database
    await pool.query(
      `insert into users (id, username, email, first_name, last_name, user_type, created_at)
       select gen_random_uuid(), 'm' || n, 'm' || n || '@example.com', case n % 100 when 1 then 'Wiltrud' else 'C' end,
         'Brown' || n, 'customer', now() + n * interval '1 second' from generate_series(1, 20000) n`,
    )
    await pool.query("update jobs set created_at = '2020-01-01 12:00Z' where id = $1", [oldJob])
    await pool.query('analyze')
  })

  const USERS =
    'query ($search: String, $sort: UserSort! = joined, $after: String) { users(search: $search, sort: $sort, first: 10, after: $after) { nodes { id firstName } totalCount pageInfo { endCursor } } }'
  const JOBS = 'query ($search: String) { jobs(search: $search, first: 10) { nodes { id } totalCount } }'

  /** The plans for a page and for its total, made for these words. */
  const plansOf = async (query: string, variables: { search: string; sort?: string }) => {
    const statements = await harness.statementsOf(() => ada.ask(query, variables))
    const plans = statements.filter(text => text.includes('search_pattern'))
    expect(plans).toHaveLength(2)
    return Promise.all(
      plans.map(text => {
        const [, words] = /search_pattern\((\$\d+)\)/.exec(text)!
        const planned = text
          .replaceAll(`search_pattern(${words})`, `search_pattern('${variables.search}')`)
          .replace(/limit \$\d+$/, 'limit 11')
        return explained(`with words as (select ${words}::text) ${planned}`)
      }),
    )
  }

  test.each(['joined', 'name'])('finds rare matches among people by trigrams, sorted by %s', async sort => {
    for (const plan of await plansOf(USERS, { search: 'quentin zw', sort })) {
      expect(plan).toMatch(/Bitmap Index Scan on users_search/)
      expect(plan).not.toMatch(/Seq Scan/)
    }
  })

  test.each([
    ['joined', 'users_newest'],
    ['name', 'users_name'],
  ])('reads common matches among people by %s in the order of the list', async (sort, index) => {
    const [page] = await plansOf(USERS, { search: 'example', sort })
    expect(page).toMatch(new RegExp(`Index Scan using ${index} `))
    expect(page).not.toMatch(/Sort/)
  })

  test('reads the orders of the people it finds, and those with the number, by index', async () => {
    for (const search of ['zwolle', oldJob.slice(0, 8)]) {
      expect((await ada.ask(JOBS, { search })).jobs).toEqual({ nodes: [{ id: oldJob }], totalCount: 1 })
      for (const plan of await plansOf(JOBS, { search })) {
        expect(plan).toMatch(/Bitmap Index Scan on users_search/)
        expect(plan).not.toMatch(/Seq Scan on (jobs|users)/)
      }
    }
  })

  test('reads orders with a common word in the order of the list', async () => {
    const [page] = await plansOf(JOBS, { search: 'example' })
    expect(page).toMatch(/Index Scan using jobs_newest/)
    expect(page).not.toMatch(/Seq Scan on jobs/)
  })

  test('finds a number as people write it, and none with a dash where no number has one', async () => {
    expect((await ada.ask(JOBS, { search: `#${oldJob.toUpperCase()}` })).jobs.nodes).toEqual([{ id: oldJob }])
    expect((await ada.ask(JOBS, { search: `${oldJob.slice(0, 4)}-` })).jobs.totalCount).toBe(0)
  })

  test('finds people behind 20,000 others by words of any length', async () => {
    for (const sort of ['joined', 'name'])
      for (const search of ['QUENTIN zw', 'wolL', 'zw'])
        expect((await ada.ask(USERS, { search, sort })).users).toMatchObject({
          nodes: [{ id: old.id }],
          totalCount: 1,
        })
    expect((await ada.ask(JOBS, { search: 'zw' })).jobs).toEqual({ nodes: [{ id: oldJob }], totalCount: 1 })
  })

  test("counts the rows that don't fit on the page", async () => {
    const { users } = await ada.ask(USERS, { search: 'wiltrud' })
    expect(users).toMatchObject({ nodes: Array(10).fill({ firstName: 'Wiltrud' }), totalCount: 200 })
    const next = await ada.ask(USERS, { search: 'wiltrud', after: users.pageInfo.endCursor })
    expect(next.users.totalCount).toBe(200)
    expect(new Set([...users.nodes, ...next.users.nodes].map(({ id }) => id)).size).toBe(20)
  })

  test('stops counting at 1,000', async () => {
    expect((await ada.ask(USERS, { search: 'example' })).users.totalCount).toBe(1001)
    expect((await ada.ask(USERS, {})).users.totalCount).toBe(1001)
    expect((await ada.ask(JOBS, { search: 'example' })).jobs.totalCount).toBe(1001)
    expect((await ada.ask(JOBS, {})).jobs.totalCount).toBe(1001)
  })

  test.each(['users', 'jobs'])('counts %s only on request, and then reads no rows', async list => {
    const sent = (fields: string) =>
      harness.statementsOf(() => ada.ask(`{ ${list}(search: "wiltrud", first: 10) { ${fields} } }`))
    const isCount = (text: string) => text.includes('count(*)::int')
    const isPage = (text: string) => text.includes('search_pattern') && !isCount(text)
    const page = await sent('nodes { id } pageInfo { hasNextPage }')
    expect([page.filter(isPage).length, page.some(isCount)]).toEqual([1, false])
    const total = await sent('totalCount')
    expect([total.filter(isCount).length, total.some(isPage)]).toEqual([1, false])
  })
})
