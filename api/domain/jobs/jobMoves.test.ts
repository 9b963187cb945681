import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  COMPLETE_JOB,
  completedJob,
  makeJobDue,
  postJunk,
  START_JOB,
  startJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let people: Record<'customer' | 'vendor' | 'admin', TestUser>
beforeAll(async () => {
  harness = await startHarness()
  people = {
    customer: await customer(harness),
    vendor: await vendor(harness),
    admin: await admin(harness),
  }
})
afterAll(() => harness.stop())

const CANCEL = graphql(`
  mutation CancelJobAndBids($jobId: UUID!, $reason: String) {
    cancelJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId bids { nodes { status } } }
  }
`)
const RELEASE = graphql(`
  mutation ReleaseJobAndBid($jobId: UUID!, $reason: String) {
    releaseJob(jobId: $jobId, reason: $reason) { id status finalPrice vendorId myBid { status } }
  }
`)

test('makes a released job pending, with the bid withdrawn and the reason in the history', async () => {
  const jobId = await acceptedJob(people.customer, people.vendor)
  const { releaseJob } = await people.vendor.ask(RELEASE, { jobId, reason: 'The truck broke down' })
  expect(releaseJob).toEqual({
    id: jobId,
    status: 'pending',
    finalPrice: null,
    vendorId: null,
    myBid: { status: 'withdrawn' },
  })
  const { job } = await people.customer.ask(
    graphql(`
      query JobHistory($id: UUID!) {
        job(id: $id) { history { fromStatus toStatus reason actor { id } } }
      }
    `),
    { id: jobId },
  )
  expect(job.history.at(-1)).toEqual({
    fromStatus: 'accepted',
    toStatus: 'pending',
    reason: 'The truck broke down',
    actor: { id: people.vendor.id },
  })
  await bid(people.vendor, jobId, '99')
})

test('rejects the open bids on cancellation and notifies their vendors', async () => {
  const jobId = await postJunk(people.customer)
  await bid(people.vendor, jobId)
  await harness.mails()
  const { cancelJob } = await people.customer.ask(CANCEL, { jobId })
  expect(cancelJob.bids.nodes).toEqual([{ status: 'rejected' }])
  const mails = await harness.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Subject: The customer cancelled the junk pickup in 78701')
  expect(mails[0]).toContain(`To: ${people.vendor.email}`)
})

test('counts all jobs a vendor completes at once and those changed by statements', async () => {
  const mia = await vendor(harness)
  const completed = async () => {
    const { me } = await mia.ask(graphql(`query OwnCompletedJobs { me { completedJobs } }`))
    return me!.completedJobs
  }
  const ids: string[] = []
  for (let n = 0; n < 6; n++) {
    const jobId = await acceptedJob(people.customer, mia)
    await startJob(mia, jobId)
    ids.push(jobId)
  }
  await Promise.all(ids.map(jobId => mia.ask(COMPLETE_JOB, { jobId })))
  expect(await completed()).toBe(6)
  const columns = `customer_id, vendor_id, type, status, title, first_name, last_name, phone, address, zip_code,
    pickup_date_time, scheduled_date, description, customer_budget, final_price, completed_date`
  const { rows } = await harness.database.pool.query(
    `insert into jobs (id, ${columns}) select gen_random_uuid(), ${columns} from jobs where id = $1 returning id`,
    [ids[0]],
  )
  expect(await completed()).toBe(7)
  const change = (how: string) => harness.database.pool.query(`${how} where id = $1`, [rows[0].id])
  await change("update jobs set status = 'in_progress', completed_date = null")
  expect(await completed()).toBe(6)
  await change("update jobs set status = 'completed', completed_date = now()")
  await change('update jobs set completed_date = now()')
  expect(await completed()).toBe(7)
  // The ledger keeps what its vendor owes for it.
  await expect(change('delete from jobs')).rejects.toThrow('ledger_transfers_job_id_fkey')
  expect(await completed()).toBe(7)
})

test("sets completion date and monthly statistics in the browser's time zone", async () => {
  harness.clock.now = new Date('2026-12-01T03:00:00Z')
  const mia = await vendor(harness)
  await completedJob(people.customer, mia, '149.50')
  await acceptedJob(people.customer, mia, '20')
  const STATS = graphql(`
    query VendorStats {
      vendorStats { activeJobs completedJobs monthlyEarnings weeklyEarnings rating }
    }
  `)
  const figures = {
    activeJobs: 1,
    completedJobs: 1,
    monthlyEarnings: '149.50',
    weeklyEarnings: '149.50',
    rating: 0,
  }
  expect((await mia.ask(STATS)).vendorStats).toEqual(figures)
  harness.clock.now = new Date('2026-12-01T07:00:00Z')
  // In Chicago the job was completed on November 30, and now it's December.
  expect((await mia.ask(STATS, {}, { 'x-time-zone': 'America/Chicago' })).vendorStats).toEqual({
    ...figures,
    monthlyEarnings: '0.00',
  })
  expect((await mia.ask(STATS, {}, { 'x-time-zone': 'Not/A_Zone' })).vendorStats).toEqual(figures)
  harness.clock.now = new Date('2026-11-20T18:00:00Z')
})

test('accepts one of two simultaneous moves of a job', async () => {
  const jobId = await acceptedJob(people.customer, people.vendor)
  await makeJobDue(people.vendor.harness, jobId)
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      i % 2 ? people.vendor.answer(START_JOB, { jobId }) : people.customer.answer(CANCEL, { jobId }),
    ),
  )
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(new Set(outcomes.flatMap(({ errors }) => errors.map(each => each.extensions.reason)))).toEqual(
    new Set(['JOB_STATE']),
  )
})

test('allows exactly the moves that the job lists as allowed', async () => {
  const CAN = graphql(`
    query JobPermissions($id: UUID!) {
      job(id: $id) {
        viewerCanAccept viewerCanStart viewerCanComplete viewerCanRelease viewerCanCancel
        viewerCanRate
      }
    }
  `)
  const can = async (who: TestUser, id: string) =>
    Object.entries((await who.ask(CAN, { id })).job)
      .filter(([, may]) => may)
      .map(([name]) => name.slice('viewerCan'.length))
  const jobId = await postJunk(people.customer)
  expect(await can(people.customer, jobId)).toEqual(['Accept', 'Cancel'])
  expect(await can(people.admin, jobId)).toEqual(['Cancel'])
  const bidId = await bid(people.vendor, jobId)
  expect(await can(people.vendor, jobId)).toEqual([])
  await people.customer.ask(ACCEPT_BID, { bidId })
  expect(await can(people.customer, jobId)).toEqual(['Cancel'])
  expect(await can(people.vendor, jobId)).toEqual(['Release'])
  await makeJobDue(people.vendor.harness, jobId)
  expect(await can(people.vendor, jobId)).toEqual(['Start', 'Release'])
  await startJob(people.vendor, jobId)
  expect(await can(people.customer, jobId)).toEqual([])
  expect(await can(people.admin, jobId)).toEqual(['Cancel'])
  await people.vendor.ask(COMPLETE_JOB, { jobId })
  expect(await can(people.customer, jobId)).toEqual(['Rate'])
  expect(await can(people.vendor, jobId)).toEqual(['Rate'])
})

test("refuses contact details in a reason that bidders read, but not for the job's vendor", async () => {
  const jobId = await postJunk(people.customer)
  await bid(people.vendor, jobId)
  const reason = 'Call me at 512 555 0147'
  expect(await people.customer.issues(CANCEL, { jobId, reason })).toEqual([
    'reason: Leave out phone numbers, emails, and links. Please remove “512 555 0147”.',
  ])
  const accepted = await acceptedJob(people.customer, people.vendor)
  expect((await people.customer.ask(CANCEL, { jobId: accepted, reason })).cancelJob.status).toBe('cancelled')
  expect((await people.customer.ask(CANCEL, { jobId, reason: 'We kept it' })).cancelJob.status).toBe(
    'cancelled',
  )
})
