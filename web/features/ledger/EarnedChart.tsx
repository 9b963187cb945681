import { cents, sumOf } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { BarChart } from '../../ui/charts/BarChart.js'
import { type Span, spanWords, type Unit } from './spans.js'

/** One bar per week or month, the current one in the accent color. */
export const EarnedChart = ({ spans, unit }: { spans: readonly Span[]; unit: Unit }) => {
  const gross = formatMoney(sumOf(spans.map(({ earned }) => earned)))
  const net = formatMoney(sumOf(spans.map(span => span.net)))
  return (
    <BarChart
      summary={`Bar chart: gross earnings in each of the last ${spans.length} ${unit}s, ${gross} together, ${net} net`}
      bars={spans.map(({ startsOn, earned, net: netEarned }, index) => ({
        key: startsOn,
        value: Number(cents(earned)) / 100,
        label: spanWords[unit].short(startsOn),
        words: `${spanWords[unit].name(startsOn)}: ${formatMoney(earned)} gross, ${formatMoney(netEarned)} net`,
        leads: index === spans.length - 1,
      }))}
      tick={dollars => `$${dollars.toLocaleString('en-US')}`}
    />
  )
}
