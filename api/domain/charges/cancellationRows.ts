import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { owedCharges } from '../../rules/charges/chargeGraph.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { inStates } from '../makeMove.js'
import { dueVisit } from '../visits/noShowRows.js'

const e = columnsOf<JobEvent>('e')

const moves = (job: Columns<Job>) =>
  `from change_orders o where o.job_id = ${job.id} and o.vendor_id = ${job.vendorId} and o.kind = 'move_visit' and o.status = 'accepted'`

const accepting = (job: Columns<Job>, value: string) =>
  `(select ${value} from job_events e where ${e.jobId} = ${job.id} and ${e.toStatus} = 'accepted' order by ${e.id} desc limit 1)`

/** Late fees from when the vendor had the job before. A late fee isn't a share of another one. */
const earlierLateFees = (job: Columns<Job>) =>
  `(select coalesce(sum(c.amount), 0) from job_charges c where c.job_id = ${job.id} and c.vendor_id = ${job.vendorId}
    and c.kind = 'cancellation' and c.status in ${inStates(owedCharges)})`

/** In SQL, as the text of JSON: CancellationFacts (rules/cancellation.ts) of a job under way. */
export const cancellationFacts = (job: Columns<Job>) => `json_build_object(
  'price', (${job.finalPrice} - ${earlierLateFees(job)})::text, 'percent', ${job.cancellationPercent}, 'cap', ${job.cancellationCap}::text,
  'isChosen', coalesce(${accepting(job, `${e.actorId} = ${job.customerId}`)}, true),
  'acceptedAt', ${accepting(job, e.createdAt)},
  'windowBefore', (select min(o.window_before) ${moves(job)} and o.decided_at > :now::timestamptz - interval '24 hours'),
  'isMovedByVendor', exists (select ${moves(job)} and ((o.proposed_by = 'vendor' and o.window_before is not null) or o.vendor_was_late)),
  'due', ${dueVisit(job)})::text`
