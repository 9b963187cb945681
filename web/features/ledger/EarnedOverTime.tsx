import { sumOf } from '@rules/cents.js'
import { useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { TextButton } from '../../ui/actions/Link.js'
import { StatCard } from '../../ui/charts/StatCard.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { EarnedChart } from './EarnedChart.js'
import { EarnedTable } from './EarnedTable.js'
import { VendorEarningsDocument } from './generated/earnings.js'
import type { Unit } from './spans.js'

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

/** By week, or by month. */
export const EarnedOverTime = () => {
  const { data, previousData, error } = useQuery(VendorEarningsDocument)
  const [isTable, setTable] = useState(false)
  const [unit, setUnit] = useState<Unit>('week')
  const { vendorEarnings, vendorEarnedMonths, vendorStats: stats } = data ?? previousData ?? {}
  const spans = unit === 'week' ? vendorEarnings : vendorEarnedMonths
  const title = `Last 12 ${unit}s`
  if (!spans && error) {
    return <LoadError what="your weekly earnings" error={error} />
  }
  if (!spans) {
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
          label={title}
          gross={sumOf(spans.map(({ earned }) => earned))}
          net={sumOf(spans.map(({ net }) => net))}
        />
      </Grid>
      <Stack as="section" gap="s">
        <Inline justify="between">
          <Heading level={3} look={4}>
            {title}
          </Heading>
          <Inline gap="m">
            <TextButton onClick={() => setUnit(unit === 'week' ? 'month' : 'week')}>
              {unit === 'week' ? 'Show by month' : 'Show by week'}
            </TextButton>
            <TextButton aria-expanded={isTable} onClick={() => setTable(!isTable)}>
              {isTable ? 'Hide the table' : 'Show as a table'}
            </TextButton>
          </Inline>
        </Inline>
        <EarnedChart spans={spans} unit={unit} />
        {isTable && <EarnedTable spans={spans} unit={unit} />}
      </Stack>
    </Stack>
  )
}
