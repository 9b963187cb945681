import { NEWEST, type Order, rowsWhere } from '../../platform/rows/keyset.js'
import type { VendorJobsArgs } from './inputs.js'
import type { Job } from './Job.js'
import { ownJobRows } from './jobRows.js'

/**
 * What is in progress first and then what is accepted, each soonest first, then what is over, last first. One moment says
 * all that, since a page is cut by one: accepted jobs are counted a thousand years later, and those that are over backward
 * from the year 6000. The index jobs_vendor_due holds the same expression.
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
  values: { owner },
})
