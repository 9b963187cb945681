import { serviceTypes } from '@rules/kinds.js'
import { type ReactNode, useId, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { Table } from '../../../ui/charts/Table.js'
import { Card } from '../../../ui/layout/Card.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Day } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { SummaryList } from '../../../ui/text/SummaryList.js'
import { Text } from '../../../ui/text/Text.js'
import { ExtraLoads } from './ExtraLoads.js'
import { MarketOverviewDocument, type MarketOverviewQuery } from './generated/figures.js'
import { MarketAreas } from './MarketAreas.js'
import { MarketCharts, type MarketDays } from './MarketCharts.js'
import { shareWords, waitWords } from './marketWords.js'

/** The figures behind the charts, today first. */
const MarketTable = ({ days, before }: { days: MarketDays; before: MarketDays }) => (
  <Table
    caption="Orders and revenue by day"
    columns={[
      { header: 'Day', cell: ({ date }) => <Day value={date} /> },
      { header: 'Orders', align: 'end', cell: ({ orders }) => orders },
      { header: 'Revenue', align: 'end', cell: ({ revenue }) => <Money value={revenue} /> },
    ]}
    rows={[...before, ...days].toReversed()}
    rowKey={({ date }) => date}
  />
)

type Service = MarketOverviewQuery['marketOverview']['services'][number]

const ServiceFacts = ({ service }: { service: Service }) => (
  <Stack gap="xs">
    <Heading level={3} look={4}>
      {serviceTypes[service.serviceType]}
    </Heading>
    <SummaryList
      facts={[
        { label: 'Orders', value: service.jobs },
        { label: 'Got a bid', value: shareWords(service.shareWithBid) },
        { label: 'Instant bid', value: shareWords(service.shareWithInstantBid) },
        { label: 'Bid in 5 minutes', value: shareWords(service.shareIn5Minutes) },
        { label: 'Bid in 2 hours', value: shareWords(service.shareIn2Hours) },
        { label: 'Bids per order', value: service.bidsPerRequest?.toFixed(1) ?? 'No orders yet' },
        { label: 'First bid', value: waitWords(service.medianMinutesToFirstBid) },
        { label: 'Accepted', value: shareWords(service.shareAccepted) },
      ]}
    />
  </Stack>
)

/** How the marketplace is doing: 30 days of orders and revenue, and how well each service is answered. It shows its children once it has loaded, because they would move otherwise. */
export const MarketOverview = ({ children }: { children: ReactNode }) => {
  const id = useId()
  const [isTable, setTable] = useState(false)
  const { data, error } = useQuery(MarketOverviewDocument)
  const market = data?.marketOverview

  const content = () => {
    if (error && !market) {
      return <LoadError what="the overview" error={error} />
    }
    if (!market) {
      return (
        <LoadingRegion label="Loading the overview...">
          <Skeleton height="190px" />
        </LoadingRegion>
      )
    }
    return (
      <>
        <Grid min="26rem" gap="l">
          <MarketCharts days={market.days} before={market.previousDays} />
          <Grid min="9.5rem" gap="l">
            {market.services.map(service => (
              <ServiceFacts key={service.serviceType} service={service} />
            ))}
          </Grid>
        </Grid>
        <div>
          <TextButton aria-expanded={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? 'Hide the table' : 'Show as a table'}
          </TextButton>
        </div>
        {isTable && <MarketTable days={market.days} before={market.previousDays} />}
      </>
    )
  }

  const isThere = market !== undefined || error !== undefined
  return (
    <Stack>
      <Card aria-labelledby={id}>
        <Stack>
          <Stack gap="none">
            <Heading level={2} look={3} id={id}>
              Marketplace
            </Heading>
            <Text size="s" tone="muted">
              The last 30 days. "First bid" is the median time from an order to its first bid.
            </Text>
          </Stack>
          {content()}
          {isThere && <MarketAreas />}
          {isThere && <ExtraLoads />}
        </Stack>
      </Card>
      {isThere && children}
    </Stack>
  )
}
