import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { limits } from '../../rules/limits.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import type { User } from '../accounts/User.js'
import type { Bid } from '../bids/Bid.js'
import { bidRows } from '../bids/bidRows.js'
import { changeOrderRows, isOpenChange } from '../changeOrders/changeOrderRows.js'
import { isAvailableTo, isUnderWay, type JobColumns, type JobTable } from '../jobs/jobPolicy.js'
import { jobRows, ownJobRows } from '../jobs/jobRows.js'
import { fromStates, toState } from '../makeMove.js'
import type { Balance } from '../payments/Balance.js'
import { amountDue, isOpenBalance, isToSettle } from '../payments/paymentRows.js'
import { mayReadStatement, statementRows } from '../statements/statementRows.js'
import { bidStatus, isOpenBid, isPast } from '../twinRows.js'
import { isVerified } from '../vendors/documentRows.js'
import type { VendorDocument } from '../vendors/VendorDocument.js'
import type { VendorAgenda } from './VendorAgenda.js'

const MOST = limits.overviewItems

/** The job of a bid, in the conditions below. */
const j = columnsOf<JobTable>('j')
const b = columnsOf<Balance>('b')

const has = (rows: string) => (u: Columns<User>) =>
  `exists (select from ${rows} x where x.vendor_id = ${u.id})`

/** When the job's next step is due. Days begin in UTC, as in `scheduledDate`. */
const nextStepAt = (t: JobColumns) =>
  `case when ${t.status} = 'in_progress' and ${t.type} = 'dumpster_rental'
    then ${t.pickupDate}::timestamp at time zone 'UTC' else ${t.scheduledDate} end`

const unread = (t: JobColumns, vendor: string) =>
  `from messages m where m.receiver_id = ${vendor} and m.job_id = ${t.id} and m.read_at is null`

/** With the statuses literally, as in the index bids_vendor_latest. */
const isWaiting = (b: Columns<Bid>, u: Columns<User>) =>
  `${b.vendorId} = ${u.id} and ${isOpenBid(b)}
    and exists (select from jobs j where ${j.id} = ${b.jobId} and ${j.status} in ${fromStates(jobGraph, 'accept')} and not ${isPast(j)})`

const isNewlyLost = (b: Columns<Bid>, u: Columns<User>) =>
  `${b.vendorId} = ${u.id} and ${b.status} in ('pending', 'rejected', 'expired') and ${bidStatus(b)} in ('rejected', 'expired') and ${b.createdAt} > :now::timestamptz - interval '30 days'
    and not exists (select from bids later where later.vendor_id = ${u.id} and later.job_id = ${b.jobId}
      and (later.created_at, later.id) > (${b.createdAt}, ${b.id}))
    and exists (select from jobs j where ${j.id} = ${b.jobId} and (${isAvailableTo(j, u.id)}
      or exists (select from job_events e where e.job_id = ${j.id} and e.to_status in ('accepted', 'cancelled')
        and e.created_at > :now::timestamptz - interval '3 days')))`

const newest = (b: Columns<Bid>) => `${b.createdAt} desc, ${b.id} desc`

export const agendaRows: View<VendorAgenda, User> = {
  table: 'users',
  fields: {
    vendorId: u => u.id,
    hasServices: has('(select * from vendor_services where is_active)'),
    offersRentals: has(
      "(select * from vendor_services where is_active and service_type = 'dumpster_rental')",
    ),
    hasRates: has('(select * from dumpster_sizes where rental_size is not null and usual_price is not null)'),
    hasAreas: has('service_areas'),
    documentsOnFile: u =>
      `(select count(distinct d.document_type) from vendor_documents d
        where d.vendor_id = ${u.id} and (d.review_status = '${documentGraph.first}' or ${isVerified(columnsOf<VendorDocument>('d'))}))::int`,
    hasBid: has('bids'),
    hasJob: has('jobs'),
    asksForBusiness: u => `(${u.businessAskedAt} is null and not ${has('businesses')(u)})`,
    overdueStatement: one(
      () => statementRows,
      (s, u) =>
        `${s.vendorId} = ${u.id} and ${mayReadStatement(s)} and ${s.status} = ${toState(statementGraph, 'lapse')}`,
      s => s.month,
    ),
    statementToPay: one(
      () => statementRows,
      (s, u) =>
        `${s.vendorId} = ${u.id} and ${mayReadStatement(s)} and ${s.status} = '${statementGraph.first}'`,
      s => s.month,
    ),
    nextJobs: list(
      () => ownJobRows,
      (t: JobColumns, u) => `${t.vendorId} = ${u.id} and ${isUnderWay(t)}`,
      t => `${nextStepAt(t)}, ${t.id}`,
      MOST,
    ),
    jobsToSettle: list(
      () => jobRows,
      (t: JobColumns, u) =>
        `${t.id} in (select ${b.jobId} from job_balances b join jobs j on ${j.id} = ${b.jobId}
          where ${b.vendorId} = ${u.id} and ${isOpenBalance(b)} and ${isToSettle(j, b)})`,
      t => `${amountDue(t)}, ${t.id}`,
      MOST,
    ),
    changeOrders: list(
      () => changeOrderRows,
      (o, u) => `${o.vendorId} = ${u.id} and ${o.proposedBy} = 'customer' and ${isOpenChange(o)}`,
      o => `${o.expiresAt}, ${o.id}`,
      MOST,
    ),
    unreadJobs: list(
      () => ownJobRows,
      (t: JobColumns, u) => `${t.vendorId} = ${u.id} and exists (select ${unread(t, u.id)})`,
      t => `(select max(m.created_at) ${unread(t, t.vendorId)}) desc, ${t.id}`,
      MOST,
    ),
    unconfirmedBids: list(
      () => bidRows,
      (b, u) => `${isWaiting(b, u)} and ${b.unconfirmedSince} is not null`,
      b => `${b.unconfirmedSince}, ${b.id}`,
      MOST,
    ),
    openBids: list(() => bidRows, isWaiting, newest, MOST),
    openBidCount: u => `(select count(*) from bids b where ${isWaiting(columnsOf<Bid>('b'), u)})::int`,
    lostBids: list(() => bidRows, isNewlyLost, newest, MOST),
  },
}
