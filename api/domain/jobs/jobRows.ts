import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, one, page, type View } from '../../platform/rows/View.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { type JobMove, jobGraph, ongoing, underWay } from '../../rules/jobs/jobGraph.js'
import { limits } from '../../rules/limits.js'
import { baseZip } from '../accounts/baseZip.js'
import { userRows } from '../accounts/userRows.js'
import type { Bid } from '../bids/Bid.js'
import { bidFacts, bidFactsOfAvailable, bidRowsOf, mayReadBid, pricedAs } from '../bids/bidRows.js'
import { changeOrderRows, isToDecide, mayReadChangeOrder } from '../changeOrders/changeOrderRows.js'
import { cancellationFacts } from '../charges/cancellationRows.js'
import { chargeOrder, chargeRows, mayReadCharge } from '../charges/chargeRows.js'
import { earningsRows } from '../ledger/earningsRows.js'
import { ledgerRows } from '../ledger/ledgerRows.js'
import { fromStates, inStates, toState } from '../makeMove.js'
import { mayReadMessage, messageRows, vendorToWrite } from '../messages/messageRows.js'
import {
  amountDue,
  balanceRows,
  hasToSettle,
  mayMarkPaid,
  mayMarkPaidBack,
  mayReadPayment,
  paymentOrder,
  paymentRows,
  toPayBack,
  wasVendorOf,
} from '../payments/paymentRows.js'
import { areSealed, mayReadRating, ratingRows, sealEnd } from '../ratings/ratingRows.js'
import { isOpenBid, isPast } from '../twinRows.js'
import { hasExpired, typesOf } from '../vendors/documentRows.js'
import { dueVisit } from '../visits/noShowRows.js'
import type { Visit } from '../visits/Visit.js'
import { mayReadVisit, visitRows } from '../visits/visitRows.js'
import { isServed, vendorsNearby } from './isServed.js'
import type { Job } from './Job.js'
import type { JobEvent } from './JobEvent.js'
import { jobDetails, shownDetails } from './jobDetails.js'
import { mayReadEvent, mayReadReason } from './jobEventPolicy.js'
import { OF_LISTS } from './jobLists.js'
import { isParty, isUnderWay, type JobColumns, type JobTable, mayReadDetails, wantedOn } from './jobPolicy.js'
import { DUE, LISTED } from './listOrder.js'

/** In SQL: a job that its customer expects something of: work, a rating, or money that is to be settled. */
export const isUnfinished = (j: Columns<Job>) => `(${j.status} in ${inStates(ongoing)}
    or ${j.status} = ${toState(jobGraph, 'complete')} and ${j.completedDate} > :now::timestamptz - interval '30 days'
      and not exists (select from ratings r where r.job_id = ${j.id} and r.rater_id = ${j.customerId})
    or ${hasToSettle(j)})`

/** The columns readable by everyone who can see the job at all. */
const open = {
  id: j => j.id,
  type: j => j.type,
  status: j => j.status,
  zipCode: j => j.zipCode,
  createdAt: j => j.createdAt,
  scheduledDate: j => j.scheduledDate,
} satisfies { [Column in keyof JobColumns]?: (j: JobColumns) => string }

const state = ['status', 'customerId', 'vendorId'] as const

const isOpenToOwner = (move: JobMove) => (j: JobColumns) =>
  `((${j.customerId} = :viewer) is true and ${j.status} in ${fromStates(jobGraph, move)} and not ${isPast(j)})`

const b = columnsOf<Bid>('b')
const v = columnsOf<Visit>('v')

/** The open bids on a job that the viewer may see. */
const openBids = (j: JobColumns) =>
  `from bids b where ${b.jobId} = ${j.id} and ${isOpenBid(b)} and ${mayReadBid(b, j)}`

/** Open bids that don't need their vendor's confirmation. */
const firmBids = (j: JobColumns) => `${openBids(j)} and ${b.unconfirmedSince} is null`

/** The job's vendor lost it, and it has been open for bids since. */
const isLoss = (e: Columns<JobEvent>, j: JobColumns) =>
  `(${j.givenBackAt} is not null and ${e.toStatus} = ${toState(jobGraph, 'release')} and ${e.fromStatus} in ${inStates(underWay)})`

/** An admin assigned the job to its vendor with this bid. */
const isAssignment = (e: Columns<JobEvent>) =>
  `(${e.toStatus} = ${toState(jobGraph, 'assign')} and exists (select from users a where a.id = ${e.actorId} and a.user_type = 'admin')
    and not exists (select from job_events later
      where later.job_id = ${e.jobId} and later.id > ${e.id} and later.to_status = ${toState(jobGraph, 'assign')}))`

/** In SQL: a value that only the job's customer and admins can read, while a bid can be accepted. */
const ifPendingForOwner = (j: JobColumns, value: string) =>
  `case when ${j.status} in ${fromStates(jobGraph, 'accept')} and (${j.customerId} = :viewer or :isAdmin) then ${value} end`

export const jobRows: View<Job, JobTable> = {
  table: 'jobs',
  fields: {
    ...open,
    ...jobDetails,
    orderNumber: j => `left(${j.id}::text, ${limits.orderNumberLength})`,
    // The title starts with the customer's name (docs/product.md, Data) and is hidden from vendors until the job is
    // theirs.
    title: j =>
      `case when ${isParty(j)} then ${j.title} when ${j.type} = 'junk_pickup' then 'Junk Pickup' else 'Dumpster Rental' end`,
    customer: one(
      () => userRows,
      (u, j) => `${u.id} = ${j.customerId} and ${isParty(j)}`,
    ),
    vendor: one(
      () => userRows,
      (u, j) => `${u.id} = ${j.vendorId} and ${isParty(j)}`,
    ),
    myBid: one(
      j => bidRowsOf(j),
      (b, j) => `${b.jobId} = ${j.id} and ${b.vendorId} = :viewer and ${b.replacedAt} is null`,
      b => `${b.createdAt} desc, ${b.id} desc`,
    ),
    acceptedBid: one(
      j => bidRowsOf(j),
      (b, j: JobColumns) =>
        `${b.jobId} = ${j.id} and ${b.status} = ${toState(bidGraph, 'accept')} and ${mayReadBid(b, j)}`,
    ),
    serviceFee: j => `case when ${j.vendorId} = :viewer or :isAdmin then ${j.serviceFee} end`,
    openBidCount: j => `(select count(*) ${openBids(j)})::int`,
    lowestBidPrice: j => `(select min(${b.price}) ${firmBids(j)})`,
    // The total says how long the rental is, which vendors may no longer see.
    firmBidTerms: j =>
      `case when ${j.customerId} = :viewer or :isAdmin then (select json_agg(${pricedAs(b)})::text ${firmBids(j)}) end`,
    history: list(
      j => jobEventRowsOf(j),
      (e, j) => `${e.jobId} = ${j.id} and ${isParty(j)} and ${mayReadEvent(e, j)}`,
      e => e.id,
    ),
    vendorChange: one(
      j => jobEventRowsOf(j),
      (e, j) =>
        `${e.jobId} = ${j.id} and (${j.customerId} = :viewer or :isAdmin) and case when ${isUnderWay(j)} then ${isAssignment(e)} else ${isLoss(e, j)} end`,
      e => `${e.id} desc`,
    ),
    ratings: list(
      () => ratingRows,
      (r, j) => `${r.jobId} = ${j.id} and ${isParty(j)} and ${mayReadRating(r)}`,
      r => `${r.createdAt}, ${r.id}`,
    ),
    visits: list(
      () => visitRows,
      (v, j) => `${v.jobId} = ${j.id} and ${isParty(j)} and ${mayReadVisit(v)}`,
      v => `${v.windowStart}, ${v.createdAt}, ${v.id}`,
    ),
    changeOrders: list(
      () => changeOrderRows,
      (o, j) => `${o.jobId} = ${j.id} and ${isParty(j)} and ${mayReadChangeOrder(o)}`,
      o => `${o.createdAt} desc, ${o.id}`,
    ),
    changeOrdersToDecide: list(
      () => changeOrderRows,
      (o, j) => `${o.jobId} = ${j.id} and ${isToDecide(o)}`,
      o => `${o.createdAt}, ${o.id}`,
    ),
    charges: list(
      () => chargeRows,
      (c, j) => `${c.jobId} = ${j.id} and ${mayReadCharge(c)}`,
      chargeOrder,
    ),
    ledger: list(
      () => ledgerRows,
      (t, j) => `${t.jobId} = ${j.id} and :isAdmin`,
      t => t.number,
    ),
    earned: one(
      () => earningsRows,
      (t, j) =>
        `${t.id} = ${j.id} and ${j.status} = 'completed' and (:isAdmin or ${j.vendorId} = :viewer) is true`,
    ),
    payments: list(
      () => paymentRows,
      (p, j) => `${p.jobId} = ${j.id} and ${mayReadPayment(p)}`,
      p => paymentOrder(p),
    ),
    amountDue: j => `case when ${isParty(j)} or ${wasVendorOf(j, ':viewer')} then ${amountDue(j)} end`,
    amountToPayBack: j => `case when ${wasVendorOf(j, ':viewer')} then ${toPayBack(j, ':viewer')} end`,
    balances: list(
      () => balanceRows,
      (b, j) => `${b.jobId} = ${j.id} and (${j.customerId} = :viewer or :isAdmin)`,
      b => b.vendorId,
    ),
    waysToPay: j =>
      `coalesce((select w.payment_methods from businesses w where w.vendor_id = ${j.vendorId} and ${isParty(j)}), '{}')`,
    viewerCanMarkPaid: j => mayMarkPaid(j),
    viewerCanMarkPaidBack: j => mayMarkPaidBack(j),
    viewerCanMessage: j => `(${vendorToWrite(j)}) is not null`,
    unreadMessages: j =>
      `(select count(*) from messages m where m.job_id = ${j.id} and m.receiver_id = :viewer and m.read_at is null)::int`,
    listedAt: j => `case when ${mayReadDetails(j)} then ${LISTED.by(j)} end`,
    dueAt: j => `case when ${isParty(j)} then ${DUE.by(j)} end`,
    dueVisit: j => `case when ${isParty(j)} and ${isUnderWay(j)} then ${dueVisit(j)}::text end`,
    firstVisit: j =>
      `case when ${j.status} = 'accepted' and ${isParty(j)} then (select json_build_object('kind', ${v.kind}, 'windowStart', ${v.windowStart})::text from visits v
        where ${v.jobId} = ${j.id} and ${v.vendorId} = ${j.vendorId} and ${v.status} = 'scheduled'
        order by ${v.windowStart}, ${v.id} limit 1) end`,
    cancellationFacts: j => `case when ${isParty(j)} and ${isUnderWay(j)} then ${cancellationFacts(j)} end`,
    viewerZip: () =>
      `(select ${baseZip('self')} from users self where self.id = :viewer and self.user_type = 'vendor')`,
    viewerHasRated: j => `exists (select from ratings r where r.job_id = ${j.id} and r.rater_id = :viewer)`,
    ratingsSealedUntil: j => `case when ${isParty(j)} and ${areSealed(j)} then ${sealEnd(j)} end`,
    viewerIsRated: j => `exists (select from ratings r where r.job_id = ${j.id} and r.rated_id = :viewer)`,
    expiredDocuments: j =>
      `case when ${isUnderWay(j)} and ${isParty(j)} then ${typesOf(j.vendorId, hasExpired)} else '{}' end`,
    viewerCanAccept: isOpenToOwner('accept'),
    viewerCanEdit: isOpenToOwner('edit'),
    viewerCanReopen: j =>
      `(:isAdmin and ${j.status} in ${fromStates(jobGraph, 'reopen')} and not ${isPast(j)})`,
    isServed: j => ifPendingForOwner(j, isServed(j)),
    vendorsNearby: j => ifPendingForOwner(j, vendorsNearby(j)),
    bidFacts: j => bidFacts(j, ':viewer'),
    isUnfinished,
    wantedOn,
  },
  // Only the parties may read the contact details and who won at what price. The same goes for any new column until it
  // is listed above.
  otherwise: (j, column) => `case when ${isParty(j)} then ${j[column]} end`,
  pages: {
    bids: page(
      (j: JobColumns) => bidRowsOf(j),
      (b, j: JobColumns) => `${b.jobId} = ${j.id} and ${b.replacedAt} is null and ${mayReadBid(b, j)}`,
    ),
    messages: page(
      () => messageRows,
      (m, j: JobColumns) => `${m.jobId} = ${j.id} and ${mayReadMessage(m)}`,
    ),
  },
  computed: {
    whyNotBid: ['bidFacts'],
    lowestBidTotal: ['firmBidTerms', 'dumpsterSize', 'dropoffDate', 'pickupDate', 'debris'],
    viewerCanAsk: ['bidFacts'],
    viewerCanStart: [...state, 'firstVisit', 'timeZone'],
    viewerCanComplete: state,
    viewerCanRelease: state,
    viewerCanReportNoShow: [...state, 'dueVisit'],
    viewerCanFindAnother: [...state, 'dueVisit'],
    viewerCanCancel: [...state, 'dueVisit'],
    cancellationFee: ['status', 'cancellationFacts'],
    freeToCancelUntil: ['status', 'cancellationFacts'],
    lateCancellationFee: ['status', 'cancellationFacts'],
    milesAway: ['zipCode', 'viewerZip'],
    viewerCanRate: [...state, 'viewerHasRated'],
    lists: OF_LISTS,
  },
}

/** Jobs in a list that contains only the viewer's own, or that an admin requests. */
export const ownJobRows: typeof jobRows = {
  ...jobRows,
  fields: { ...jobRows.fields, ...shownDetails, listedAt: LISTED.by },
}

/** Jobs in a list that contains only jobs open to the viewer, so there is no check per job. */
export const offeredRows: typeof jobRows = {
  ...ownJobRows,
  fields: {
    ...ownJobRows.fields,
    bidFacts: j => bidFactsOfAvailable(j, ':viewer'),
  },
}

const jobEventRowsOf = (j: JobColumns): View<JobEvent> => ({
  table: 'job_events',
  fields: {
    actor: one(
      () => userRows,
      (u, e) => `${u.id} = ${e.actorId}`,
    ),
    reason: e => `case when ${mayReadReason(e, j)} then ${e.reason} end`,
  },
})
