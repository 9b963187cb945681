import type { Order } from '../../platform/rows/keyset.js'
import type { Job } from './Job.js'

/**
 * The jobs that were given back come first, the latest before the others, then the most recently posted: a page is continued
 * after one moment, so those are shifted by a thousand years (docs/decisions/0043-your-jobs-in-the-order-of-what-is-due.md). The indexes
 * jobs_available_listed and jobs_customer_listed have the same expression.
 */
export const LISTED: Order<Pick<Job, 'createdAt' | 'givenBackAt'>> = {
  by: t =>
    `coalesce((${t.givenBackAt} at time zone 'UTC' + interval '1000 years') at time zone 'UTC', ${t.createdAt})`,
  type: 'timestamptz',
}
