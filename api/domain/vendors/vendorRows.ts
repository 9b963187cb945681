import type { Columns } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import type { User } from '../accounts/User.js'
import { inStates } from '../makeMove.js'
import type { DumpsterSize } from './DumpsterSize.js'
import type { ServiceArea } from './ServiceArea.js'
import type { VendorService } from './VendorService.js'
import type { VendorStats } from './VendorStats.js'

export const areaRows: View<ServiceArea> = {
  table: 'service_areas',
  fields: {},
  computed: { city: ['zipCode'], state: ['zipCode'] },
}
export const serviceRows: View<VendorService> = { table: 'vendor_services', fields: {} }
export const sizeRows: View<DumpsterSize> = { table: 'dumpster_sizes', fields: {} }

const GROSS = 'j.final_price'

/** In SQL: the sum of `amount` over the jobs `j` that the vendor completed since the start of this month or week, in the vendor's time zone. */
export const earnedSince = (unit: 'month' | 'week', amount: string) => (u: Columns<User>) =>
  `(select coalesce(sum(${amount}), 0.00) from jobs j where j.vendor_id = ${u.id} and j.status = 'completed'
    and j.completed_date >= date_trunc('${unit}', :now::timestamptz at time zone :timeZone) at time zone :timeZone)`

export const statsRows: View<VendorStats, User> = {
  table: 'users',
  fields: {
    vendorId: u => u.id,
    activeJobs: u =>
      `(select count(*) from jobs j where j.vendor_id = ${u.id} and j.status in ${inStates(underWay)})::int`,
    monthlyEarnings: earnedSince('month', GROSS),
    weeklyEarnings: earnedSince('week', GROSS),
  },
  added: [],
}
