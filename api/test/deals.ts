import { graphql } from './generated/gql.js'
import type { Harness } from './harness.js'
import { photo } from './uploads.js'
import type { TestUser } from './users.js'

/** Default inputs for tests; pass only what matters. */
export const junkPickup = {
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '(512) 555-0147',
  address: '1100 Congress Ave',
  zipCode: '78701',
  pickupDateTime: '2026-12-24T15:00:00.000Z',
  description: 'A couch and two mattresses',
  customerBudget: '200',
}

/** The literal body of a junk pickup from a client of docs/product.md, REST calls. */
export const specJob = (by: TestUser, more: object = {}) => ({
  ...junkPickup,
  type: 'junk_pickup',
  title: 'Dana Reyes - Junk Pickup',
  scheduledDate: junkPickup.pickupDateTime,
  customerBudget: 149.5,
  hasHazardousItems: false,
  images: [],
  customerId: by.id,
  ...more,
})

export const dumpsterRental = {
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '(512) 555-0147',
  address: '1100 Congress Ave',
  zipCode: '78701',
  dumpsterSize: '20_yard' as const,
  dropoffDate: '2026-12-24',
  dropoffTimePreference: 'morning' as const,
  pickupDate: '2026-12-31',
}

export const REQUEST_JUNK = graphql(`
  mutation RequestJunkPickup($input: JunkPickupInput!) {
    requestJunkPickup(input: $input) { id }
  }
`)
export const REQUEST_RENTAL = graphql(`
  mutation RequestDumpsterRental($input: DumpsterRentalInput!) {
    requestDumpsterRental(input: $input) { id }
  }
`)
export const EDIT_JUNK = graphql(`
  mutation EditJunkPickup($input: EditJunkPickupInput!) {
    editJunkPickup(input: $input) { id version }
  }
`)
export const SUBMIT_BID = graphql(
  `mutation SubmitBid($input: SubmitBidInput!) { submitBid(input: $input) { id } }`,
)
export const ASK_QUESTION = graphql(
  `mutation AskQuestion($input: AskQuestionInput!) { askQuestion(input: $input) { id } }`,
)
export const ask = async (by: TestUser, jobId: string, question = 'How many stairs?') =>
  (await by.ask(ASK_QUESTION, { input: { jobId, question } })).askQuestion.id
export const ANSWER_QUESTION = graphql(
  `mutation AnswerQuestion($input: AnswerQuestionInput!) { answerQuestion(input: $input) { id answer } }`,
)
export const ACCEPT_BID = graphql(`
  mutation AcceptBid($bidId: UUID!) {
    acceptBid(bidId: $bidId) { id status finalPrice vendorId }
  }
`)
export const START_JOB = graphql(`mutation StartJob($jobId: UUID!) { startJob(jobId: $jobId) { id status } }`)
/** Lets a visit begin now, if its window is still too far away. */
export const makeDue = async ({ database, clock }: Harness, visitId: string): Promise<void> => {
  await database.pool.query(
    `update visits set window_start = $2::timestamptz, window_end = $2::timestamptz + interval '2 hours'
     where id = $1 and status = 'scheduled' and window_start > $2::timestamptz + interval '20 hours'`,
    // A real process, as in the faults, has no clock of ours.
    [visitId, clock?.now ?? new Date()],
  )
}
/** Lets the first visit of a job begin now. */
export const makeJobDue = async (harness: Harness, jobId: string): Promise<void> => {
  const { rows } = await harness.database.pool.query(
    "select id from visits where job_id = $1 and status = 'scheduled' order by window_start, id limit 1",
    [jobId],
  )
  for (const { id } of rows) await makeDue(harness, id)
}
/** Starts a job whose first visit may be far away. */
export const startJob = async (by: TestUser, jobId: string) => {
  await makeJobDue(by.harness, jobId)
  return by.ask(START_JOB, { jobId })
}
export const COMPLETE_JOB = graphql(`
  mutation CompleteJob($jobId: UUID!) {
    completeJob(jobId: $jobId) { id status completedDate }
  }
`)
export const START_VISIT = graphql(`
  mutation StartVisit($visitId: UUID!, $etaMinutes: Int!) {
    startVisit(visitId: $visitId, etaMinutes: $etaMinutes) { id status eta onTheWayAt job { id status } }
  }
`)
export const UNDO_START = graphql(`
  mutation UndoStartVisit($visitId: UUID!) { undoStartVisit(visitId: $visitId) { id status onTheWayAt job { id status } } }
`)
export const DISPUTE_VISIT = graphql(`
  mutation DisputeVisit($visitId: UUID!, $reason: String!) {
    disputeVisit(visitId: $visitId, reason: $reason) { id disputedAt disputeReason viewerCanDispute }
  }
`)
export const DECIDE_DISPUTE = graphql(`
  mutation DecideVisitDispute($visitId: UUID!, $stands: Boolean!, $reason: String!) {
    decideVisitDispute(visitId: $visitId, stands: $stands, reason: $reason) { id reportStands disputeDecision }
  }
`)
/** Sets off for a visit that may be far away. */
export const setOff = async (by: TestUser, visitId: string, etaMinutes = 30) => {
  await makeDue(by.harness, visitId)
  return by.ask(START_VISIT, { visitId, etaMinutes })
}
export const ARRIVE_AT_VISIT = graphql(`
  mutation ArriveAtVisit($visitId: UUID!) { arriveAtVisit(visitId: $visitId) { id status arrivedAt } }
`)
export const COMPLETE_VISIT = graphql(`
  mutation CompleteVisit($visitId: UUID!, $input: CompleteVisitInput!) {
    completeVisit(visitId: $visitId, input: $input) {
      id status doneAt tons unitLabel photos { id kind path } job { id status }
    }
  }
`)
export const FAIL_VISIT = graphql(`
  mutation FailVisit($visitId: UUID!, $input: FailVisitInput!) {
    failVisit(visitId: $visitId, input: $input) { id status failureReason failureNote }
  }
`)
/** Reports that the way was blocked, after waiting at the address, with a photo. */
export const failBlocked = async (by: TestUser, visitId: string) => {
  const { database, clock } = by.harness
  await database.pool.query(
    `update visits set arrived_at = $2::timestamptz - interval '15 minutes', window_start = least(window_start, $2::timestamptz - interval '15 minutes')
     where id = $1`,
    [visitId, clock.now],
  )
  const input = { reason: 'blocked' as const, photos: [await photo(by)] }
  return by.ask(FAIL_VISIT, { visitId, input })
}
export const SCHEDULE_VISIT = graphql(`
  mutation ScheduleVisit($input: ScheduleVisitInput!) {
    scheduleVisit(input: $input) { id kind status windowStart windowEnd }
  }
`)
export const REPORT_NO_SHOW = graphql(`
  mutation ReportNoShow($jobId: UUID!, $newDate: LocalDate!) {
    reportNoShow(jobId: $jobId, newDate: $newDate) { id status pickupDateTime dropoffDate pickupDate }
  }
`)
/** A window on the day after the pickup of `junkPickup`. */
export const nextDay = { windowStart: '2026-12-25T15:00:00.000Z', windowEnd: '2026-12-25T19:00:00.000Z' }
export const VISITS = graphql(`
  query VisitsOfJob($id: UUID!) {
    job(id: $id) {
      id status
      visits {
        id kind status windowStart windowEnd arrivedAt doneAt tons photos { id kind path }
        viewerCanStart viewerCanArrive viewerCanComplete viewerCanFail
      }
    }
  }
`)
export const JOB_DATES = graphql(`
  query DatesOfJob($id: UUID!) {
    job(id: $id) { scheduledDate pickupDateTime dropoffDate dropoffTimePreference pickupDate }
  }
`)
/** The id of the first visit to a job. */
export const firstVisit = async (by: TestUser, id: string): Promise<string> =>
  (await by.ask(VISITS, { id })).job.visits[0]!.id
export const RELEASE_JOB = graphql(
  `mutation GiveJobBackTo($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }`,
)
export const SUBMIT_RATING = graphql(`
  mutation SubmitRating($input: SubmitRatingInput!) {
    submitRating(input: $input) { id rated { id rating ratingCount } }
  }
`)

export const REPLY_TO_RATING = graphql(`
  mutation ReplyToRating($input: ReplyToRatingInput!) {
    replyToRating(input: $input) { id reply repliedAt viewerCanReply }
  }
`)

export const REMOVE_RATING = graphql(`
  mutation RemoveRating($input: RemoveRatingInput!) {
    removeRating(input: $input) { id rating comment removedFor rated { id rating ratingCount } }
  }
`)
export const REMOVE_REPLY = graphql(`
  mutation RemoveRatingReply($input: RemoveRatingInput!) {
    removeRatingReply(input: $input) { id reply replyRemovedFor }
  }
`)

export const postJunk = async (by: TestUser, more: object = {}): Promise<string> =>
  (await by.ask(REQUEST_JUNK, { input: { ...junkPickup, ...more } })).requestJunkPickup.id

export const editJunk = async (by: TestUser, jobId: string, more: object = {}): Promise<number> =>
  (await by.ask(EDIT_JUNK, { input: { ...junkPickup, jobId, ...more } })).editJunkPickup.version!

export const postRental = async (by: TestUser, more: object = {}): Promise<string> =>
  (await by.ask(REQUEST_RENTAL, { input: { ...dumpsterRental, ...more } })).requestDumpsterRental.id

export const bid = async (by: TestUser, jobId: string, price = '149.50', message?: string): Promise<string> =>
  (await by.ask(SUBMIT_BID, { input: { jobId, price, message } })).submitBid.id

/** Creates a job of the customer that is assigned to the vendor. */
export const CHARGES = graphql(`
  query ChargesOfJob($id: UUID!) {
    job(id: $id) {
      id status finalPrice amountDue serviceFee
      charges {
        id kind label quantity unitPrice amount status contestUntil contestReason decisionReason
        contestAnswer answeredAt decidedAt answerPhotos { path }
        viewerCanContest viewerCanVoid viewerCanUphold viewerCanAnswer viewerCanUndo
      }
    }
  }
`)
export const CONTEST_CHARGE = graphql(`
  mutation ContestCharge($chargeId: UUID!, $reason: String!) {
    contestCharge(chargeId: $chargeId, reason: $reason) { id status contestReason job { id finalPrice amountDue } }
  }
`)
export const VOID_CHARGE = graphql(`
  mutation VoidCharge($chargeId: UUID!, $reason: String!) {
    voidCharge(chargeId: $chargeId, reason: $reason) { id status decisionReason job { id finalPrice amountDue } }
  }
`)
export const UPHOLD_CHARGE = graphql(`
  mutation UpholdCharge($chargeId: UUID!, $reason: String!) {
    upholdCharge(chargeId: $chargeId, reason: $reason) { id status contestUntil decisionReason }
  }
`)
export const ANSWER_CONTEST = graphql(`
  mutation AnswerContest($chargeId: UUID!, $answer: String!, $photos: [String!]) {
    answerContest(chargeId: $chargeId, answer: $answer, photos: $photos) {
      id status contestAnswer answeredAt answerPhotos { path } viewerCanAnswer
    }
  }
`)
export const UNDO_CHARGE = graphql(`
  mutation UndoChargeDecision($chargeId: UUID!) {
    undoChargeDecision(chargeId: $chargeId) {
      id status decisionReason decidedAt voidedByAdmin viewerCanUphold viewerCanUndo job { id finalPrice amountDue }
    }
  }
`)
export const CHANGE_ORDERS = graphql(`
  query ChangeOrdersOfJob($id: UUID!) {
    job(id: $id) {
      finalPrice cancellationFee
      changeOrders {
        id kind status proposedBy amount quantity note declineReason windowStart pickupDate expiresAt
        visit { id } charge { id kind status amount contestUntil } photos { id kind } viewerCanDecide viewerCanWithdraw
      }
    }
  }
`)
export const PROPOSE_CHANGE = graphql(`
  mutation ProposeChangeOrder($input: ProposeChangeOrderInput!) {
    proposeChangeOrder(input: $input) {
      id kind status proposedBy amount quantity windowStart visit { id } expiresAt
      charge { kind status amount quantity unitPrice contestUntil }
    }
  }
`)
export const ACCEPT_CHANGE = graphql(`
  mutation AcceptChangeOrder($id: UUID!) { acceptChangeOrder(id: $id) { id status job { id finalPrice } } }
`)
export const DECLINE_CHANGE = graphql(`
  mutation DeclineChangeOrder($id: UUID!, $reason: String) {
    declineChangeOrder(id: $id, reason: $reason) { id status declineReason }
  }
`)
export const WITHDRAW_CHANGE = graphql(`
  mutation WithdrawChangeOrder($id: UUID!) { withdrawChangeOrder(id: $id) { id status } }
`)
/** The vendor asks to come a day later for the first visit. */
export const askToMove = async (by: TestUser, jobId: string): Promise<string> => {
  const [visit] = (await by.ask(VISITS, { id: jobId })).job.visits
  const later = (moment: string) => new Date(Date.parse(moment) + 3_600_000).toISOString()
  const input = {
    jobId,
    kind: 'move_visit' as const,
    visitId: visit!.id,
    windowStart: later(visit!.windowStart),
    windowEnd: later(visit!.windowEnd),
  }
  return (await by.ask(PROPOSE_CHANGE, { input })).proposeChangeOrder.id
}

export const PAY_BY_CARD = graphql(`
  mutation PayByCard($jobId: UUID!, $amount: Money!) { payByCard(jobId: $jobId, amount: $amount) { url } }
`)
export const CARD_PAYMENTS = graphql(`
  query CardPaymentsOfJob($id: UUID!) {
    job(id: $id) {
      id amountDue amountToPayBack cardAmount viewerCanMarkPaid viewerCanMarkPaidBack
      payments { id amount method status provider refundOf isTakenBack failure expiresAt dispute { status dueBy } }
    }
  }
`)
export const PAYMENTS = graphql(`
  query PaymentsOfJob($id: UUID!) {
    job(id: $id) {
      id status finalPrice amountDue amountToPayBack viewerCanMarkPaid viewerCanMarkPaidBack
      balances { amount vendor { id } }
      payments { id amount method status denyReason createdAt decidedAt viewerCanDecide vendor { id } }
    }
  }
`)
export const MARK_PAID = graphql(`
  mutation MarkPaid($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {
    markPaid(jobId: $jobId, method: $method, amount: $amount) { id amountDue viewerCanMarkPaid payments { id status amount method } }
  }
`)
export const MARK_PAID_BACK = graphql(`
  mutation MarkPaidBack($jobId: UUID!, $method: PaymentMethod!, $amount: Money) {
    markPaidBack(jobId: $jobId, method: $method, amount: $amount) {
      id amountDue amountToPayBack viewerCanMarkPaidBack payments { id status amount method }
    }
  }
`)
export const CONFIRM_PAYMENT = graphql(`
  mutation ConfirmPayment($jobId: UUID!, $paymentId: UUID) {
    confirmPayment(jobId: $jobId, paymentId: $paymentId) { id amountDue payments { id status decidedAt } }
  }
`)
export const DENY_PAYMENT = graphql(`
  mutation DenyPayment($jobId: UUID!, $reason: String!, $paymentId: UUID) {
    denyPayment(jobId: $jobId, reason: $reason, paymentId: $paymentId) { id amountDue payments { id status denyReason } }
  }
`)
/** An accepted job that its vendor has marked as paid by check. */
export const paidJob = async (of: TestUser, by: TestUser, price = '149.50'): Promise<string> => {
  const jobId = await acceptedJob(of, by, price)
  await by.ask(MARK_PAID, { jobId, method: 'check' })
  return jobId
}

/** The customer has paid what is due on a job. */
export const settle = async (of: TestUser, by: TestUser, jobId: string): Promise<void> => {
  await by.ask(MARK_PAID, { jobId, method: 'check' })
  await of.ask(CONFIRM_PAYMENT, { jobId })
}

/** Books two extra days on a job, as its vendor may at the bid's rates, contestable for 72 hours. */
export const bookDays = async ({ database, clock }: Harness, jobId: string): Promise<string> => {
  const { rows } = await database.pool.query(
    `insert into job_charges (id, job_id, vendor_id, kind, label, quantity, unit_price, amount, contest_until, created_at)
      select gen_random_uuid(), j.id, j.vendor_id, 'extra_day', 'Extra days', 2, 15, 30, $2::timestamptz + interval '72 hours', $2
      from jobs j where j.id = $1 returning id`,
    [jobId, clock.now],
  )
  return rows[0].id
}

export const acceptedJob = async (of: TestUser, by: TestUser, price = '149.50'): Promise<string> => {
  const jobId = await postJunk(of)
  await of.ask(ACCEPT_BID, { bidId: await bid(by, jobId, price) })
  return jobId
}

export const completedJob = async (of: TestUser, by: TestUser, price = '149.50'): Promise<string> => {
  const jobId = await acceptedJob(of, by, price)
  await startJob(by, jobId)
  await by.ask(COMPLETE_JOB, { jobId })
  return jobId
}

interface Given {
  rating?: number
  comment?: string
  jobId?: string
}

/** Has both parties of a completed job rate, so that their ratings are revealed. Returns the id of the customer's. */
export const bothRated = async (
  of: TestUser,
  by: TestUser,
  { rating = 5, comment, jobId: known }: Given = {},
): Promise<string> => {
  const jobId = known ?? (await completedJob(of, by))
  const { submitRating } = await of.ask(SUBMIT_RATING, { input: { jobId, rating, comment } })
  await by.ask(SUBMIT_RATING, { input: { jobId, rating: 5 } })
  return submitRating.id
}
