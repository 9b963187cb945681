import { columnsOf } from '../../platform/rows/columns.js'
import type { Erasure, ExportSections } from '../UserData.js'
import type { JobEvent } from './JobEvent.js'
import { isOfVendor, isReasonOfVendor } from './jobEventPolicy.js'

const event = columnsOf<JobEvent>('t')
const IS_CUSTOMER = 'job_id in (select id from jobs where customer_id = $1)'

export const exported = {
  jobs: {
    table: 'jobs',
    by: ['customer_id', 'vendor_id'],
    without: ['zip5'],
    // Only the vendor sees the fee, as in Job.serviceFee.
    but: `case when t.vendor_id = $1 then '{}'::jsonb else '{"service_fee": null, "service_fee_percent": null}'::jsonb end`,
    order: 'created_at, id',
  },
  jobHistory: {
    table: 'job_events',
    by: ['lost_by_id', 'person_id'],
    // The next vendor of a job may not learn who had it before.
    without: ['lost_by_id'],
    // A vendor who released a job had bid on it, and can read what they did themselves.
    also: `${IS_CUSTOMER} or (job_id in (select id from jobs where vendor_id = $1) and ${isOfVendor(event, '$1')})
      or (actor_id = $1 and job_id in (select job_id from bids where vendor_id = $1))`,
    but: `case when ${IS_CUSTOMER} or ${isReasonOfVendor(event, '$1')} then '{}'::jsonb else '{"reason": null}'::jsonb end`,
    order: 'id',
  },
  hiddenAddresses: { table: 'hidden_addresses', by: ['customer_id'], order: 'place' },
} satisfies ExportSections

export const erased: readonly Erasure[] = [{ table: 'hidden_addresses', where: 'customer_id = :userId' }]

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  unserved_jobs: 'which orders wait for a vendor; their customers were told, which is in the list of notices',
  zip_time_zones: 'which ZIP code keeps which time',
}
