import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { axis } from './axis.js'

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

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }

  svg {
    flex: none;
  }
`

export type Bar = {
  key: string
  value: number
  /** The value of the same time one period earlier, drawn quietly behind it. */
  before?: number
  /** Below the bar, where there is room. */
  label: string
  /** Shown under the pointer: "Tue, Nov 24: 3 orders". */
  words: string
  /** Drawn in the accent color. */
  leads?: boolean
}

type BarChartProps = {
  /** The whole chart as text, for those who can't see the bars. */
  summary: string
  bars: readonly Bar[]
  /** Words a value of the vertical axis. */
  tick: (value: number) => string
  /** Names both periods, if bars have a value of the earlier one. */
  periods?: { now: string; before: string }
}

const Swatch = ({ fill }: { fill: string }) => (
  <svg width="14" height="14" aria-hidden="true">
    <rect width="14" height="14" rx="2" fill={fill} />
  </svg>
)

/** Bars over time, with both axes. Show its figures in a table beside it. */
export const BarChart = ({ summary, bars, tick, periods }: BarChartProps) => {
  const [frame, width] = useWidth<HTMLDivElement>(720)
  const { steps, top } = axis(Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before])))
  const y = (value: number) => FLOOR - ((FLOOR - TOP) * value) / top
  const slot = (width - LEFT) / bars.length
  const labelEvery = Math.ceil(LABEL / slot)
  const last = bars.length - 1
  const bar = (value: number, inset: number, fill: string) =>
    value > 0 && (
      <rect
        x={slot * inset}
        y={Math.min(y(value), FLOOR - 2)}
        width={slot * (1 - 2 * inset)}
        height={Math.max(FLOOR - y(value), 2)}
        rx="2"
        fill={fill}
      />
    )
  return (
    <div ref={frame}>
      {periods && (
        <Legend>
          <li>
            <Swatch fill={color.accent} /> {periods.now}
          </li>
          <li>
            <Swatch fill={color.drawLight} /> {periods.before}
          </li>
        </Legend>
      )}
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        fontSize="13"
        role="img"
        aria-label={summary}
      >
        {steps.map(step => (
          <g key={step}>
            <path d={`M${LEFT} ${y(step)}H${width}`} stroke={step === 0 ? color.lineStrong : color.line} />
            <text x={LEFT - 8} y={y(step) + 4} textAnchor="end" fill={color.muted}>
              {tick(step)}
            </text>
          </g>
        ))}
        {bars.map(({ key, value, before = 0, label, words, leads }, index) => (
          <g key={key} transform={`translate(${LEFT + slot * index} 0)`}>
            <title>{words}</title>
            <rect y={TOP} width={slot} height={FLOOR - TOP} fill="transparent" />
            {bar(before, 0.06, color.drawLight)}
            {bar(value, periods ? 0.26 : 0.18, leads ? color.accent : color.drawMid)}
            {(last - index) % labelEvery === 0 && (
              <text
                // The last label ends at the chart's edge, so that it is not cut off.
                x={index === last ? slot : slot / 2}
                y={HEIGHT - 8}
                textAnchor={index === last ? 'end' : 'middle'}
                fill={index === last ? color.ink : color.muted}
                fontWeight={index === last ? theme.weight.strong : theme.weight.text}
              >
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
