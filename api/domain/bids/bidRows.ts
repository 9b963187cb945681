import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { bidderRows } from '../accounts/userRows.js'
import {
  isAvailableTo,
  isPast,
  isUnderWay,
  type JobColumns,
  type JobTable,
  mayReadDetails,
} from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import type { Bid } from './Bid.js'
import { bidStatus, isOpenBid, needsCustomersYes } from './bidPolicy.js'

const j = columnsOf<JobTable>('j')

/**
 * As SQL, because customers read all bids on their own jobs and vendors only their own bids (docs/product.md, The
 * marketplace).
 */
export const mayReadBid = (b: Columns<Bid>, j: JobColumns) =>
  `(${b.vendorId} = :viewer or ${j.customerId} = :viewer or :isAdmin)`

/** Reads a value of the bid's job, for viewers who may read the job's details. */
const asked = (b: Columns<Bid>, sql: string) =>
  `(select ${sql} from jobs j where ${j.id} = ${b.jobId} and ${mayReadDetails(j)})`

const canChange = (b: Columns<Bid>) => `${isOpenBid(b)} and (${b.vendorId} = :viewer) is true`
const canDecide = (j: JobColumns) =>
  `${j.customerId} = :viewer and ${j.status} = 'pending' and not ${isPast(j)}`

export const bidRows: View<Bid> = {
  table: 'bids',
  fields: {
    status: bidStatus,
    vendor: one(
      () => bidderRows,
      (u, b) => `${u.id} = ${b.vendorId}`,
    ),
    job: one(
      () => jobRows,
      (j, b) => `${j.id} = ${b.jobId}`,
    ),
    // We count from the job's last opening, because a returned job takes bids days after it was posted. An edited job
    // was open before.
    minutesToBid: b =>
      `(select floor(extract(epoch from ${b.createdAt} - max(e.created_at)) / 60) from job_events e
        where e.job_id = ${b.jobId} and e.to_status = 'pending' and e.from_status is distinct from 'pending' and e.created_at <= ${b.createdAt})::int`,
    viewerCanChange: b =>
      `(${canChange(b)} and exists (select from jobs j where ${j.id} = ${b.jobId} and not ${isPast(j)}))`,
    viewerCanConfirm: b =>
      `(${isOpenBid(b)} and ${b.unconfirmedSince} is not null and (${b.vendorId} = :viewer) is true
        and exists (select from jobs j where ${j.id} = ${b.jobId} and ${isAvailableTo(j, ':viewer')}))`,
    viewerCanWithdraw: b => `(${canChange(b)})`,
    viewerCanDecide: b =>
      `(${isOpenBid(b)} and exists (select from jobs j where ${j.id} = ${b.jobId} and ${canDecide(j)}))`,
    // These must match the conditions of reassignJob.
    viewerCanAssign: b =>
      `(:isAdmin and ${b.status} in ('pending', 'rejected') and ${b.expiresAt} > :now::timestamptz and ${b.unconfirmedSince} is null
        and exists (select from jobs j join users c on c.id = ${j.customerId} join users v on v.id = ${b.vendorId}
          where ${j.id} = ${b.jobId} and ${isUnderWay(j)} and ${j.vendorId} <> v.id and v.is_active and c.is_active)
        and not exists (select from bids later where later.job_id = ${b.jobId} and later.vendor_id = ${b.vendorId}
          and (later.created_at, later.id) > (${b.createdAt}, ${b.id})))`,
    needsCustomersYes: b => `(:isAdmin and ${needsCustomersYes(b)})`,
    askedSize: b => asked(b, j.dumpsterSize),
    askedDays: b => asked(b, `${j.pickupDate} - ${j.dropoffDate}`),
    askedDebris: b => asked(b, j.debris),
  },
  computed: {
    estimatedTotal: [
      'price',
      ...([
        'includedDays',
        'includedTons',
        'extraDayPrice',
        'extraTonPrice',
        'askedSize',
        'askedDays',
        'askedDebris',
      ] as const),
    ],
  },
}

/** Rows of bids within their job, so that SQL doesn't read the job again for each bid. */
export const bidRowsOf = (job: JobColumns): typeof bidRows => ({
  ...bidRows,
  fields: {
    ...bidRows.fields,
    viewerCanChange: b => `(${canChange(b)} and not ${isPast(job)})`,
    viewerCanDecide: b => `(${isOpenBid(b)} and (${canDecide(job)}) is true)`,
  },
})
