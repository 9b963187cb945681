import { useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { TextButton } from '../../ui/actions/Link.js'
import { StatCard } from '../../ui/charts/StatCard.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { LoadError } from '../paging/LoadError.js'
import { sumOf } from './earnings.js'
import { VendorEarningsDocument } from './generated/earnings.js'
import { WeekChart } from './WeekChart.js'
import { WeekTable } from './WeekTable.js'

type EarnedProps = { label: string; gross: string | undefined; net: string | undefined }

/** The figure of the dashboard's card is the gross one, so it leads here too. */
const Earned = ({ label, gross, net }: EarnedProps) => (
  <StatCard
    label={label}
    value={<Money value={gross} />}
    note={
      <Text as="span" size="s" tone="muted" tabular>
        gross, <Money value={net} /> net
      </Text>
    }
  />
)

export const LastWeeks = () => {
  const { data, previousData, error } = useQuery(VendorEarningsDocument)
  const [isTable, setTable] = useState(false)
  const { vendorEarnings: weeks, vendorStats: stats } = data ?? previousData ?? {}
  if (!weeks && error) {
    return <LoadError what="your weekly earnings" error={error} />
  }
  if (!weeks) {
    return (
      <LoadingRegion label="Loading your weekly earnings...">
        <Skeleton height="240px" />
      </LoadingRegion>
    )
  }
  return (
    <Stack>
      <Grid as="dl" min="13rem" gap="s" fit>
        <Earned label="This week" gross={stats?.weeklyEarnings} net={stats?.weeklyNetEarnings} />
        <Earned label="This month" gross={stats?.monthlyEarnings} net={stats?.monthlyNetEarnings} />
        <Earned
          label="Last 12 weeks"
          gross={sumOf(weeks.map(({ earned }) => earned))}
          net={sumOf(weeks.map(({ net }) => net))}
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
