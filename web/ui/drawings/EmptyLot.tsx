import { theme } from '../theme.js'

const { color } = theme

/** Two cones where a container would be. */
export const EmptyLot = ({ width = 360 }: { width?: number }) => (
  <svg width={width} viewBox="0 0 360 130" aria-hidden="true" focusable="false">
    <path
      d="M70 108V46h220v62"
      fill="none"
      stroke={color.lineStrong}
      strokeWidth="2.5"
      strokeDasharray="7 7"
    />
    <path d="M0 109.5h360" stroke={color.ink} strokeWidth="3" />
    {[30, 330].map(x => (
      <g key={x} transform={`translate(${x} 108)`}>
        <path d="M-7-46h14l11 40h-36z" fill={color.accent} />
        <path d="M-10.5-33h21l3 11h-27z" fill={color.drawPale} />
        <path d="M-22-7h44v7h-44z" fill={color.drawDark} />
      </g>
    ))}
  </svg>
)
