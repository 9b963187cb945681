import { useState } from 'react'
import { useVendorEarningsQuery } from '../../generated/hooks.js'
import { TextButton } from '../../ui/actions/TextButton.js'
import { StatCard } from '../../ui/charts/StatCard.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { ErrorState } from '../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Money } from '../../ui/text/Money.js'
import { earnedSum } from './earnedSum.js'
import { WeekChart } from './WeekChart.js'
import { WeekTable } from './WeekTable.js'

export const LastWeeks = () => {
  const { data, previousData, error, refetch } = useVendorEarningsQuery()
  const [isTable, setTable] = useState(false)
  const { vendorEarnings: weeks, vendorStats: stats } = data ?? previousData ?? {}
  if (!weeks && error) {
    return <ErrorState title="We couldn't load your weeks" onRetry={() => void refetch().catch(() => {})} />
  }
  if (!weeks) {
    return (
      <LoadingRegion label="Loading your weeks...">
        <Skeleton height="240px" />
      </LoadingRegion>
    )
  }
  return (
    <Stack>
      <Grid as="dl" min="9rem" gap="s">
        <StatCard label="This week" value={<Money value={stats?.weeklyEarnings} />} />
        <StatCard label="This month" value={<Money value={stats?.monthlyEarnings} />} />
        <StatCard
          label="Last 12 weeks"
          value={<Money value={earnedSum(weeks.map(({ earned }) => earned))} />}
        />
      </Grid>
      <Stack as="section" gap="s">
        <Inline justify="between">
          <Heading level={3} look={4}>
            Last 12 weeks
          </Heading>
          <TextButton aria-expanded={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? 'Hide the table' : 'Show as a table'}
          </TextButton>
        </Inline>
        <WeekChart weeks={weeks} />
        {isTable && <WeekTable weeks={weeks} />}
      </Stack>
    </Stack>
  )
}
