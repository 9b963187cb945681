import { theme } from '../theme.js'

/** The logo: a roll-off truck under its container. */
export const Mark = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size * 0.7} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
    <path d="M0 4h27v2.8h-.7L25.5 18H1.5L.7 6.8H0z" fill={theme.color.barAccent} />
    <path d="M6.5 8.5V16M13.25 8.5V16M20 8.5V16" stroke={theme.color.bar} strokeWidth="2.2" />
    <path d="M1 19.5h26V8h5.3c.9 0 1.6.5 2 1.3l2.5 5.2 2.2.9c.6.3 1 .8 1 1.5V23H1z" fill="currentColor" />
    <path d="M29.5 10.5h2.6l2 4.3h-4.6z" fill={theme.color.bar} />
    <g fill="currentColor" stroke={theme.color.bar} strokeWidth="1.6">
      <circle cx="8" cy="23.5" r="3.7" />
      <circle cx="16" cy="23.5" r="3.7" />
      <circle cx="33" cy="23.5" r="3.7" />
    </g>
  </svg>
)
