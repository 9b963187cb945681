import { BadgeCheck, Banknote, Star, Truck } from 'lucide-react'
import type { ViewedVendorQuery } from '../../../generated/graphql.js'
import { StatCard } from '../../../ui/charts/StatCard.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { formatMoney } from '../../../ui/text/formatMoney.js'

type Stats = NonNullable<ViewedVendorQuery['vendorStats']>

export const ViewedStats = ({ stats }: { stats: Stats }) => (
  <Grid as="dl" min="max(9.5rem, 21%)" gap="s">
    <StatCard label="Active Jobs" value={stats.activeJobs} icon={<Truck aria-hidden="true" />} />
    <StatCard label="Rating" value={stats.rating.toFixed(2)} icon={<Star aria-hidden="true" />} />
    <StatCard
      label="Monthly Earnings"
      value={formatMoney(stats.monthlyEarnings)}
      icon={<Banknote aria-hidden="true" />}
    />
    <StatCard label="Completed Jobs" value={stats.completedJobs} icon={<BadgeCheck aria-hidden="true" />} />
  </Grid>
)
