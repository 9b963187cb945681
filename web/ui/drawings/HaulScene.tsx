import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { FullGarage } from './FullGarage.js'
import { Hauler } from './Hauler.js'
import { RollOffTruck } from './RollOffTruck.js'

const { color } = theme

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
    <g fill={color.muted} fontSize="13" fontFamily={theme.font.heading} fontWeight="700" textAnchor="middle">
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
