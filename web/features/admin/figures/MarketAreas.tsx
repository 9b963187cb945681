import { serviceTypes } from '@rules/kinds.js'
import { useId, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { LoadError } from '../../../paging/LoadError.js'
import { type Column, Table } from '../../../ui/charts/Table.js'
import { Fold } from '../../../ui/layout/Fold.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { MarketAreasDocument, type MarketAreasQuery } from './generated/figures.js'
import { periods, shareWords, waitWords } from './marketWords.js'

type Area = MarketAreasQuery['marketAreas'][number]

const areas: Column<Area>[] = [
  { header: 'ZIP codes', cell: ({ zipPrefix }) => <strong>{zipPrefix}xx</strong> },
  { header: 'Service', cell: ({ serviceType }) => serviceTypes[serviceType] },
]

const figures: (Column<Area> & { help: string })[] = [
  {
    header: 'Requests',
    cell: ({ requests }) => requests,
    help: 'Orders posted in the period, including those cancelled later.',
  },
  {
    header: 'Bid in 5 minutes',
    cell: ({ shareIn5Minutes }) => shareWords(shareIn5Minutes),
    help: 'The share of these requests with a bid at most 5 minutes after posting.',
  },
  {
    header: 'Bid in 2 hours',
    cell: ({ shareIn2Hours }) => shareWords(shareIn2Hours),
    help: 'The share of these requests with a bid at most 2 hours after posting.',
  },
  {
    header: 'Bids per request',
    cell: ({ bidsPerRequest }) => bidsPerRequest.toFixed(1),
    help: 'How many vendors bid on a request, on average. A vendor counts once per request, and withdrawn and expired bids count.',
  },
  {
    header: 'First bid',
    cell: ({ medianMinutesToFirstBid }) => waitWords(medianMinutesToFirstBid),
    help: 'The median time from posting to the first bid, over the requests with a bid.',
  },
  {
    header: 'Accepted',
    cell: ({ shareAccepted }) => shareWords(shareAccepted),
    help: 'The share of these requests whose customer accepted a bid, even if the order was cancelled or given back later.',
  },
]

const columns = [...areas, ...figures.map(column => ({ ...column, align: 'end' as const }))]

const Areas = ({ days }: { days: number }) => {
  const { data, error } = useQuery(MarketAreasDocument, { variables: { days } })
  if (error && !data) return <LoadError what="the areas" error={error} />
  if (!data)
    return (
      <LoadingRegion label="Loading the areas...">
        <Skeleton height="190px" />
      </LoadingRegion>
    )
  return data.marketAreas.length === 0 ? (
    <EmptyState title="No requests in this period" level={4}>
      Each area appears here with its first request.
    </EmptyState>
  ) : (
    <Table
      caption="Requests by area and service"
      columns={columns}
      rows={data.marketAreas}
      rowKey={({ zipPrefix, serviceType }) => `${zipPrefix} ${serviceType}`}
    />
  )
}

/** How soon and how often requests get bids, by the first three digits of the ZIP code and service. */
export const MarketAreas = () => {
  const id = useId()
  const [days, setDays] = useState('30')
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={3} look={4} id={id}>
          Liquidity by area
        </Heading>
        <ChoiceBox label="Period" options={periods} value={days} onChange={setDays} />
      </Inline>
      <Areas days={Number(days)} />
      <Fold title="How we count" note="The 100 areas with the most requests">
        <Facts facts={figures.map(({ header, help }) => ({ label: header, value: help }))} />
      </Fold>
    </Stack>
  )
}
