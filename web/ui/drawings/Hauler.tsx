import { theme } from '../theme.js'

const { color } = theme

/** A person 5 ft 10 in tall, walking to the right with a box. */
export const Hauler = () => (
  <g transform="translate(352 145)">
    <path d="M10 62 2 88l-8 26h12l10-24 8-14 6 14 4 24h12l-6-30-4-24z" fill={color.drawDark} />
    <path d="M-8 114h15v5H-8zM33 114h17v5H33z" fill={color.ink} />
    <path d="M8 26c2-5 6-7 12-7s13 3 14 10l2 34H8z" fill={color.accent} />
    <path d="M8 44h27v6H8z" fill={color.drawPale} />
    <path d="M34 34h40v34H34z" fill={color.drawLight} />
    <path d="M34 34h40M54 34v10" stroke={color.drawMid} strokeWidth="3" />
    <path d="M16 30c5-2 9 1 9 6l3 16 16 4v8l-20-2c-4 0-6-3-7-7l-4-18c-1-4 1-6 3-7z" fill={color.accentEdge} />
    <path d="M42 54h10a4 4 0 0 1 0 9H42z" fill={color.drawSkin} />
    <circle cx="22" cy="8" r="10" fill={color.drawSkin} />
    <path d="M10 7c0-8 6-12 12-12 7 0 12 5 12 10h6v3H10z" fill={color.drawDark} />
  </g>
)
