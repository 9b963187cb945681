import { theme } from '../theme.js'

/** The mark: a loaded roll-off container, seen from the side. */
export const Mark = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
    <path d="M9 12V7.5h7V12zM18 12l3.2-6.5 5 2.4L24 12z" fill="currentColor" opacity=".55" />
    <path d="M2 11h30v3.5h-1.2L28.6 27H5.4L3.2 14.5H2z" fill={theme.color.barAccent} />
    <path d="M9.6 15.5 11 26M17 15.5V26M24.4 15.5 23 26" stroke={theme.color.bar} strokeWidth="2" />
    <circle cx="10" cy="29.5" r="2.5" fill="currentColor" />
    <circle cx="24" cy="29.5" r="2.5" fill="currentColor" />
  </svg>
)
