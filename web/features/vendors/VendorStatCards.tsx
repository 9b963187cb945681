import { formatMoney } from '@rules/formatMoney.js'
import { reliabilityInWords } from '@rules/ratings/reliabilityWords.js'
import { BadgeCheck, Banknote, Star, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { Link } from '../../ui/actions/Link.js'
import { StatCard } from '../../ui/charts/StatCard.js'
import { Grid } from '../../ui/layout/Grid.js'
import { useAddressed } from '../../ui/navigation/useAddressed.js'
import { Skeleton } from '../../ui/states/Skeleton.js'
import { Text } from '../../ui/text/Text.js'
import { type VendorStatCards_StatsFragment, VendorStatsDocument } from './generated/vendors.js'

const ratings = ({ ratingCount }: VendorStatCards_StatsFragment) =>
  ratingCount === 0 ? 'no ratings yet' : `${ratingCount} ${ratingCount === 1 ? 'rating' : 'ratings'}`

/** The four figures of the dashboard. The answers of mutations include the new values. */
export const VendorStatCards = () => {
  const { data, previousData, error } = useQuery(VendorStatsDocument)
  const view = useAddressed('view')
  const stats = (data ?? previousData)?.vendorStats
  if (error && !stats) {
    return <LoadError what="your figures" error={error} />
  }
  const show = (figure: (stats: VendorStatCards_StatsFragment) => ReactNode) =>
    stats ? figure(stats) : <Skeleton width="60%" height="2rem" />
  return (
    // Two by two on a phone, four in a row from tablet width up.
    <Grid as="dl" min="max(9.5rem, 21%)" gap="s" aria-busy={!stats || undefined}>
      <StatCard
        label="Active Jobs"
        value={show(({ activeJobs }) => activeJobs)}
        icon={<Truck aria-hidden="true" />}
      />
      <StatCard
        label="Rating"
        value={show(({ rating, ratingCount }) => (ratingCount === 0 ? 'New' : rating.toFixed(2)))}
        note={
          !stats ? null : (
            <Text as="span" size="s" tone="muted">
              {ratings(stats)}
            </Text>
          )
        }
        icon={<Star aria-hidden="true" />}
      />
      <StatCard
        label="Monthly Earnings"
        value={show(({ monthlyEarnings }) => formatMoney(monthlyEarnings))}
        note={!stats ? null : <Link {...view.linkTo('earnings')}>View earnings</Link>}
        icon={<Banknote aria-hidden="true" />}
      />
      <StatCard
        label="Completed Jobs"
        value={show(({ completedJobs }) => completedJobs)}
        note={
          stats?.reliability ? (
            <Text as="span" size="s" tone="muted">
              {reliabilityInWords(stats.reliability)}
            </Text>
          ) : null
        }
        icon={<BadgeCheck aria-hidden="true" />}
      />
    </Grid>
  )
}
