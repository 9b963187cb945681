import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, type View } from '../../platform/rows/View.js'
import { applicationGraph } from '../../rules/applications/applicationGraph.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import type { JobNeed } from '../../rules/jobs/jobNeeds.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { ticketGraph } from '../../rules/support/ticketGraph.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { applicationRows } from '../applications/applicationRows.js'
import type { VendorApplication } from '../applications/VendorApplication.js'
import type { Bid } from '../bids/Bid.js'
import { isOpen, isUnderWay, type JobColumns, type JobTable } from '../jobs/jobPolicy.js'
import { ownJobRows } from '../jobs/jobRows.js'
import { fromStates, toState } from '../makeMove.js'
import type { Balance } from '../payments/Balance.js'
import { DUE_DAYS, hasToSettle, isDenied, settledAt } from '../payments/paymentRows.js'
import type { Statement } from '../statements/Statement.js'
import { statementRows } from '../statements/statementRows.js'
import type { SupportTicket } from '../support/SupportTicket.js'
import { ticketRows } from '../support/ticketRows.js'
import { isOpenBid } from '../twinRows.js'
import { documentRows, hasExpired } from '../vendors/documentRows.js'
import type { VendorDocument } from '../vendors/VendorDocument.js'
import { isOverdue } from '../visits/noShowRows.js'
import type { Visit } from '../visits/Visit.js'
import { WORKLIST, type Worklist } from './Worklist.js'

/** The SQL after `from` that finds waiting rows, which it names `w`. */
interface Waiting<R extends { id: unknown }> {
  from: string
  order: (row: Columns<R>) => string
}

// Each condition repeats that of a partial index (Migration20261122Worklist) with literals; otherwise the planner
// could not use it.
const documents: Waiting<VendorDocument> = {
  from: `vendor_documents w where w.review_status in ${fromStates(documentGraph, 'approve')}`,
  order: d => `${d.uploadedAt}, ${d.id}`,
}

const applications: Waiting<VendorApplication> = {
  from: `vendor_applications w where w.status in ${fromStates(applicationGraph, 'invite')}`,
  order: a => `${a.createdAt}, ${a.id}`,
}

const tickets: Waiting<SupportTicket> = {
  from: `support_tickets w where w.status = '${ticketGraph.first}'`,
  order: s => `${s.createdAt}, ${s.id}`,
}

const w = columnsOf<JobTable>('w')

const hasNoBid = (j: JobColumns) =>
  `not exists (select from bids b where b.job_id = ${j.id} and ${isOpenBid(columnsOf<Bid>('b'))})`

const LATE = `interval '${WORKLIST.bidHours} hours'`

/** In index order, so that as few as possible are read. A near date is also the more urgent one. */
const byDate = (j: JobColumns) => `${j.scheduledDate}, ${j.id}`

// Adding to created_at keeps the planner off its index, which leads through every pending job ever posted.
const unanswered: Waiting<JobTable> = {
  from: `jobs w where ${isOpen(w)} and ${w.createdAt} + ${LATE} <= :now::timestamptz and ${hasNoBid(w)}`,
  order: byDate,
}

const stranded: Waiting<JobTable> = {
  from: `jobs w where ${isUnderWay(w)}
    and ${w.vendorId} in (select u.id from users u where not u.is_active and u.closed_at is null)`,
  order: byDate,
}

/** Joins by vendor, since few have an expired document. Each half has its own partial index. */
const uncovered: Waiting<JobTable> = {
  from: `jobs w where ${isUnderWay(w)} and ${w.vendorId} in (
      select d.vendor_id from vendor_documents d where d.review_status = ${toState(documentGraph, 'expire')}
      union all select d.vendor_id from vendor_documents d where d.review_status in ${fromStates(documentGraph, 'expire')} and d.expires_on is not null
        and d.expires_on <= (:now::timestamptz at time zone 'UTC')::date and ${hasExpired(columnsOf<VendorDocument>('d'))})`,
  order: byDate,
}

/** Joins by visit, since few are late; those still to come have a partial index. */
const overdue: Waiting<JobTable> = {
  from: `jobs w where ${isUnderWay(w)} and exists (select from visits late where late.job_id = ${w.id}
    and late.vendor_id = ${w.vendorId} and ${isOverdue(columnsOf<Visit>('late'))})`,
  order: byDate,
}

/** Few charges are contested, and those have a partial index. The work may be done. */
const contested: Waiting<JobTable> = {
  from: `jobs w where ${w.id} in (select c.job_id from job_charges c where c.status in ${fromStates(chargeGraph, 'uphold')})`,
  order: byDate,
}

/** Few visits are disputed, and those have a partial index. */
const disputed: Waiting<JobTable> = {
  from: `jobs w where ${w.id} in (select v.job_id from visits v where v.disputed_at is not null and v.dispute_decided_at is null)`,
  order: byDate,
}

const denied: Waiting<JobTable> = {
  from: `jobs w where ${isDenied(w)}`,
  order: byDate,
}

const b = columnsOf<Balance>('b')
const LONG = `:now::timestamptz - interval '${WORKLIST.settleDays} days'`

/** Money to pay back, and amounts due on jobs that ended within 30 days: each has an index. No line or payment is new. */
const unsettled: Waiting<JobTable> = {
  from: `jobs w where (${w.id} in (select ${b.jobId} from job_balances b where ${b.amount} < 0 or ${b.promised} > 0)
      or (${w.status} = 'completed' and ${w.completedDate} between :now::timestamptz - interval '${DUE_DAYS} days' and ${LONG})
      or ${w.id} in (select c.job_id from job_charges c where c.kind = 'cancellation' and c.status <> 'void'))
    and ${hasToSettle(w)} and ${settledAt(w)} <= ${LONG}
    and not exists (select from users u where u.id = ${w.customerId} and u.closed_at is not null)`,
  order: byDate,
}

const overdueStatements: Waiting<Statement> = {
  from: `statements w where w.status = ${toState(statementGraph, 'lapse')}`,
  order: s => `${s.createdAt}, ${s.id}`,
}

/** The jobs that need an admin, as everything after `from`, with the job as `w`. */
export const needyJobs: Record<JobNeed, string> = {
  unanswered: unanswered.from,
  stranded: stranded.from,
  uncovered: uncovered.from,
  overdue: overdue.from,
  contested: contested.from,
  disputed: disputed.from,
  denied: denied.from,
  unsettled: unsettled.from,
}

const count =
  ({ from }: { from: string }) =>
  () =>
    `(select count(*) from (select from ${from} limit ${WORKLIST.counted}) counted)::int`

const isListed =
  <R extends { id: unknown }>({ from, order }: Waiting<R>) =>
  (row: Columns<R>) =>
    `${(row as Columns<{ id: unknown }>).id} in
      (select w.id from ${from} order by ${order(columnsOf<R>('w'))} limit ${WORKLIST.listed})`

/** One row of counts and short lists: the whole worklist is one statement. */
export const worklistRows: View<Omit<Worklist, 'tasks' | 'taskCount'>, object> = {
  table: '(select true as id)',
  fields: {
    documentCount: count(documents),
    documents: list(() => documentRows, isListed(documents), documents.order),
    applicationCount: count(applications),
    applications: list(() => applicationRows, isListed(applications), applications.order),
    ticketCount: count(tickets),
    tickets: list(() => ticketRows, isListed(tickets), tickets.order),
    unansweredJobCount: count(unanswered),
    unansweredJobs: list(() => ownJobRows, isListed(unanswered), unanswered.order),
    strandedJobCount: count(stranded),
    strandedJobs: list(() => ownJobRows, isListed(stranded), stranded.order),
    uncoveredJobCount: count(uncovered),
    uncoveredJobs: list(() => ownJobRows, isListed(uncovered), uncovered.order),
    overdueJobCount: count(overdue),
    overdueJobs: list(() => ownJobRows, isListed(overdue), overdue.order),
    contestedJobCount: count(contested),
    contestedJobs: list(() => ownJobRows, isListed(contested), contested.order),
    disputedJobCount: count(disputed),
    disputedJobs: list(() => ownJobRows, isListed(disputed), disputed.order),
    deniedJobCount: count(denied),
    deniedJobs: list(() => ownJobRows, isListed(denied), denied.order),
    unsettledJobCount: count(unsettled),
    unsettledJobs: list(() => ownJobRows, isListed(unsettled), unsettled.order),
    overdueStatementCount: count(overdueStatements),
    overdueStatements: list(() => statementRows, isListed(overdueStatements), overdueStatements.order),
    nextUnansweredAt: () => `(select w.created_at + ${LATE} from jobs w where ${isOpen(w)}
      and ${w.createdAt} > :now::timestamptz - ${LATE} and ${hasNoBid(w)} order by ${w.createdAt} limit 1)`,
  },
  // Read from the queue's own tables, by WorklistResolver.
  computed: { taskCount: [], tasks: [] },
}
