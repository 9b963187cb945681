import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { keptByVendor } from '../../rules/charges/charges.js'
import { limits } from '../../rules/limits.js'
import { userRows } from '../accounts/userRows.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { fromStates, inStates } from '../makeMove.js'
import { photoRows } from '../visits/visitRows.js'
import type { Charge } from './Charge.js'

const j = columnsOf<JobTable>('cj')

/** In SQL: the customer and admins read all lines of a job, its vendor their own. */
export const mayReadCharge = (c: Columns<Charge>) =>
  `(:isAdmin or ${c.vendorId} = :viewer or exists (select from jobs cj where ${j.id} = ${c.jobId} and ${j.customerId} = :viewer))`

const mayContest = (c: Columns<Charge>) =>
  `(${c.status} in ${fromStates(chargeGraph, 'contest')} and ${c.contestUntil} > :now::timestamptz is true
    and exists (select from jobs cj where ${j.id} = ${c.jobId} and ${j.customerId} = :viewer))`

const mayVoid = (c: Columns<Charge>) =>
  `(${c.status} in ${fromStates(chargeGraph, 'void')} and (:isAdmin or (${c.vendorId} = :viewer and ${c.kind} not in ${inStates(keptByVendor)})) is true)`

const mayAnswer = (c: Columns<Charge>) =>
  `(${c.vendorId} = :viewer and ${c.status} in ${fromStates(chargeGraph, 'answer')})`

const isRecent = (c: Columns<Charge>) =>
  `(${c.decidedAt} > :now::timestamptz - make_interval(secs => ${limits.undoSeconds})) is true`

/** In SQL: the audit log knows who decided. */
const mayUndo = (
  c: Columns<Charge>,
) => `(:isAdmin and ${c.status} in ${fromStates(chargeGraph, 'undo')} and ${isRecent(c)}
  and (${c.status} <> 'void' or ${c.voidedByAdmin})
  and exists (select from jobs cj where ${j.id} = ${c.jobId} and ${j.vendorId} = ${c.vendorId} and ${j.status} not in ('pending', 'cancelled'))
  and exists (select from audit_events e where e.subject_id = ${c.jobId} and e.actor_id = :viewer and e.created_at = ${c.decidedAt}
    and e.action in ('upholdCharge', 'voidCharge') and e.after ->> 'id' = ${c.id}::text))`

export const chargeRows: View<Charge> = {
  table: 'job_charges',
  fields: {
    job: one(
      () => jobRows,
      (job, c) => `${job.id} = ${c.jobId}`,
    ),
    vendor: one(
      () => userRows,
      (u, c) => `${u.id} = ${c.vendorId}`,
    ),
    quantity: c => `${c.quantity}::text`,
    viewerCanContest: mayContest,
    answerPhotos: list(
      () => photoRows,
      (p, c) => `${p.id} = any(${c.answerPhotoIds})`,
      p => `${p.createdAt}, ${p.id}`,
    ),
    viewerCanAnswer: mayAnswer,
    viewerCanUndo: mayUndo,
    viewerCanVoid: mayVoid,
    viewerCanUphold: c => `(:isAdmin and ${c.status} in ${fromStates(chargeGraph, 'uphold')})`,
  },
  added: [],
}

/** The agreed price first, then by age. */
export const chargeOrder = (c: Columns<Charge>) => `${c.kind} <> 'base', ${c.createdAt}, ${c.id}`
