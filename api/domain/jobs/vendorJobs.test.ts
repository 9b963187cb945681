import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import { graphql } from '../../test/generated/gql.js'
import type { VendorJobsQuery } from '../../test/generated/graphql.js'
import { genericPlan } from '../../test/genericPlan.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { Job } from './Job.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let order: string[]
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const LIST = graphql(`
  query VendorJobs($sort: VendorJobSort, $first: Int, $after: String, $vendorId: UUID) {
    vendorJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {
      totalCount nodes { id } pageInfo { hasNextPage endCursor }
    }
  }
`)

/** A job of the vendor's, scheduled for that day; completed jobs were completed at noon on another day. */
const jobOn = async (status: JobStatus, day: string, completed: string | null = null) => {
  const { rows } = await harness.database.pool.query(
    `insert into jobs (id, customer_id, vendor_id, type, status, title, address, zip_code, first_name, last_name, phone, created_at, pickup_date_time, scheduled_date, completed_date, description, customer_budget, final_price)
     values (gen_random_uuid(), $1, $2, 'junk_pickup', $3, 'A', 'B', '78701', 'A', 'B', '5125550147', now(), $4, $4, $5, 'x', 100, 100)
     returning id`,
    [dana.id, dale.id, status, `${day}T15:00:00Z`, completed && `${completed}T12:00:00Z`],
  )
  return rows[0].id as string
}

beforeAll(async () => {
  const acceptedLate = await jobOn('accepted', '2026-12-20')
  const acceptedSoon = await jobOn('accepted', '2026-11-25')
  const acceptedSoonToo = await jobOn('accepted', '2026-11-25')
  // Started before its day: in-progress jobs still come before jobs accepted for an earlier day.
  const workLate = await jobOn('in_progress', '2026-12-10')
  const workSoon = await jobOn('in_progress', '2026-11-24')
  const doneFirst = await jobOn('completed', '2026-11-30', '2026-11-20')
  const doneLast = await jobOn('completed', '2026-11-23', '2026-12-01')
  const cancelled = await jobOn('cancelled', '2026-11-22')
  const both = [acceptedSoon, acceptedSoonToo].toSorted()
  // Cancelled jobs sort by their scheduled day, completed ones by when they were completed.
  order = [workSoon, workLate, ...both, acceptedLate, doneLast, cancelled, doneFirst]
})

test('lists jobs in progress, then accepted, each soonest first, then finished, latest first', async () => {
  const { vendorJobs } = await dale.ask(LIST, { sort: 'due' })
  expect(vendorJobs.nodes.map(({ id }) => id)).toEqual(order)
  expect(vendorJobs.totalCount).toBe(order.length)
})

test.each([1, 3, 8])('includes every job once in pages of %i, in the same order', async first => {
  const found: string[] = []
  let after: string | null = null
  do {
    const { vendorJobs }: VendorJobsQuery = await dale.ask(LIST, { sort: 'due' as const, first, after })
    found.push(...vendorJobs.nodes.map(({ id }) => id))
    after = vendorJobs.pageInfo.hasNextPage ? vendorJobs.pageInfo.endCursor : null
  } while (after)
  expect(found).toEqual(order)
})

test('lists newest first without a requested order, and over REST', async () => {
  const { vendorJobs } = await dale.ask(LIST, {})
  const posted = (
    await harness.database.pool.query(
      'select id from jobs where vendor_id = $1 order by created_at desc, id desc',
      [dale.id],
    )
  ).rows.map(({ id }) => id)
  const ids = (jobs: { id: string }[]) => jobs.map(({ id }) => id)
  expect(ids(vendorJobs.nodes)).toEqual(posted)
  const rest = await dale.fetch(`/api/jobs/vendor/${dale.id}`)
  expect(ids((await rest.json()) as { id: string }[])).toEqual(posted)
})

test("shows a vendor's list to admins and refuses everyone else", async () => {
  const ada = await admin(harness)
  const asked = { sort: 'due' as const, vendorId: dale.id }
  expect((await ada.ask(LIST, asked)).vendorJobs.nodes).toHaveLength(order.length)
  expect((await (await vendor(harness)).refusal(LIST, asked)).extensions.code).toBe('FORBIDDEN')
})

test.each(['nonsense', Buffer.from('["6000","x"]').toString('base64url')])(
  'refuses an invalid cursor: %s',
  async after => {
    expect(await dale.issues(LIST, { sort: 'due', after })).toEqual([
      'after: This cursor is not from this list',
    ])
  },
)

test('reads the first page from its index, however many jobs there are', async () => {
  await harness.database.pool.query(
    `insert into jobs (id, customer_id, vendor_id, type, status, title, address, zip_code, first_name, last_name, phone, created_at, pickup_date_time, scheduled_date, completed_date, description, customer_budget, final_price)
     select gen_random_uuid(), $1, case when n % 4 = 0 then $2::uuid else v.id end, 'junk_pickup', 'completed', 'A', 'B', '78701', 'A', 'B', '5125550147',
       now(), now(), now() - n * interval '1 minute', now() - n * interval '1 minute', 'x', 100, 100
     from generate_series(1, 2000) n, (select id from users where user_type = 'vendor' and id <> $2 limit 1) v`,
    [dana.id, dale.id],
  )
  await harness.database.pool.query('analyze jobs')
  const statements = await harness.statementsOf(() =>
    dale.ask(graphql(`query DueJobs { vendorJobs(sort: due, first: 5) { nodes { id } } }`)),
  )
  const plan = await genericPlan(harness.database.pool, statements.at(-1)!)
  expect(plan).toMatch(/Index (Only )?Scan using jobs_vendor_due/)
  expect(plan).not.toMatch(/Sort/)
  expect(await harness.database.orm.em.fork().count(Job, { vendorId: dale.id })).toBeGreaterThan(499)
})
