import { APPLY, application } from '../domain/applications/test/setups.js'
import { expire } from '../domain/deals/expire.js'
import { documentExpiry } from '../domain/vendors/documentExpiry.js'
import { newId } from '../platform/ids.js'
import { type ApplicationStatus, applicationGraph } from '../rules/applications/applicationGraph.js'
import { type BidStatus, bidGraph } from '../rules/bids/bidGraph.js'
import { type ChangeOrderStatus, changeOrderGraph } from '../rules/changeOrders/changeOrderGraph.js'
import { type ChargeStatus, chargeGraph } from '../rules/charges/chargeGraph.js'
import { DAY_MS } from '../rules/dates.js'
import { type JobStatus, jobGraph } from '../rules/jobs/jobGraph.js'
import { type PaymentStatus, paymentGraph } from '../rules/payments/paymentGraph.js'
import { type StatementStatus, statementGraph } from '../rules/statements/statementGraph.js'
import { type TicketStatus, ticketGraph } from '../rules/support/ticketGraph.js'
import { documentGraph, type ReviewStatus } from '../rules/vendors/documentGraph.js'
import { type VisitStatus, visitGraph } from '../rules/visits/visitGraph.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  ANSWER_CONTEST,
  ARRIVE_AT_VISIT,
  askToMove,
  bid,
  bookDays,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  CONFIRM_PAYMENT,
  CONTEST_CHARGE,
  DECLINE_CHANGE,
  DENY_PAYMENT,
  EDIT_JUNK,
  FAIL_VISIT,
  firstVisit,
  junkPickup,
  makeDue,
  makeJobDue,
  PROPOSE_CHANGE,
  paidJob,
  postJunk,
  postRental,
  RELEASE_JOB,
  REPORT_NO_SHOW,
  START_JOB,
  START_VISIT,
  setOff,
  startJob,
  UNDO_CHARGE,
  UNDO_START,
  UPHOLD_CHARGE,
  VOID_CHARGE,
  WITHDRAW_CHANGE,
} from './deals.js'
import { graphql } from './generated/gql.js'
import { type Act, type People, walkGraph } from './graphs/walkGraph.js'
import { type Harness, START, startHarness } from './harness.js'
import { CANCEL_JOB, OPEN_SUPPORT_TICKET, SAVE_VENDOR_DOCUMENT_ID, WITHDRAW_BID_ID } from './operations.js'
import { newStatement, RECORD_PAYMENT, REVERSE_PAYMENT, runStatements } from './statements.js'
import { taskWork } from './taskWork.js'
import { linkFor, PNG, photo, put } from './uploads.js'
import { admin, customer, type TestUser, vendor } from './users.js'

let harness: Harness
let people: People
beforeAll(async () => {
  // More jobs than the quotas of one account allow.
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
  people = {
    customer: await customer(harness),
    vendor: await vendor(harness),
    admin: await admin(harness),
    otherCustomer: await customer(harness),
    otherVendor: await vendor(harness),
  }
})
afterAll(() => harness.stop())

interface Thing {
  id: string
}

const query = async (text: string, values: unknown[]) =>
  (await harness.database.pool.query(text, values)).rows
const stateIn =
  <State extends string>(table: string, column = 'status') =>
  async ({ id }: Thing): Promise<State> =>
    (await query(`select ${column} as state from ${table} where id = $1`, [id]))[0].state

const contextAt = (now: Date) => ({ ...harness.app.context, clock: () => now })
const runExpire = (now: Date) => expire(contextAt(now), {}, taskWork('expire'))
/** Past the end of a bid, before the date of its job. */
const endBids = () => runExpire(new Date(START.getTime() + 4 * DAY_MS))
const endJobs = () => runExpire(new Date('2027-01-01T00:00:00Z'))

const REOPEN = graphql(`
  mutation ReopenWalked($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "Nobody came") { id } }
`)
const REASSIGN = graphql(`
  mutation ReassignWalked($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "Nobody came") { id } }
`)
const CANCEL_NO_SHOW = graphql(`
  mutation CancelWalkedNoShow($jobId: UUID!) { cancelJob(jobId: $jobId, vendorDidNotCome: true) { id } }
`)
const FIND_ANOTHER = graphql(`
  mutation FindAnotherWalked($jobId: UUID!, $newDate: LocalDate!) { findAnotherVendor(jobId: $jobId, newDate: $newDate) { id } }
`)
const DECLINE_BID = graphql(`mutation DeclineWalkedBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
const CHANGE_BID = graphql(`
  mutation ChangeWalkedBid($input: ChangeBidInput!) { changeBid(input: $input) { id } }
`)

interface JobThing extends Thing {
  bidId: string
  rivalBidId: string
}

const jobIn = async (state: JobStatus): Promise<JobThing> => {
  const id = await postJunk(people.customer)
  const bidId = await bid(people.vendor, id)
  const job = { id, bidId, rivalBidId: await bid(people.otherVendor, id) }
  if (state === 'pending') return job
  await people.customer.ask(ACCEPT_BID, { bidId })
  await makeJobDue(people.vendor.harness, id)
  if (state === 'accepted') return job
  if (state === 'cancelled') {
    await people.customer.ask(CANCEL_JOB, { jobId: id })
    return job
  }
  await startJob(people.vendor, id)
  if (state === 'completed') await people.vendor.ask(COMPLETE_JOB, { jobId: id })
  return job
}

/** Nobody came to its first visit, although the vendor of a started one set off. */
const missedIn = async (state: JobStatus): Promise<JobThing> => {
  const job = await jobIn(state === 'in_progress' ? 'accepted' : state)
  const visitId = state === 'in_progress' ? await firstVisit(people.vendor, job.id) : null
  if (visitId) await setOff(people.vendor, visitId, 15)
  await query(
    "update visits set window_start = $2::timestamptz, window_end = $2::timestamptz + interval '1 hour' where job_id = $1",
    [job.id, new Date(START.getTime() - DAY_MS)],
  )
  return job
}

/** Its vendor has set off, but not arrived. */
const setOffIn = async (state: JobStatus): Promise<JobThing> => {
  if (state !== 'in_progress') return jobIn(state)
  const job = await jobIn('accepted')
  await setOff(people.vendor, await firstVisit(people.vendor, job.id), 15)
  return job
}
/** Its vendor has called the visit off, after setting off if the job has started. */
const calledOffIn = async (state: JobStatus): Promise<JobThing> => {
  const job = await setOffIn(state)
  if (state === 'accepted' || state === 'in_progress')
    await people.vendor.ask(FAIL_VISIT, {
      visitId: await firstVisit(people.vendor, job.id),
      input: { reason: 'vendor_fault' },
    })
  return job
}

type JobAct = Act<typeof jobGraph, JobThing>
const cancelJob: JobAct = { make: setOffIn, act: (by, { id }) => by.answer(CANCEL_JOB, { jobId: id }) }

walkGraph('job', jobGraph, {
  make: jobIn,
  stateOf: stateIn<JobStatus>('jobs'),
  people: () => people,
  // A pending job has no vendor of its own.
  isTheirs: (who, state) =>
    who === 'customer' || who === 'admin' || (who === 'vendor' && state !== 'pending'),
  ways: {
    accept: { act: (by, { bidId }) => by.answer(ACCEPT_BID, { bidId }) },
    edit: { act: (by, { id }) => by.answer(EDIT_JUNK, { input: { ...junkPickup, jobId: id } }) },
    start: { act: (by, { id }) => by.answer(START_JOB, { jobId: id }) },
    complete: { act: (by, { id }) => by.answer(COMPLETE_JOB, { jobId: id }) },
    release: { act: (by, { id }) => by.answer(RELEASE_JOB, { jobId: id }) },
    reopen: { act: (by, { id }) => by.answer(REOPEN, { jobId: id }) },
    noShow: {
      make: missedIn,
      act: (by, { id }) => by.answer(REPORT_NO_SHOW, { jobId: id, newDate: '2026-12-28' }),
    },
    cancelUndone: cancelJob,
    unstart: {
      make: setOffIn,
      when: {
        'its vendor has not set off after all': async ({ id }) => {
          const { rows } = await people.admin.harness.database.pool.query(
            'select id from visits where job_id = $1',
            [id],
          )
          return rows[0] && people.vendor.answer(UNDO_START, { visitId: rows[0].id })
        },
      },
    },
    findAnother: {
      make: calledOffIn,
      act: (by, { id }) => by.answer(FIND_ANOTHER, { jobId: id, newDate: '2026-12-28' }),
    },
    assign: { after: 'reopen', act: (by, { rivalBidId }) => by.answer(REASSIGN, { bidId: rivalBidId }) },
    cancel: cancelJob,
    adminCancel: cancelJob,
    cancelNoShow: {
      make: missedIn,
      act: (by, { id }) => by.answer(CANCEL_NO_SHOW, { jobId: id }),
    },
    expire: { when: { 'its date has come': endJobs } },
  },
})

interface VisitThing extends Thing {
  jobId: string
}

const finishVisit = async (by: TestUser, visitId: string) => {
  const photos = [await photo(by === people.admin ? people.vendor : by)]
  return by.answer(COMPLETE_VISIT, { visitId, input: { photos } })
}

/** A pickup needs no photo, which admins and others could not take. */
const pickupIn = async (state: VisitStatus): Promise<VisitThing> => {
  const { id: jobId } = await jobIn('accepted')
  const id = await firstVisit(people.vendor, jobId)
  await query("update visits set kind = 'pickup' where id = $1", [id])
  await makeDue(people.vendor.harness, id)
  if (state === 'scheduled') return { id, jobId }
  if (state === 'cancelled') {
    await people.customer.ask(CANCEL_JOB, { jobId })
    return { id, jobId }
  }
  await setOff(people.vendor, id, 15)
  if (state === 'on_the_way') return { id, jobId }
  await people.vendor.ask(ARRIVE_AT_VISIT, { visitId: id })
  if (state === 'done') await finishVisit(people.vendor, id)
  if (state === 'failed') await people.vendor.ask(FAIL_VISIT, { visitId: id, input: { reason: 'weather' } })
  return { id, jobId }
}

walkGraph('visit', visitGraph, {
  make: pickupIn,
  stateOf: stateIn<VisitStatus>('visits'),
  people: () => people,
  ways: {
    start: { act: (by, { id }) => by.answer(START_VISIT, { visitId: id, etaMinutes: 15 }) },
    undo: { act: (by, { id }) => by.answer(UNDO_START, { visitId: id }) },
    arrive: { act: (by, { id }) => by.answer(ARRIVE_AT_VISIT, { visitId: id }) },
    complete: { act: (by, { id }) => by.answer(COMPLETE_VISIT, { visitId: id, input: {} }) },
    fail: {
      act: (by, { id }) => by.answer(FAIL_VISIT, { visitId: id, input: { reason: 'vendor_fault' } }),
    },
    begin: {
      when: { 'its vendor starts the job': ({ jobId }) => people.vendor.answer(START_JOB, { jobId }) },
    },
    finish: {
      when: {
        'its vendor completes the job': async ({ jobId }) => {
          await people.vendor.answer(START_JOB, { jobId })
          return people.vendor.answer(COMPLETE_JOB, { jobId })
        },
      },
    },
    cancel: {
      when: {
        'an admin reopens the job': ({ jobId }) => people.admin.answer(REOPEN, { jobId }),
        'an admin cancels the job': ({ jobId }) => people.admin.answer(CANCEL_JOB, { jobId }),
      },
    },
  },
})

interface ChargeThing extends Thing {
  jobId: string
}

const reason = 'Two days, not three'

const chargeIn = async (state: ChargeStatus): Promise<ChargeThing> => {
  const { id: jobId } = await jobIn('accepted')
  const id = await bookDays(harness, jobId)
  if (state === 'contested') await people.customer.ask(CONTEST_CHARGE, { chargeId: id, reason })
  else if (state !== 'booked') await query('update job_charges set status = $2 where id = $1', [id, state])
  return { id, jobId }
}

/** A line of extra work that its vendor proposed. */
const extraIn = async (state: ChargeStatus): Promise<ChargeThing> => {
  const { id: jobId } = await jobIn('accepted')
  const evidence = [await photo(people.vendor)]
  const input = { jobId, kind: 'extra' as const, amount: '20', note: 'A piano', evidence }
  await people.vendor.ask(PROPOSE_CHANGE, { input })
  const [{ id }] = await query("select id from job_charges where job_id = $1 and kind = 'extra'", [jobId])
  const change = 'contested_at = now(), contest_reason = $3'
  if (state === 'contested')
    await query(`update job_charges set status = $2, ${change} where id = $1`, [id, state, reason])
  else if (state !== 'proposed') await query('update job_charges set status = $2 where id = $1', [id, state])
  return { id, jobId }
}
const acceptAny = async ({ jobId }: ChargeThing) => {
  const [{ id }] = await query('select id from change_orders where job_id = $1', [jobId])
  return people.customer.answer(ACCEPT_CHANGE, { id })
}

/** A charge whose state is an admin's decision on its contest, if a decision leads there. */
const decidedIn = async (state: ChargeStatus): Promise<ChargeThing> => {
  if (state === 'proposed') return extraIn(state)
  const thing = await chargeIn('contested')
  const [by, variables] = [people.admin, { chargeId: thing.id, reason }]
  if (state === 'booked') await by.ask(UPHOLD_CHARGE, variables)
  if (state === 'void') await by.ask(VOID_CHARGE, variables)
  return thing
}

walkGraph('charge', chargeGraph, {
  make: chargeIn,
  stateOf: stateIn<ChargeStatus>('job_charges'),
  people: () => people,
  ways: {
    contest: { act: (by, { id }) => by.answer(CONTEST_CHARGE, { chargeId: id, reason }) },
    answer: { act: (by, { id }) => by.answer(ANSWER_CONTEST, { chargeId: id, answer: reason }) },
    undo: { make: decidedIn, act: (by, { id }) => by.answer(UNDO_CHARGE, { chargeId: id }) },
    uphold: { act: (by, { id }) => by.answer(UPHOLD_CHARGE, { chargeId: id, reason }) },
    void: { act: (by, { id }) => by.answer(VOID_CHARGE, { chargeId: id, reason }) },
    book: { make: extraIn, when: { 'the customer accepts its proposal': acceptAny } },
    lapse: {
      when: {
        'its vendor gives the job back': ({ jobId }) => people.vendor.answer(RELEASE_JOB, { jobId }),
        'an admin cancels the job': ({ jobId }) => people.admin.answer(CANCEL_JOB, { jobId }),
      },
    },
  },
})

interface PaymentThing extends Thing {
  jobId: string
}

walkGraph('payment', paymentGraph, {
  make: async (state): Promise<PaymentThing> => {
    const jobId = await paidJob(people.customer, people.vendor)
    const [{ id }] = await query('select id from job_payments where job_id = $1', [jobId])
    if (state !== 'marked')
      await query(
        `update job_payments set status = $2, decided_at = now(), deny_reason = case when $2 = 'denied' then 'No' end where id = $1`,
        [id, state],
      )
    return { id, jobId }
  },
  stateOf: stateIn<PaymentStatus>('job_payments'),
  people: () => people,
  ways: {
    confirm: { act: (by, { jobId }) => by.answer(CONFIRM_PAYMENT, { jobId }) },
    deny: { act: (by, { jobId }) => by.answer(DENY_PAYMENT, { jobId, reason: 'No check came' }) },
  },
})

interface ChangeThing extends Thing {
  jobId: string
  /** The proposals of the two sides; `id` is the one acted on last. */
  of: Record<'customer' | 'vendor', string>
}

const changeIn = async (state: ChangeOrderStatus): Promise<ChangeThing> => {
  const jobId = await postRental(people.customer)
  await people.customer.ask(ACCEPT_BID, { bidId: await bid(people.vendor, jobId) })
  const id = await askToMove(people.vendor, jobId)
  const input = { jobId, kind: 'longer_rental' as const, pickupDate: '2027-01-04' }
  const { proposeChangeOrder } = await people.customer.ask(PROPOSE_CHANGE, { input })
  if (state !== 'proposed')
    await query('update change_orders set status = $2, decided_at = $3 where job_id = $1', [
      jobId,
      state,
      START,
    ])
  return { id, jobId, of: { customer: proposeChangeOrder.id, vendor: id } }
}
/** Takes the proposal of this person's side, or of the other side. */
const pick = (by: TestUser, thing: ChangeThing, isOwn: boolean): string => {
  thing.id = (by === people.vendor) === isOwn ? thing.of.vendor : thing.of.customer
  return thing.id
}

walkGraph('change order', changeOrderGraph, {
  make: changeIn,
  stateOf: stateIn<ChangeOrderStatus>('change_orders'),
  people: () => people,
  ways: {
    accept: { act: (by, thing) => by.answer(ACCEPT_CHANGE, { id: pick(by, thing, false) }) },
    decline: { act: (by, thing) => by.answer(DECLINE_CHANGE, { id: pick(by, thing, false) }) },
    withdraw: { act: (by, thing) => by.answer(WITHDRAW_CHANGE, { id: pick(by, thing, true) }) },
    expire: {
      when: {
        '48 hours have passed': () => runExpire(new Date(START.getTime() + 2 * DAY_MS)),
        'an admin cancels the job': ({ jobId }) => people.admin.answer(CANCEL_JOB, { jobId }),
        'its vendor gives the job back': ({ jobId }) => people.vendor.answer(RELEASE_JOB, { jobId }),
      },
    },
  },
})

interface BidThing extends Thing {
  jobId: string
  rivalBidId: string
}

interface BidScene {
  price?: string
  /** Another vendor has the job, unless this bid is the accepted one. */
  isHeld?: boolean
  /** A rejected bid was declined. Otherwise it was not chosen. */
  isDeclined?: boolean
}

const bidIn =
  ({ price = '149.50', isHeld = false, isDeclined = !isHeld }: BidScene = {}) =>
  async (state: BidStatus): Promise<BidThing> => {
    const jobId = await postJunk(people.customer)
    const bidId = await bid(people.vendor, jobId, price)
    if (state === 'withdrawn') await people.vendor.ask(WITHDRAW_BID_ID, { bidId })
    if (state === 'expired') await endBids()
    if (state === 'rejected' && isDeclined) await people.customer.ask(DECLINE_BID, { bidId })
    const rivalBidId = await bid(people.otherVendor, jobId)
    if (state === 'accepted') await people.customer.ask(ACCEPT_BID, { bidId })
    else if (isHeld) await people.customer.ask(ACCEPT_BID, { bidId: rivalBidId })
    // No act leaves a bid pending on a job that another vendor has.
    if (state === 'pending' && isHeld)
      await query("update bids set status = 'pending', not_chosen_at = null where id = $1", [bidId])
    return { id: bidId, jobId, rivalBidId }
  }

/** Pending on an open job; otherwise, another vendor has the job. */
const instantBidIn = async (state: BidStatus): Promise<BidThing> => {
  const thing = await bidIn({ isHeld: state !== 'pending' })(state)
  await query("update bids set is_instant = true, offer_day = '2026-12-24' where id = $1", [thing.id])
  return thing
}

const reassign = (by: TestUser, { id }: Thing) => by.answer(REASSIGN, { bidId: id })

walkGraph('bid', bidGraph, {
  make: bidIn(),
  stateOf: stateIn<BidStatus>('bids'),
  people: () => people,
  ways: {
    accept: { act: (by, { id }) => by.answer(ACCEPT_BID, { bidId: id }) },
    decline: { act: (by, { id }) => by.answer(DECLINE_BID, { bidId: id }) },
    change: { act: (by, { id }) => by.answer(CHANGE_BID, { input: { bidId: id, price: '140' } }) },
    withdraw: { act: (by, { id }) => by.answer(WITHDRAW_BID_ID, { bidId: id }) },
    assign: { make: bidIn({ isHeld: true }), act: reassign },
    offer: { make: bidIn({ isHeld: true, price: '200' }), act: reassign },
    lose: {
      when: {
        'another is accepted': ({ rivalBidId }) => people.customer.answer(ACCEPT_BID, { bidId: rivalBidId }),
        'the job is cancelled': ({ jobId }) => people.customer.answer(CANCEL_JOB, { jobId }),
      },
    },
    end: {
      make: bidIn({ isHeld: true, isDeclined: true }),
      when: {
        'its vendor gives the job back': ({ jobId }) => people.vendor.answer(RELEASE_JOB, { jobId }),
        'an admin reopens the job': ({ jobId }) => people.admin.answer(REOPEN, { jobId }),
      },
    },
    comeBack: {
      make: bidIn({ isHeld: true }),
      when: {
        'the other vendor gives the job back': ({ jobId }) =>
          people.otherVendor.answer(RELEASE_JOB, { jobId }),
      },
    },
    replace: {
      make: instantBidIn,
      when: {
        'its vendor types a bid, or the other vendor gives the job back': ({ jobId }, state) =>
          state === 'pending'
            ? bid(people.vendor, jobId, '140')
            : people.otherVendor.answer(RELEASE_JOB, { jobId }),
      },
    },
    expire: { when: { 'its end has come': endBids } },
  },
})

const REVIEW = graphql(`
  mutation ReviewWalked($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }
`)
const documentType = 'commercial_insurance'

const save = async (by: TestUser, replaces?: string) => {
  // Admins upload nothing.
  const filePath = await linkFor(by === people.admin ? people.vendor : by, PNG)
  await put(filePath, PNG)
  return by.answer(SAVE_VENDOR_DOCUMENT_ID, { input: { documentType, filePath, replaces } })
}
const review = (by: TestUser, id: string, approve: boolean) => {
  const decision = approve ? { expiresOn: '2026-12-01' } : { reason: 'Unreadable' }
  return by.answer(REVIEW, { input: { id, approve, ...decision } })
}
const UNDO = graphql(`mutation UndoWalkedReview($id: UUID!) { undoDocumentReview(id: $id) { id } }`)
const endDocuments = () =>
  documentExpiry(contextAt(new Date('2026-12-03T00:00:00Z')), {}, taskWork('documentExpiry'))

/**
 * Next to a document that is or was valid, another one waits. Next to any other, one past its date is approved until
 * a later date.
 */
const approveAnother = async (_: Thing, state: ReviewStatus) => {
  const id = newId()
  const stands = state === 'approved' || state === 'expired'
  const [status, expiresOn] = stands ? ['waiting', null] : ['expired', '2026-11-01']
  await query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
      values ($1, $2, $3, 'other.png', '/objects/x', $4, $5, $6)`,
    [id, people.vendor.id, documentType, status, expiresOn, expiresOn && 'America/Chicago'],
  )
  expect((await review(people.admin, id, true)).errors).toEqual([])
}

const documentIn = async (state: ReviewStatus): Promise<Thing> => {
  // At most one of each type waits, and one is approved or expired.
  await query(
    "update vendor_documents set review_status = 'replaced' where vendor_id = $1 and review_status in ('waiting', 'approved', 'expired')",
    [people.vendor.id],
  )
  const { id } = (await save(people.vendor)).data.saveVendorDocument
  if (state === 'approved' || state === 'expired') await review(people.admin, id, true)
  if (state === 'refused') await review(people.admin, id, false)
  if (state === 'replaced') await save(people.vendor, id)
  if (state === 'expired') await endDocuments()
  return { id }
}

const approveDocument: Act<typeof documentGraph, Thing> = { act: (by, { id }) => review(by, id, true) }

walkGraph('document', documentGraph, {
  make: documentIn,
  stateOf: stateIn<ReviewStatus>('vendor_documents', 'review_status'),
  people: () => people,
  ways: {
    approve: approveDocument,
    correct: approveDocument,
    refuse: { act: (by, { id }) => review(by, id, false) },
    undo: { act: (by, { id }) => by.answer(UNDO, { id }) },
    takeBack: { act: (by, { id }) => save(by, id) },
    replace: { when: { 'another of its type is approved': approveAnother } },
    expire: { when: { 'its date has passed': endDocuments } },
  },
})

const ANSWER_TICKET = graphql(`
  mutation AnswerWalkedTicket($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }
`)
const CLOSE_TICKET = graphql(`mutation CloseWalkedTicket($id: UUID!) { closeSupportTicket(id: $id) { id } }`)
const REOPEN_TICKET = graphql(
  `mutation ReopenWalkedTicket($id: UUID!) { reopenSupportTicket(id: $id) { id } }`,
)
const answerTicket = (by: TestUser, { id }: Thing) =>
  by.answer(ANSWER_TICKET, { input: { id, response: 'Yes' } })

const answered: Act<typeof ticketGraph, Thing> = { act: answerTicket }

walkGraph('ticket', ticketGraph, {
  async make(state) {
    const input = { orderNumber: null, issue: 'Nobody came' }
    const ticket = (await people.customer.ask(OPEN_SUPPORT_TICKET, { input })).openSupportTicket
    if (state === 'answered') await answerTicket(people.admin, ticket)
    if (state === 'closed') await people.admin.ask(CLOSE_TICKET, { id: ticket.id })
    return ticket
  },
  stateOf: stateIn<TicketStatus>('support_tickets'),
  people: () => people,
  ways: {
    answer: answered,
    answerClosed: answered,
    close: { act: (by, { id }) => by.answer(CLOSE_TICKET, { id }) },
    reopen: { act: (by, { id }) => by.answer(REOPEN_TICKET, { id }) },
  },
})

const INVITE = graphql(`mutation InviteWalked($id: UUID!) { inviteApplicant(id: $id) { id } }`)
const DECLINE_APPLICATION = graphql(`
  mutation DeclineWalkedApplication($input: DeclineApplicationInput!) { declineApplication(input: $input) { id } }
`)
const invite = (by: TestUser, { id }: Thing) => by.answer(INVITE, { id })
const decline = (by: TestUser, { id }: Thing) =>
  by.answer(DECLINE_APPLICATION, { input: { id, reason: 'Too far away' } })

walkGraph('application', applicationGraph, {
  async make(state) {
    const input = application()
    await harness.visitor().ask(APPLY, { input })
    const [row] = await query('select id from vendor_applications where email = $1', [input.email])
    if (state === 'invited') await invite(people.admin, row)
    if (state === 'declined') await decline(people.admin, row)
    return row as Thing
  },
  stateOf: stateIn<ApplicationStatus>('vendor_applications'),
  people: () => people,
  ways: { invite: { act: invite }, decline: { act: decline } },
})

// Comes last: a vendor with an overdue statement can't bid.
const payStatement = (by: TestUser, id: string) =>
  by.answer(RECORD_PAYMENT, { statementId: id, amount: '20', reference: `Check ${newId()}` })
const statementIn = async (state: StatementStatus): Promise<Thing> => {
  const id = await newStatement(harness, people.vendor.id)
  if (state === 'paid') await payStatement(people.admin, id)
  else await query('update statements set status = $2 where id = $1', [id, state])
  return { id }
}
/** As waiving or voiding its only fee does. */
const creditAll = async ({ id }: Thing, state: StatementStatus) => {
  // Once it is paid, a credit is for the next one.
  if (state === 'paid') return
  await query(
    `with credit as (
       insert into ledger_transfers (id, kind, reverses, created_at)
       select gen_random_uuid(), 'fee_voided', l.transfer_id, now() from statement_lines l where l.statement_id = $1 returning id),
     entries as (
       insert into ledger_entries (transfer_id, account_id, amount)
       select credit.id, moved.account, moved.amount from credit, (values
         (ledger_account('vendor_owes', $2), -20), (ledger_account('fee_revenue'), 20)) moved (account, amount))
     select id from credit`,
    [id, people.vendor.id],
  )
  await query(
    `insert into statement_lines (transfer_id, statement_id)
      select r.id, l.statement_id from statement_lines l join ledger_transfers r on r.reverses = l.transfer_id where l.statement_id = $1`,
    [id],
  )
}

walkGraph('statement', statementGraph, {
  make: statementIn,
  stateOf: stateIn<StatementStatus>('statements'),
  people: () => people,
  ways: {
    pay: { act: (by, { id }) => payStatement(by, id) },
    reverse: {
      act: (by, { id }) => by.answer(REVERSE_PAYMENT, { statementId: id, reason: 'The check bounced' }),
    },
    settle: { when: { 'its fees are waived or voided': creditAll } },
    lapse: { when: { '30 days have passed': () => runStatements(harness, '2027-01-14T06:00:00Z') } },
  },
})
