import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { awaitedVisits, LATE_MINUTES } from '../../rules/visits.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { inStates } from '../makeMove.js'
import type { Visit } from '../visits/Visit.js'

const v = columnsOf<Visit>('v')
const e = columnsOf<JobEvent>('e')

const ofVendor = (job: Columns<Job>) =>
  `from visits v where ${v.jobId} = ${job.id} and ${v.vendorId} = ${job.vendorId}`

const moves = (job: Columns<Job>) =>
  `from change_orders o where o.job_id = ${job.id} and o.vendor_id = ${job.vendorId} and o.kind = 'move_visit' and o.status = 'accepted'`

const accepting = (job: Columns<Job>, value: string) =>
  `(select ${value} from job_events e where ${e.jobId} = ${job.id} and ${e.toStatus} = 'accepted' order by ${e.id} desc limit 1)`

/** In SQL, as the text of JSON: CancellationTerms (rules/cancellation.ts) of an accepted job. */
export const cancellationTerms = (job: Columns<Job>) => `json_build_object(
  'price', ${job.finalPrice}::text, 'percent', ${job.cancellationPercent}, 'cap', ${job.cancellationCap}::text,
  'isChosen', coalesce(${accepting(job, `${e.actorId} = ${job.customerId}`)}, true),
  'acceptedAt', ${accepting(job, e.createdAt)},
  'firstWindow', least((select min(${v.windowStart}) ${ofVendor(job)} and ${v.status} <> 'cancelled'),
    (select min(o.window_before) ${moves(job)} and o.decided_at > :now::timestamptz - interval '24 hours')),
  'isVendorsFault', exists (select ${moves(job)} and (o.proposed_by = 'vendor' or o.vendor_was_late)) or exists (select ${ofVendor(job)} and ${v.status} in ${inStates(awaitedVisits)}
    and ${v.windowEnd} <= :now::timestamptz - interval '${LATE_MINUTES} minutes'))::text`
