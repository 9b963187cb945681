import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo } from '../../platform/rows/View.js'
import type { User } from '../accounts/User.js'
import { Money } from '../scalars.js'
import { CLOCK, VendorStats } from '../vendors/VendorStats.js'
import { earnedSince, statsRows } from '../vendors/vendorRows.js'
import { feesOfJob } from './feeRows.js'

const StatsField = fieldOf(VendorStats)

/** The vendor's earnings without service fees, on their dashboard. */
export class NetOfStats {
  @StatsField(() => Money, {
    description: `Net earnings this calendar month: monthlyEarnings less the service fees of these jobs. ${CLOCK}`,
  })
  monthlyNetEarnings?: string

  @StatsField(() => Money, {
    description: `Net earnings this week: weeklyEarnings less the service fees of these jobs. ${CLOCK}`,
  })
  weeklyNetEarnings?: string
}

const NET = `j.final_price - ${feesOfJob('j.id')}`

export const netOfStats = addsTo<VendorStats & NetOfStats, NetOfStats, User>(statsRows, {
  fields: {
    monthlyNetEarnings: earnedSince('month', NET),
    weeklyNetEarnings: earnedSince('week', NET),
  },
})
