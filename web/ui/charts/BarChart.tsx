import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Frame = styled.figure`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  min-width: 0;
  margin: 0;
`

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 128px;
  border-bottom: 2px solid ${theme.color.line};
  overflow: visible;

  rect {
    fill: ${theme.color.accent};
  }

  /* The whole height of a bar's place answers the pointer. */
  rect[data-place] {
    fill: transparent;
  }

  g:hover rect[data-place] {
    fill: ${theme.color.neutralSoft};
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
`

const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  font-weight: ${theme.weight.strong};

  > :last-child {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.s};
    font-weight: ${theme.weight.text};
    font-variant-numeric: tabular-nums;
  }
`

type Bar = {
  key: string
  value: number
  /** Shown under the pointer: "Tue, Nov 24: 3 orders". */
  words: string
}

type BarChartProps = {
  title: string
  /** The whole chart as text, for those who can't see the bars. */
  summary: string
  bars: readonly Bar[]
  /** Labels under the first and the last bar. */
  from: string
  to: string
}

const PLACE = 10
const HEIGHT = 100

/** Bars over time. Show its figures in a table beside it. */
export const BarChart = ({ title, summary, bars, from, to }: BarChartProps) => {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Frame>
      <Head>
        {title} <span>{summary}</span>
      </Head>
      <Plot
        viewBox={`0 0 ${bars.length * PLACE} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${summary}`}
      >
        {bars.map(({ key, value, words }, index) => {
          const height = (value / most) * HEIGHT
          return (
            <g key={key}>
              <title>{words}</title>
              <rect data-place="" x={index * PLACE} width={PLACE} height={HEIGHT} />
              <rect x={index * PLACE + 1.5} y={HEIGHT - height} width={PLACE - 3} height={height} />
            </g>
          )
        })}
      </Plot>
      <Ends aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </Ends>
    </Frame>
  )
}
