import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { limits } from '../../rules/limits.js'
import { NO_SHOW_HOURS } from '../../rules/visits/visits.js'
import type { User } from '../accounts/User.js'
import type { Job } from '../jobs/Job.js'
import { inStates } from '../makeMove.js'
import { isMissed } from '../twinRows.js'
import { wasNoShow } from '../visits/noShowRows.js'
import type { Visit } from '../visits/Visit.js'
import type { VendorReliability } from './VendorReliability.js'

/** A vendor's counts of jobs by outcome. */
interface VendorRecord {
  id: string
  completed: number
  underWay: number
  missed: number
  cancelled: number
  givenBack: number
  givenBackLate: number
  failedVisits: number
}

/**
 * As SQL that counts each vendor once, however many fields a query reads. A job that nobody came to counts as missed
 * while it lasts, so that a vendor who disappears looks no better than one who gives it back.
 */
const VENDOR_RECORDS = `(select v.id, v.completed_jobs as completed, going.under_way, lost.missed + going.overdue as missed,
    lost.cancelled, lost.given_back, lost.given_back_late, visited.failed_visits
  from users v,
    lateral (select (count(*) filter (where not late.is_overdue))::int as under_way,
        (count(*) filter (where late.is_overdue))::int as overdue
      from jobs j, lateral (select ${wasNoShow(columnsOf<Job>('j'))} as is_overdue) late
      where j.vendor_id = v.id and j.status in ${inStates(underWay)}) going,
    lateral (select
        (count(*) filter (where e.vendor_did_not_come or (e.to_status = 'pending' and e.actor_id <> v.id
            and e.actor_id <> (select j.customer_id from jobs j where j.id = e.job_id))))::int as missed,
        (count(*) filter (where e.to_status = 'cancelled' and not e.vendor_did_not_come))::int as cancelled,
        (count(*) filter (where e.to_status = 'pending' and e.actor_id = v.id))::int as given_back,
        (count(*) filter (where e.to_status = 'pending' and e.actor_id = v.id
          and e.created_at > e.first_window - interval '24 hours'))::int as given_back_late
      from job_events e where e.lost_by_id = v.id) lost,
    lateral (select count(*)::int as failed_visits from visits w
      where w.vendor_id = v.id and (w.failure_reason = 'vendor_fault' or w.report_stands = false
        or (w.kind in ('swap', 'pickup') and w.status <> 'cancelled' and not w.finished_by_job and w.report_stands is not true
          and (w.arrived_at >= w.window_end + interval '${NO_SHOW_HOURS} hours'
            or ${isMissed(columnsOf<Visit>('w'))})))) visited
  where v.user_type = 'vendor')`

/** Leaves out jobs that the customer cancelled and jobs under way. */
const ended = (v: Columns<VendorRecord>) => `${v.completed} + ${v.missed} + ${v.givenBack}`

export const reliabilityRows: View<VendorReliability, VendorRecord> = {
  table: VENDOR_RECORDS,
  fields: { accepted: ended },
}

/** As SQL, a vendor's record once enough of their jobs have ended. */
export const reliabilityOf = (v: Columns<VendorRecord>, u: Columns<User>) =>
  `${v.id} = ${u.id} and ${ended(v)} >= ${limits.reliabilityJobs}`
