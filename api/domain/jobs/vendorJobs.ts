import { NEWEST, type Order, rowsWhere } from '../../platform/rows/keyset.js'
import type { VendorJobsArgs } from './inputs.js'
import type { Job } from './Job.js'
import { ownJobRows } from './jobRows.js'

/**
 * In-progress jobs first, then accepted ones, each soonest first, then finished ones, latest first. A single timestamp
 * encodes this, since it is the page cursor: accepted jobs are shifted by a thousand years, and finished ones count
 * backward from the year 6000. The index jobs_vendor_due uses the same expression.
 */
const DUE: Order<Job> = {
  by: t => `case ${t.status}
    when 'in_progress' then ${t.scheduledDate}
    when 'accepted' then (${t.scheduledDate} at time zone 'UTC' + interval '1000 years') at time zone 'UTC'
    else (timestamp '6000-01-01' - (coalesce(${t.completedDate}, ${t.scheduledDate}) at time zone 'UTC' - timestamp '2000-01-01'))
      at time zone 'UTC' end`,
  type: 'timestamptz',
  ascending: true,
}

/** The jobs assigned to a vendor. */
export const vendorJobs = (owner: string, { sort }: VendorJobsArgs) => ({
  order: sort === 'due' ? DUE : NEWEST,
  ...rowsWhere(ownJobRows, t => `${t.vendorId} = :owner`),
  together: 4,
  values: { owner },
})
