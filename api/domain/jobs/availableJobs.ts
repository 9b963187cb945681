import { columnsOf } from '../../platform/rows/columns.js'
import type { Cut, Order } from '../../platform/rows/keyset.js'
import { zip5 } from '../../rules/text.js'
import type { ServiceArea } from '../vendors/ServiceArea.js'
import type { VendorService } from '../vendors/VendorService.js'
import { type AvailableJobsArgs } from './inputs.js'
import type { Job } from './Job.js'
import { isOpen, isServiceFor, type JobTable } from './jobPolicy.js'
import { LISTED } from './listOrder.js'

const a = columnsOf<ServiceArea>('a')
const s = columnsOf<VendorService>('s')
const j = columnsOf<JobTable>('j')

const SOONEST: Order<Job> = { by: t => t.scheduledDate, type: 'timestamptz', ascending: true }

/** The day the customer wants, in the job's time zone. */
const ON_DATE = `and case ${j.type} when 'dumpster_rental' then ${j.dropoffDate}
  else (${j.pickupDateTime} at time zone ${j.timeZone})::date end = :date::date`

/**
 * The first open jobs in a vendor's areas and services; the vendor is the viewer, or else `:owner`. For each area and
 * service an index (jobs_available_listed, jobs_soonest) gives its first n; the first n of those are the page, so the
 * cost does not grow with the number of jobs.
 */
export const availableJobs = ({ type, zipCode, date, sort }: AvailableJobsArgs, isOwn: boolean) => {
  const areas = `service_areas a join vendor_services s on ${s.vendorId} = ${a.vendorId} and ${s.isActive}`
  const vendor = isOwn ? ':viewer' : ':owner'
  const mine = `${a.vendorId} = ${vendor} ${zipCode ? `and ${a.zip5} = :zip` : ''} ${type ? `and ${s.serviceType} = :type` : ''}`
  const open = `${isOpen(j)} and ${j.zip5} = ${a.zip5} and ${isServiceFor(j, s)} ${date ? ON_DATE : ''}`
  return {
    order: sort === 'soonest' ? SOONEST : LISTED,
    rows: ({ order, before, limit }: Cut) =>
      `(select near.id from ${areas}
          cross join lateral (
            select ${j.id}, ${j.createdAt}, ${j.givenBackAt}, ${j.scheduledDate} from jobs j
            where ${open} ${before('j')} order by ${order('j')} limit ${limit}) near
          where ${mine} order by ${order('near')} limit ${limit}) page
        join jobs t on t.id = page.id
        order by ${order('t')}`,
    count: `from ${areas} join jobs j on ${open} where ${mine}`,
    together: 4,
    values: { type, date, zip: zipCode && zip5(zipCode) },
  }
}
