import { cents, sumOf } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { useEffect, useRef, useState } from 'react'
import { theme } from '../../ui/theme.js'
import { axis } from './axis.js'
import { type Span, spanWords, type Unit } from './spans.js'

/** An element's width in pixels: a drawing as wide as its container keeps its text readable on a phone. */
const useWidth = <Element extends HTMLElement>(atFirst: number) => {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(atFirst)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

const { color } = theme

const HEIGHT = 240
const LEFT = 56
const TOP = 12
const FLOOR = HEIGHT - 28
const LABEL = 52

const dollarsOf = (amount: string) => Number(cents(amount)) / 100

/** One bar per week or month, the current one in the accent color. */
export const EarnedChart = ({ spans, unit }: { spans: readonly Span[]; unit: Unit }) => {
  const [frame, width] = useWidth<HTMLDivElement>(720)
  const { steps, top } = axis(Math.max(...spans.map(({ earned }) => dollarsOf(earned))))
  const y = (dollars: number) => FLOOR - ((FLOOR - TOP) * dollars) / top
  const slot = (width - LEFT) / spans.length
  const labelEvery = Math.ceil(LABEL / slot)
  const last = spans.length - 1
  const gross = formatMoney(sumOf(spans.map(({ earned }) => earned)))
  const net = formatMoney(sumOf(spans.map(span => span.net)))
  return (
    <div ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        fontSize="13"
        role="img"
        aria-label={`Bar chart: gross earnings in each of the last ${spans.length} ${unit}s, ${gross} together, ${net} net`}
      >
        {steps.map(step => (
          <g key={step}>
            <path d={`M${LEFT} ${y(step)}H${width}`} stroke={step === 0 ? color.lineStrong : color.line} />
            <text x={LEFT - 8} y={y(step) + 4} textAnchor="end" fill={color.muted}>
              ${step.toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {spans.map(({ startsOn, earned, net: netEarned }, index) => (
          <g key={startsOn} transform={`translate(${LEFT + slot * index} 0)`}>
            <title>{`${spanWords[unit].name(startsOn)}: ${formatMoney(earned)} gross, ${formatMoney(netEarned)} net`}</title>
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
                fontWeight={index === last ? theme.weight.strong : theme.weight.text}
              >
                {spanWords[unit].short(startsOn)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
