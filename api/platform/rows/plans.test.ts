import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness, { zips: ['10001', '10002', '10003'] })
  const fill = (sql: string, values: unknown[] = []) => harness.database.pool.query(sql, values)
  await fill(
    `insert into users (id, username, email, first_name, last_name, user_type)
     select gen_random_uuid(), 'u' || n, 'u' || n || '@example.com', 'A', 'B', 'customer' from generate_series(1, 500) n`,
  )
  await fill(
    `insert into jobs (id, customer_id, type, title, address, zip_code, first_name, last_name, phone, created_at, pickup_date_time, scheduled_date, description, customer_budget)
     select gen_random_uuid(), u.id, 'junk_pickup', 'A', 'B', (10000 + n % 200)::text, 'A', 'B', '5125550147',
       now() - n * interval '1 minute', now(), now() + n * interval '1 hour', 'x', 100
     from users u, generate_series(1, 40) n where u.username like 'u%'`,
  )
  await fill(
    "insert into bids (id, job_id, vendor_id, price) select gen_random_uuid(), j.id, u.id, 100 from jobs j, users u where u.username in ('u1', $1)",
    [dale.id],
  )
  await fill(
    "insert into job_events (job_id, actor_id, to_status) select id, customer_id, 'pending' from jobs",
  )
  await fill('analyze')
})
afterAll(() => harness.stop())

/** The generic plan that PostgreSQL keeps for a prepared statement. */
const planOf = async (who: TestUser, query: string, variables: object = {}) => {
  const statements = await harness.statementsOf(() => who.ask(query, variables))
  const { rows } = await harness.database.pool.query(`explain (generic_plan) ${statements.at(-1)}`)
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

const AFTER = Buffer.from('["2026-11-20 12:00:00+00","00000000-0000-4000-8000-000000000000"]').toString(
  'base64url',
)

test.each([null, AFTER])('available jobs are read from their index, newest first (after %s)', async after => {
  const plan = await planOf(
    dale,
    'query ($after: String) { availableJobs(after: $after) { nodes { id title myBid { price } } } }',
    { after },
  )
  // The rows of jobs that are only considered are not read.
  expect(plan).toMatch(/Index Only Scan using jobs_available_open/)
  expect(plan).not.toMatch(/Seq Scan on (jobs|bids)/)
  // Suspended users are read once, not per job.
  expect(plan).toMatch(/hashed SubPlan/)
  expect(plan).toMatch(/using users_suspended/)
})

test.each([null, AFTER])('so are the soonest ones, from theirs (after %s)', async after => {
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
  "a customer's orders and their bids are read from theirs (after %s)",
  async after => {
    const plan = await planOf(
      dana,
      'query ($after: String) { customerJobs(after: $after) { nodes { id bids { nodes { price vendor { firstName } } } } } }',
      { after },
    )
    expect(plan).toMatch(/Index (Only )?Scan using jobs_customer/)
    expect(plan).toMatch(/using bids_job/)
    expect(plan).not.toMatch(/Seq Scan on (jobs|bids)/)
  },
)

test('a job is found by its id, and so are its bids', async () => {
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
