import { sumOf } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { BarChart } from '../../../ui/charts/BarChart.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { formatDay, formatShortDay } from '../../../ui/text/formatMoment.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import type { MarketOverviewQuery } from './generated/figures.js'

export type MarketDays = MarketOverviewQuery['marketOverview']['days']

type MarketChartsProps = { days: MarketDays; before: MarketDays }

const ordersOf = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`
const totalOrders = (days: MarketDays) => days.reduce((sum, { orders }) => sum + orders, 0)
const totalRevenue = (days: MarketDays) => formatMoney(sumOf(days.map(({ revenue }) => revenue)))

const periods = { now: 'Last 30 days', before: '30 days before' }

type ChartProps = MarketChartsProps & {
  title: string
  total: (days: MarketDays) => string
  value: (day: MarketDays[number]) => number
  words: (day: MarketDays[number]) => string
  tick: (value: number) => string
}

const Chart = ({ days, before, title, total, value, words, tick }: ChartProps) => {
  const summary = `${total(days)} in 30 days, ${total(before)} in the 30 days before`
  return (
    <Stack gap="xs">
      <Heading level={3} look={4}>
        {title}
      </Heading>
      <Text size="s" tone="muted">
        {summary}
      </Text>
      <BarChart
        summary={`${title}: ${summary}`}
        bars={days.map((day, index) => {
          const earlier = before[index]
          return {
            key: day.date,
            value: value(day),
            ...(earlier && { before: value(earlier) }),
            label: formatShortDay(day.date).replace(/, \d{4}$/, ''),
            words: [day, earlier]
              .flatMap(each => (each ? [`${formatDay(each.date)}: ${words(each)}`] : []))
              .join('; '),
            leads: true,
          }
        })}
        tick={tick}
        periods={periods}
      />
    </Stack>
  )
}

/** Orders and revenue, one bar per day, each before the same day of the 30 days before. */
export const MarketCharts = (charted: MarketChartsProps) => (
  <>
    <Chart
      {...charted}
      title="Orders"
      total={days => ordersOf(totalOrders(days))}
      value={({ orders }) => orders}
      words={({ orders }) => ordersOf(orders)}
      tick={orders => orders.toLocaleString('en-US')}
    />
    <Chart
      {...charted}
      title="Revenue"
      total={totalRevenue}
      value={({ revenue }) => Number(revenue)}
      words={({ revenue }) => formatMoney(revenue)}
      tick={dollars => `$${dollars.toLocaleString('en-US')}`}
    />
  </>
)
