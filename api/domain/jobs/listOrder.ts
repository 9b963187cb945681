import type { Order } from '../../platform/rows/keyset.js'
import type { Job } from './Job.js'

/**
 * Jobs that were given back come first, latest first, then the most recently posted. A page continues after
 * one moment, so theirs is shifted by a thousand years
 * (docs/decisions/0043-your-jobs-in-the-order-of-what-is-due.md). The indexes jobs_available_listed and
 * jobs_customer_listed have the same expression.
 */
export const LISTED: Order<Pick<Job, 'createdAt' | 'givenBackAt'>> = {
  by: t =>
    `coalesce((${t.givenBackAt} at time zone 'UTC' + interval '1000 years') at time zone 'UTC', ${t.createdAt})`,
  type: 'timestamptz',
}

/**
 * In-progress jobs first, then accepted ones, each soonest first, then finished ones, latest first. A single timestamp
 * encodes this, since it is the page cursor: accepted jobs are shifted by a thousand years, and finished ones count
 * backward from the year 6000. The index jobs_vendor_due uses the same expression.
 */
export const DUE: Order<Pick<Job, 'status' | 'scheduledDate' | 'completedDate'>> = {
  by: t => `case ${t.status}
    when 'in_progress' then ${t.scheduledDate}
    when 'accepted' then (${t.scheduledDate} at time zone 'UTC' + interval '1000 years') at time zone 'UTC'
    else (timestamp '6000-01-01' - (coalesce(${t.completedDate}, ${t.scheduledDate}) at time zone 'UTC' - timestamp '2000-01-01'))
      at time zone 'UTC' end`,
  type: 'timestamptz',
  ascending: true,
}

export const SOONEST: Order<Pick<Job, 'scheduledDate'>> = {
  by: t => t.scheduledDate,
  type: 'timestamptz',
  ascending: true,
}

export const LATEST: Order<Pick<Job, 'completedDate'>> = { by: t => t.completedDate, type: 'timestamptz' }
