import { styled } from 'styled-components'
import { theme } from '../theme.js'

const { color } = theme

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 5rem;
  height: auto;

  @media (forced-colors: active) {
    .box {
      fill: Canvas;
    }
    .load {
      fill: Highlight;
    }
  }
`

const BOX = 72
const marks = [1, 2, 3, 4, 5, 6, 7]

/** A truck whose box is filled from the cab by so many eighths. Its label says how full it is. */
export const TruckLoad = ({ eighths }: { eighths: number }) => {
  const filled = (BOX * eighths) / 8
  return (
    <Drawing viewBox="0 0 112 58" aria-hidden="true" focusable="false">
      <path className="box" d="M4 6h72v36H4z" fill={color.drawPale} />
      <path className="load" d={`M${76 - filled} 6h${filled}v36h-${filled}z`} fill={color.accent} />
      <path
        d={marks.map(mark => `M${4 + (BOX * mark) / 8} 36v6`).join('')}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path className="box" d="M80 16h14l10 13 4 2v13H80z" fill={color.drawLight} />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M4 6h72v36H4zM80 16h14l10 13 4 2v13H80zM2 45h108M85 21h7l6 8H85z" />
        <circle className="box" cx="20" cy="48" r="7" fill={color.drawMid} />
        <circle className="box" cx="92" cy="48" r="7" fill={color.drawMid} />
      </g>
    </Drawing>
  )
}
