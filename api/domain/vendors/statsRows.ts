import type { Columns } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import type { User } from '../accounts/User.js'
import type { VendorStats } from './VendorStats.js'

const count = (condition: string) => (u: Columns<User>) =>
  `(select count(*) from jobs j where j.vendor_id = ${u.id} and ${condition})::int`

/** Final prices of the jobs completed since the start of this month or week, in the vendor's time zone. */
const earnedSince = (unit: 'month' | 'week') => (u: Columns<User>) =>
  `(select coalesce(sum(j.final_price), 0.00) from jobs j where j.vendor_id = ${u.id} and j.status = 'completed'
    and j.completed_date >= date_trunc('${unit}', :now::timestamptz at time zone :timeZone) at time zone :timeZone)`

export const statsRows: View<VendorStats, User> = {
  table: 'users',
  fields: {
    vendorId: u => u.id,
    activeJobs: count("j.status in ('accepted', 'in_progress')"),
    completedJobs: count("j.status = 'completed'"),
    monthlyEarnings: earnedSince('month'),
    weeklyEarnings: earnedSince('week'),
  },
}
