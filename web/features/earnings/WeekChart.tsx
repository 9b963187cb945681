import { cents } from '@rules/money.js'
import type { WeekChart_WeekFragment } from '../../generated/graphql.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import { formatMoney } from '../../ui/text/formatMoney.js'
import { theme } from '../../ui/theme.js'
import { axis } from './axis.js'
import { earnedSum } from './earnedSum.js'
import { useWidth } from './useWidth.js'

const { color } = theme

const HEIGHT = 240
const LEFT = 56
const TOP = 12
const FLOOR = HEIGHT - 28
const LABEL = 52

/** "Nov 24", without the weekday: all of them are Mondays. */
const shortDay = (day: string) =>
  formatDay(day)
    .replace(/^\w+, /, '')
    .replace(/, \d{4}$/, '')

const dollarsOf = (amount: string) => Number(cents(amount)) / 100

/** One bar per week, the current one in the accent color. */
export const WeekChart = ({ weeks }: { weeks: readonly WeekChart_WeekFragment[] }) => {
  const [frame, width] = useWidth<HTMLDivElement>(720)
  const { steps, top } = axis(Math.max(...weeks.map(({ earned }) => dollarsOf(earned))))
  const y = (dollars: number) => FLOOR - ((FLOOR - TOP) * dollars) / top
  const slot = (width - LEFT) / weeks.length
  const labelEvery = Math.ceil(LABEL / slot)
  const last = weeks.length - 1
  const total = formatMoney(earnedSum(weeks.map(({ earned }) => earned)))
  return (
    <div ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        fontSize="13"
        role="img"
        aria-label={`Bar chart: earned in each of the last ${weeks.length} weeks, ${total} together`}
      >
        {steps.map(step => (
          <g key={step}>
            <path d={`M${LEFT} ${y(step)}H${width}`} stroke={step === 0 ? color.lineStrong : color.line} />
            <text x={LEFT - 8} y={y(step) + 4} textAnchor="end" fill={color.muted}>
              ${step.toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {weeks.map(({ startsOn, earned }, index) => (
          <g key={startsOn} transform={`translate(${LEFT + slot * index} 0)`}>
            <title>{`Week of ${formatDay(startsOn)}: ${formatMoney(earned)}`}</title>
            <rect y={TOP} width={slot} height={FLOOR - TOP} fill="transparent" />
            {dollarsOf(earned) > 0 && (
              <rect
                x={slot * 0.18}
                y={Math.min(y(dollarsOf(earned)), FLOOR - 2)}
                width={slot * 0.64}
                height={Math.max(FLOOR - y(dollarsOf(earned)), 2)}
                rx="2"
                fill={index === last ? color.accent : color.drawMid}
              />
            )}
            {(last - index) % labelEvery === 0 && (
              <text
                // The last label ends at the chart's edge, so that it is not cut off.
                x={index === last ? slot : slot / 2}
                y={HEIGHT - 8}
                textAnchor={index === last ? 'end' : 'middle'}
                fill={index === last ? color.ink : color.muted}
                fontWeight={index === last ? 650 : 400}
              >
                {shortDay(startsOn)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
