import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { FullGarage } from './FullGarage.js'
import { RollOffTruck } from './RollOffTruck.js'

const { color } = theme

/** A person 5 ft 10 in tall, walking to the right with a box. */
const Hauler = () => (
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

// The ground extends beyond the picture to the full width of the page.
const Picture = styled.svg`
  width: 100%;
  height: 190px;
  overflow: visible;

  @media ${media.medium} {
    height: auto;
  }

  @media print {
    display: none;
  }
`

const feet = Array.from({ length: 57 }, (_, foot) => foot)

/** Drawn to scale, 20 units to the foot: a full garage, a person, and a truck under a 20 yard container. */
export const HaulScene = () => (
  <Picture
    viewBox="0 0 1120 310"
    preserveAspectRatio="xMaxYMax slice"
    role="img"
    aria-label="A full garage, a person carrying a box, and a truck with a 20 yard dumpster: 22 feet long, 4.5 feet high"
  >
    <circle cx="452" cy="98" r="62" fill={color.accentSoft} />
    <path
      d="M300 262c0-34 20-52 44-52 6-26 30-42 58-36 20-24 66-18 74 14 26-4 44 12 48 30 18 0 28 18 28 44z"
      fill={color.drawPale}
    />
    <FullGarage />
    <Hauler />
    <RollOffTruck />
    <path d="M-3000 263.5h7120" stroke={color.ink} strokeWidth="3" />
    <g stroke={color.lineStrong} strokeWidth="1.5">
      {feet.map(foot => (
        <path key={foot} d={`M${foot * 20} 270v${foot % 5 === 0 ? 12 : 6}`} />
      ))}
    </g>
    <g
      fill={color.muted}
      fontSize="13"
      fontFamily={theme.font.heading}
      fontWeight={theme.weight.heading}
      textAnchor="middle"
    >
      {feet
        .filter(foot => foot % 10 === 0 && foot > 0)
        .map(foot => (
          <text key={foot} x={foot * 20} y="300">
            {foot} ft
          </text>
        ))}
    </g>
  </Picture>
)
