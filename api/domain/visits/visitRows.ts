import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { type VisitMove, visitGraph } from '../../rules/visits/visitGraph.js'
import { UNDO_SECONDS } from '../../rules/visits/visits.js'
import { isDriversVisit } from '../driverRows.js'
import type { Job } from '../jobs/Job.js'
import { jobRows } from '../jobs/jobRows.js'
import { fromStates, inStates } from '../makeMove.js'
import type { Visit } from './Visit.js'
import type { VisitPhoto } from './VisitPhoto.js'

const j = columnsOf<Job>('vj')

/** In SQL: the visit belongs to the job's vendor, who is the viewer. */
const isOwnVisit = (v: Columns<Visit>) => `(${v.vendorId} = :viewer and ${j.vendorId} = :viewer)`

/** In SQL: the parties of the job. */
const isOfParty = (v: Columns<Visit>) =>
  `(:isAdmin or exists (select from jobs vj where ${j.id} = ${v.jobId} and (${j.customerId} = :viewer or ${isOwnVisit(v)})))`

/** In SQL: the customer and admins read all visits of a job, its vendor their own, and a driver what they do these days. */
export const mayReadVisit = (v: Columns<Visit>) => `(${isOfParty(v)} or ${isDriversVisit(v)})`

/** In SQL: the viewer may make this move now. */
const mayMoveVisit = (v: Columns<Visit>, move: VisitMove) =>
  `(${v.status} in ${fromStates(visitGraph, move)} and exists (select from jobs vj where ${j.id} = ${v.jobId}
    and ${j.status} in ${inStates(underWay)} and ${j.vendorId} = ${v.vendorId} and (:isAdmin or ${isOwnVisit(v)} or ${isDriversVisit(v)})))`

/** In SQL: the viewer's side waits for an answer to its proposal about the visit. */
const isAsked = (
  v: Columns<Visit>,
) => `exists (select from change_orders o where o.visit_id = ${v.id} and o.status = 'proposed'
  and o.expires_at > :now::timestamptz and not :isAdmin
  and o.proposed_by = case when ${v.vendorId} = :viewer then 'vendor' else 'customer' end)`

/** In SQL: the visit failed and has not been scheduled again. Its parties may schedule it. */
const mayScheduleAgain = (v: Columns<Visit>) =>
  `(${v.status} = 'failed' and ${isOfParty(v)} and exists (select from jobs vj where ${j.id} = ${v.jobId}
    and ${j.status} in ${inStates(underWay)} and ${j.vendorId} = ${v.vendorId})
    and not exists (select from visits again where again.job_id = ${v.jobId} and again.vendor_id = ${v.vendorId}
      and again.kind = ${v.kind} and again.status not in ('failed', 'cancelled')
      and (again.kind <> 'swap' or again.status <> 'done' or again.done_at >= ${v.failedAt}))
    and not ${isAsked(v)})`

export const photoRows: View<VisitPhoto> = {
  table: 'visit_photos',
  fields: { path: p => `'/objects/' || ${p.id}` },
}

export const visitRows: View<Visit> = {
  table: 'visits',
  fields: {
    photos: list(
      () => photoRows,
      (p, v) => `${p.visitId} = ${v.id} and ${p.changeOrderId} is null and ${p.chargeId} is null`,
      p => `${p.createdAt}, ${p.id}`,
    ),
    job: one(
      () => jobRows,
      (j, v) => `${j.id} = ${v.jobId}`,
    ),
    isStartable: v => mayMoveVisit(v, 'start'),
    jobTimeZone: v => `(select ${j.timeZone} from jobs vj where ${j.id} = ${v.jobId})`,
    viewerCanUndoStart: v =>
      `(${mayMoveVisit(v, 'undo')} and ${v.onTheWayAt} >= :now::timestamptz - interval '${UNDO_SECONDS} seconds')`,
    isCustomers: v => `exists (select from jobs vj where ${j.id} = ${v.jobId} and ${j.customerId} = :viewer)`,
    viewerCanDecideDispute: v =>
      `(:isAdmin and ${v.disputedAt} is not null and ${v.disputeDecidedAt} is null)`,
    viewerCanArrive: v => mayMoveVisit(v, 'arrive'),
    viewerCanComplete: v => mayMoveVisit(v, 'complete'),
    viewerCanFail: v => mayMoveVisit(v, 'fail'),
    viewerCanSchedule: mayScheduleAgain,
  },
  added: [],
  computed: {
    viewerCanStart: ['isStartable', 'jobTimeZone', 'kind', 'status', 'windowStart'],
    viewerCanDispute: [
      'isCustomers',
      'kind',
      'status',
      'windowEnd',
      'failedAt',
      'doneAt',
      'finishedByJob',
      'disputedAt',
    ],
  },
}
