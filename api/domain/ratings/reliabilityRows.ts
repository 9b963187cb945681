import type { Columns } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { limits } from '../../rules/limits.js'
import type { User } from '../accounts/User.js'
import type { VendorReliability } from './VendorReliability.js'

/** What a vendor's jobs came to. */
interface VendorRecord {
  id: string
  completed: number
  givenBack: number
  givenBackLate: number
}

/** In SQL: each is counted once, whatever is asked of it. Literal, as in the index job_events_given_back. */
const VENDOR_RECORDS = `(select v.id, v.completed_jobs as completed, g.given_back, g.given_back_late
  from users v,
    lateral (select count(*)::int as given_back,
        (count(*) filter (where e.created_at > e.first_window - interval '24 hours'))::int as given_back_late
      from job_events e where e.actor_id = v.id and e.from_status = 'accepted' and e.to_status = 'pending') g
  where v.user_type = 'vendor')`

const accepted = (v: Columns<VendorRecord>) => `${v.completed} + ${v.givenBack}`

export const reliabilityRows: View<VendorReliability, VendorRecord> = {
  table: VENDOR_RECORDS,
  fields: { accepted },
}

/** In SQL: the record of a vendor who has had enough jobs to say something about. */
export const reliabilityOf = (v: Columns<VendorRecord>, u: Columns<User>) =>
  `${v.id} = ${u.id} and ${accepted(v)} >= ${limits.reliabilityJobs}`
