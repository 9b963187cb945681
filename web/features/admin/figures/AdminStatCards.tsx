import { dollars } from '@rules/formatMoney.js'
import { Banknote, ClipboardList, LifeBuoy, Truck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { StatCard } from '../../../ui/charts/StatCard.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { AdminStatsDocument, type AdminStatsQuery } from './generated/figures.js'

type Stats = AdminStatsQuery['adminStats']

const count = (value: number) => value.toLocaleString('en-US')

const cards: ReadonlyArray<{ label: string; icon: ReactNode; figure: (stats: Stats) => string }> = [
  { label: 'Total Users', icon: <Users aria-hidden="true" />, figure: stats => count(stats.totalUsers) },
  {
    label: 'Active Vendors',
    icon: <Truck aria-hidden="true" />,
    figure: stats => count(stats.activeVendors),
  },
  { label: 'Total Orders', icon: <ClipboardList aria-hidden="true" />, figure: s => count(s.totalOrders) },
  { label: 'Total Revenue', icon: <Banknote aria-hidden="true" />, figure: s => dollars(s.totalRevenue) },
  { label: 'Pending Issues', icon: <LifeBuoy aria-hidden="true" />, figure: s => count(s.pendingIssues) },
]

/** The five figures of the dashboard, refetched after every change an admin makes. */
export const AdminStatCards = ({ compact }: { compact: boolean }) => {
  const { data, previousData, error } = useQuery(AdminStatsDocument)
  const stats = (data ?? previousData)?.adminStats
  if (error && !stats) {
    return <LoadError what="the figures" error={error} />
  }
  return (
    <Grid as="dl" min="max(9.5rem, 17%)" gap={compact ? 'xs' : 's'} aria-busy={!stats || undefined}>
      {cards.map(({ label, icon, figure }) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          compact={compact}
          value={stats ? figure(stats) : <Skeleton width="60%" height={compact ? '1.25rem' : '2rem'} />}
        />
      ))}
    </Grid>
  )
}
