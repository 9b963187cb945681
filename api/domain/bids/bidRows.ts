import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import { isPast, isUnderWay } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'

/** In SQL: customers read all bids on their own jobs, vendors only their own (docs/product.md, The marketplace). */
export const mayReadBid = (b: string, j: string) =>
  `(${b}.vendor_id = :viewer or ${j}.customer_id = :viewer or :isAdmin)`

export const bidRows: View = {
  table: 'bids',
  fields: {
    vendor: one(
      () => userRows,
      (u, b) => `${u}.id = ${b}.vendor_id`,
    ),
    job: one(
      () => jobRows,
      (j, b) => `${j}.id = ${b}.job_id`,
    ),
    viewerCanChange: b =>
      `(${b}.status = 'pending' and (${b}.vendor_id = :viewer) is true and exists (select from jobs j where j.id = ${b}.job_id and not ${isPast('j')}))`,
    viewerCanWithdraw: b => `(${b}.status = 'pending' and (${b}.vendor_id = :viewer) is true)`,
    viewerCanDecide: b =>
      `(${b}.status = 'pending' and exists (select from jobs j where j.id = ${b}.job_id and j.customer_id = :viewer and j.status = 'pending' and not ${isPast('j')}))`,
    // As reassignJob decides.
    viewerCanAssign: b =>
      `(:isAdmin and ${b}.status in ('pending', 'rejected')
        and exists (select from jobs j join users c on c.id = j.customer_id join users v on v.id = ${b}.vendor_id
          where j.id = ${b}.job_id and ${isUnderWay('j')} and j.vendor_id <> v.id and v.is_active and c.is_active)
        and not exists (select from bids later where later.job_id = ${b}.job_id and later.vendor_id = ${b}.vendor_id
          and (later.created_at, later.id) > (${b}.created_at, ${b}.id)))`,
  },
}
