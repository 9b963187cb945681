import type { JobNeed } from '../../rules/jobs/jobNeeds.js'
import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  bookDays,
  COMPLETE_JOB,
  CONTEST_CHARGE,
  DENY_PAYMENT,
  MARK_PAID,
  paidJob,
  postJunk,
  startJob,
  UPHOLD_CHARGE,
} from '../../test/deals.js'
import { emptyTables } from '../../test/emptyTables.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, OPEN_SUPPORT_TICKET, SET_USER_ACTIVE, WITHDRAW_BID_ID } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let ada: TestUser
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
beforeEach(async () => {
  await emptyTables(
    harness.database.pool,
    'truncate jobs, vendor_documents, graphile_worker._private_jobs cascade',
  )
  harness.clock.now = START
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const WORKLIST = graphql(`
  query Worklist {
    worklist {
      documentCount documents { id documentType vendor { id firstName } }
      ticketCount tickets { id issue customer { id } job { id } }
      taskCount tasks { id task nextTryAt }
      unansweredJobCount unansweredJobs { id }
      strandedJobCount strandedJobs { id vendor { id isActive } }
      overdueJobCount overdueJobs { id }
      contestedJobCount contestedJobs { id }
      deniedJobCount deniedJobs { id }
      nextUnansweredAt
    }
  }
`)
const worklist = async () => (await ada.ask(WORKLIST)).worklist

const afterHours = (hours: number) => {
  harness.clock.now = new Date(START.getTime() + hours * 3_600_000)
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

const addDocument = async (type: string, status: string, minute: number): Promise<string> => {
  const { rows } = await harness.database.pool.query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, uploaded_at, review_status, review_reason, expires_on, time_zone)
     values (gen_random_uuid(), $1, $2, 'x.png', '/objects/x', $3, $4, case when $4 = 'refused' then 'Old' end,
       case when $4 = 'approved' and $2 <> 'w9_form' then date '2027-11-20' end,
       case when $4 = 'approved' and $2 <> 'w9_form' then 'America/Chicago' end) returning id`,
    [dale.id, type, new Date(START.getTime() + minute * 60_000), status],
  )
  return rows[0].id
}

const addTask = async (attempts: number, name = 'removeExpired'): Promise<string> => {
  const { pool } = harness.database
  const { rows } = await pool.query('select id from graphile_worker.add_job($1, max_attempts => 12)', [name])
  await pool.query(
    "update graphile_worker._private_jobs set attempts = $2, last_error = 'Out of luck' where id = $1",
    [rows[0].id, attempts],
  )
  return rows[0].id
}

test('shows empty lists when there is nothing to do', async () => {
  await acceptedJob(dana, dale)
  expect(await worklist()).toEqual({
    documentCount: 0,
    documents: [],
    ticketCount: 0,
    tickets: [],
    taskCount: 0,
    tasks: [],
    unansweredJobCount: 0,
    unansweredJobs: [],
    strandedJobCount: 0,
    strandedJobs: [],
    overdueJobCount: 0,
    overdueJobs: [],
    contestedJobCount: 0,
    contestedJobs: [],
    deniedJobCount: 0,
    deniedJobs: [],
    nextUnansweredAt: null,
  })
})

test('lists documents that wait for review, longest waiting first', async () => {
  const later = await addDocument('w9_form', 'waiting', 2)
  const first = await addDocument('drivers_license', 'waiting', 1)
  await addDocument('commercial_insurance', 'approved', 0)
  await addDocument('w9_form', 'refused', 0)
  const { documentCount, documents } = await worklist()
  expect(documentCount).toBe(2)
  expect(idsOf(documents)).toEqual([first, later])
  expect(documents[0]?.vendor).toEqual({ id: dale.id, firstName: 'Dale' })
})

test('counts all open tickets and lists the five that have waited longest', async () => {
  const orderNumber = await postJunk(dana)
  const opened: string[] = []
  for (let number = 0; number < 7; number++) {
    harness.clock.now = new Date(START.getTime() + number * 60_000)
    const input = { orderNumber, issue: `Question ${number}` }
    opened.push((await dana.ask(OPEN_SUPPORT_TICKET, { input })).openSupportTicket.id)
  }
  const CLOSE = graphql(`mutation CloseOldest($id: UUID!) { closeSupportTicket(id: $id) { id } }`)
  await ada.ask(CLOSE, { id: opened[0]! })
  const { ticketCount, tickets } = await worklist()
  expect(ticketCount).toBe(6)
  expect(idsOf(tickets)).toEqual(opened.slice(1, 6))
})

test('lists failed tasks, those given up first', async () => {
  const retried = await addTask(1)
  const givenUp = await addTask(12)
  await harness.database.pool.query("select graphile_worker.add_job('removeExpired')")
  const { taskCount, tasks } = await worklist()
  expect(taskCount).toBe(2)
  expect(idsOf(tasks)).toEqual([givenUp, retried])
  expect(tasks.map(({ nextTryAt }) => nextTryAt === null)).toEqual([true, false])
})

describe('a job without bids', () => {
  test('appears after four hours, and the response says when', async () => {
    const jobId = await postJunk(dana)
    expect(await worklist()).toMatchObject({
      unansweredJobCount: 0,
      nextUnansweredAt: '2026-11-20T22:00:00.000Z',
    })
    harness.clock.now = new Date('2026-11-20T21:59:59.999Z')
    expect((await worklist()).unansweredJobs).toEqual([])
    harness.clock.now = new Date('2026-11-20T22:00:00.000Z')
    expect(await worklist()).toMatchObject({
      unansweredJobCount: 1,
      unansweredJobs: [{ id: jobId }],
      nextUnansweredAt: null,
    })
  })

  test('disappears while a bid is pending and returns once it is withdrawn', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    afterHours(5)
    expect((await worklist()).unansweredJobCount).toBe(0)
    await dale.ask(WITHDRAW_BID_ID, { bidId })
    expect((await worklist()).unansweredJobs).toEqual([{ id: jobId }])
  })

  test('disappears once it is cancelled, past its date, or its customer suspended', async () => {
    const cancelled = await postJunk(dana)
    await dana.ask(CANCEL_JOB, { jobId: cancelled })
    await postJunk(dana, { pickupDateTime: '2026-11-20T20:00:00.000Z' })
    const kim = await customer(harness)
    await postJunk(kim)
    await ada.ask(SET_USER_ACTIVE, { userId: kim.id, isActive: false })
    afterHours(5)
    expect((await worklist()).unansweredJobs).toEqual([])
  })

  test('sorts by date', async () => {
    const later = await postJunk(dana, { pickupDateTime: '2026-12-25T15:00:00.000Z' })
    const sooner = await postJunk(dana, { pickupDateTime: '2026-12-01T15:00:00.000Z' })
    afterHours(4)
    expect(idsOf((await worklist()).unansweredJobs)).toEqual([sooner, later])
  })
})

test('lists jobs under way of a suspended vendor until reactivation or reassignment', async () => {
  const mia = await vendor(harness)
  const jobId = await postJunk(dana)
  const lost = await bid(mia, jobId)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  await acceptedJob(dana, mia)
  const suspend = (isActive: boolean) => ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive })
  await suspend(false)
  expect(await worklist()).toMatchObject({
    strandedJobCount: 1,
    strandedJobs: [{ id: jobId, vendor: { id: dale.id, isActive: false } }],
  })
  const SINCE = graphql(`query StrandedSince($id: UUID!) { job(id: $id) { strandedSince } }`)
  expect((await ada.ask(SINCE, { id: jobId })).job.strandedSince).toBe(START.toISOString())
  expect((await dana.ask(SINCE, { id: jobId })).job.strandedSince).toBeNull()
  await suspend(true)
  expect((await worklist()).strandedJobCount).toBe(0)
  await suspend(false)
  const REASSIGN = graphql(`
    mutation ReassignStranded($bidId: UUID!) {
      reassignJob(bidId: $bidId, reason: "Suspended") { id }
    }
  `)
  await ada.ask(REASSIGN, { bidId: lost })
  expect((await worklist()).strandedJobs).toEqual([])
})

describe('all orders that need an admin', () => {
  const NEEDY = graphql(`
    query NeedyJobs($needs: JobNeed, $search: String, $status: JobStatus, $first: Int!, $after: String) {
      jobs(needs: $needs, search: $search, status: $status, first: $first, after: $after) {
        nodes { id }
        totalCount
        pageInfo { endCursor hasNextPage }
      }
    }
  `)
  const needy = async (needs: JobNeed | null, more: object = {}) => {
    const { jobs } = await ada.ask(NEEDY, { needs, first: 20, ...more })
    return { ids: idsOf(jobs.nodes), total: jobs.totalCount, ...jobs.pageInfo }
  }

  test('matches the worklist, newest first, in pages, found by number and name', async () => {
    const late: string[] = []
    for (let minute = 0; minute < 7; minute++) {
      harness.clock.now = new Date(START.getTime() + minute * 60_000)
      late.unshift(await postJunk(dana))
    }
    afterHours(4.5)
    const kim = await customer(harness)
    const recent = await postJunk(kim)
    expect((await worklist()).unansweredJobs).toHaveLength(5)
    expect(await needy('unanswered')).toMatchObject({ ids: late, total: 7 })
    expect((await needy(null)).ids).toEqual([recent, ...late])
    const first = await needy('unanswered', { first: 4 })
    expect(first).toMatchObject({ ids: late.slice(0, 4), hasNextPage: true })
    expect((await needy('unanswered', { first: 4, after: first.endCursor })).ids).toEqual(late.slice(4))
    expect((await needy('unanswered', { search: late[2]!.slice(0, 8) })).ids).toEqual([late[2]])
    expect((await needy('unanswered', { search: recent.slice(0, 8) })).ids).toEqual([])
    expect((await needy('unanswered', { search: dana.email })).total).toBe(7)
    expect((await needy('unanswered', { search: kim.email })).total).toBe(0)
    expect((await needy('unanswered', { search: 'a' })).total).toBe(7)
    expect((await needy('unanswered', { status: 'accepted' })).total).toBe(0)
  })

  test('includes jobs under way whose vendor is suspended or has an expired document', async () => {
    const mia = await vendor(harness)
    const [ofDale] = [await acceptedJob(dana, dale), await acceptedJob(dana, mia)]
    expect((await needy('stranded')).ids).toEqual([])
    await ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive: false })
    expect(await needy('stranded')).toMatchObject({ ids: [ofDale], total: 1 })
    expect((await needy('uncovered')).ids).toEqual([])
    await addDocument('commercial_insurance', 'approved', 0)
    await harness.database.pool.query("update vendor_documents set expires_on = '2026-11-22'")
    expect((await needy('uncovered')).ids).toEqual([])
    harness.clock.now = new Date('2026-11-24T12:00:00.000Z')
    expect((await needy('uncovered')).ids).toEqual([ofDale])
  })

  test('lists a job whose vendor is two hours late', async () => {
    const jobId = await postJunk(dana, { pickupDateTime: '2026-11-22T15:00:00.000Z' })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    harness.clock.now = new Date('2026-11-22T18:59:00Z')
    expect((await needy('overdue')).ids).toEqual([])
    harness.clock.now = new Date('2026-11-22T19:00:00Z')
    expect((await needy('overdue')).ids).toEqual([jobId])
    expect(await worklist()).toMatchObject({ overdueJobCount: 1, overdueJobs: [{ id: jobId }] })
  })

  test('lists a job with a contested charge, also once it is completed, until an admin decides', async () => {
    const jobId = await acceptedJob(dana, dale)
    const chargeId = await bookDays(harness, jobId)
    expect((await needy('contested')).ids).toEqual([])
    await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'It was one day' })
    await startJob(dale, jobId)
    await dale.ask(COMPLETE_JOB, { jobId })
    expect((await needy('contested')).ids).toEqual([jobId])
    expect(await worklist()).toMatchObject({ contestedJobCount: 1, contestedJobs: [{ id: jobId }] })
    await ada.ask(UPHOLD_CHARGE, { chargeId, reason: 'The photos show it' })
    expect((await worklist()).contestedJobs).toEqual([])
  })

  test('lists a job whose payment the customer denied, until the vendor marks it again', async () => {
    const jobId = await paidJob(dana, dale)
    expect((await needy('denied')).ids).toEqual([])
    await dana.ask(DENY_PAYMENT, { jobId, reason: 'No check came' })
    expect((await needy('denied')).ids).toEqual([jobId])
    expect(await worklist()).toMatchObject({ deniedJobCount: 1, deniedJobs: [{ id: jobId }] })
    await dale.ask(MARK_PAID, { jobId, method: 'check' })
    expect((await worklist()).deniedJobs).toEqual([])
  })

  test('lists a denied payment for thirty days', async () => {
    const denied = async (days: number) => {
      const jobId = await acceptedJob(dana, dale)
      await harness.database.pool.query(
        `insert into job_payments (id, job_id, vendor_id, amount, method, status, deny_reason, decided_at)
          values (gen_random_uuid(), $1, $2, 5, 'cash', 'denied', 'No', $3::timestamptz - make_interval(days => $4))`,
        [jobId, dale.id, START, days],
      )
      return jobId
    }
    await denied(31)
    const recent = await denied(29)
    expect((await needy('denied')).ids).toEqual([recent])
  })

  test('refuses everyone but admins', async () => {
    expect((await dana.refusal(NEEDY, { needs: 'stranded', first: 5 })).extensions.code).toBe('FORBIDDEN')
  })
})

test("stops counting at a hundred, so a bad day doesn't slow down the page", async () => {
  await harness.database.pool.query(
    `insert into support_tickets (id, customer_id, order_number, issue, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'x', now(), now() from generate_series(1, 101)`,
    [dana.id, await postJunk(dana)],
  )
  const { ticketCount, tickets } = await worklist()
  expect([ticketCount, tickets.length]).toEqual([100, 5])
})

test("takes one statement, plus two for the queue's own tables", async () => {
  await acceptedJob(dana, dale)
  await worklist()
  const statements = await harness.statementsOf(() => worklist())
  // Reading the session is one more statement.
  expect(statements).toHaveLength(4)
})
