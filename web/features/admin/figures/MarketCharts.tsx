import { formatMoney } from '@rules/formatMoney.js'
import { BarChart } from '../../../ui/charts/BarChart.js'
import { formatDay } from '../../../ui/text/formatMoment.js'
import type { MarketOverviewQuery } from './generated/figures.js'
import { fromCents, toCents } from './marketWords.js'

export type MarketDays = MarketOverviewQuery['marketOverview']['days']

const ordersOf = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`

/** Orders and revenue, one bar per day. */
export const MarketCharts = ({ days }: { days: MarketDays }) => {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const revenue = days.reduce((sum, day) => sum + toCents(day.revenue), 0n)
  const ends = { from: formatDay(days[0]?.date ?? ''), to: 'Today' }
  return (
    <>
      <BarChart
        title="Orders"
        summary={`${ordersOf(orders)} in 30 days`}
        bars={days.map(day => ({
          key: day.date,
          value: day.orders,
          words: `${formatDay(day.date)}: ${ordersOf(day.orders)}`,
        }))}
        {...ends}
      />
      <BarChart
        title="Revenue"
        summary={`${formatMoney(fromCents(revenue))} in 30 days`}
        bars={days.map(day => ({
          key: day.date,
          value: Number(day.revenue),
          words: `${formatDay(day.date)}: ${formatMoney(day.revenue)}`,
        }))}
        {...ends}
      />
    </>
  )
}
