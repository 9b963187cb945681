import { dumpsterSizes, type RentalSize } from '@rules/kinds.js'
import { styled } from 'styled-components'
import { media, theme } from '../../../ui/theme.js'

const { color } = theme

/** Units to the foot. */
const FOOT = 10
const GROUND = 84
const WIDTH = 460

/** 5 ft 10 in. */
const Person = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${GROUND - 58})`} fill={color.drawDark}>
    <circle cx="8" cy="5" r="5" fill={color.drawSkin} />
    <path d="M2 13c2-2 10-2 12 0l1 18H1z" fill={color.accent} />
    <path d="M3 31h10l-1 27H9L8 38 7 58H4z" />
  </g>
)

/** 15 ft long, 4 ft 9 in high. */
const Car = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${GROUND - 48})`}>
    <path
      d="M4 40c-4-1-4-14 0-17 8-4 22-5 30-7C44 6 52 1 66 0h24c16 0 26 8 34 17 10 1 20 4 23 9 3 4 3 12-1 14z"
      fill={color.drawMid}
    />
    <path d="M42 16C50 8 56 5 66 5h6v11zM77 5h12c12 0 18 4 25 11H77z" fill={color.drawGlass} />
    {[30, 118].map(wheel => (
      <g key={wheel}>
        <circle cx={wheel} cy="37" r="11" fill={color.drawDark} />
        <circle cx={wheel} cy="37" r="5" fill={color.drawLight} />
      </g>
    ))}
  </g>
)

/** A roll-off container seen from the side. */
const Container = ({ length, height }: { length: number; height: number }) => {
  const ribs = Array.from({ length: Math.floor(length / 22) }, (_, index) => 18 + index * 22)
  return (
    <g transform={`translate(34 ${GROUND - height - 3})`}>
      <path d={`M0 0h${length}v4l-3 ${height - 4}H6L0 4z`} fill={color.accent} />
      {ribs.map(x => (
        <path key={x} d={`M${x} 5h5v${height - 9}h-5z`} fill={color.accentEdge} />
      ))}
      <path d={`M-2-2h${length + 4}v6H-2zM4 ${height - 4}h${length - 5}v4H4z`} fill={color.accentEdge} />
      <path d={`M10 ${height}h10v3H10zM${length - 22} ${height}h10v3h-10z`} fill={color.drawDark} />
    </g>
  )
}

/** On a phone there is room for the person, but not for the car or for the figures, which stand next to it. */
const Drawing = styled.svg`
  width: 100%;

  @media ${media.phone} {
    aspect-ratio: 296 / 108;
    margin-bottom: -${theme.space.xs};
  }
`

const Figures = styled.g`
  @media ${media.phone} {
    display: none;
  }
`

/** One size to scale, beside a person and a car. */
export const DumpsterPicture = ({ size }: { size: RentalSize }) => {
  const [feetLong, , feetHigh] = dumpsterSizes[size].feet
  const length = feetLong * FOOT
  const height = feetHigh * FOOT
  const top = GROUND - height - 3
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} 108`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <Container length={length} height={height} />
      <Person x={271} />
      <Car x={300} />
      <path d={`M0 ${GROUND + 0.5}h${WIDTH}`} stroke={color.ink} strokeWidth="2" />
      <Figures stroke={color.muted} strokeWidth="1.2" fill="none">
        <path d={`M34 ${GROUND + 8}v8M${34 + length} ${GROUND + 8}v8M34 ${GROUND + 12}h${length}`} />
        <path d={`M22 ${top}h8M22 ${GROUND}h8M26 ${top}V${GROUND}`} />
      </Figures>
      <Figures
        fill={color.ink}
        fontSize="13"
        fontFamily={theme.font.heading}
        fontWeight={theme.weight.heading}
        textAnchor="middle"
        stroke={color.raised}
        strokeWidth="4"
        paintOrder="stroke"
      >
        <text x={34 + length / 2} y={GROUND + 17}>
          {feetLong} ft
        </text>
        <text x="14" y={(top + GROUND) / 2 + 5}>
          {feetHigh}'
        </text>
      </Figures>
    </Drawing>
  )
}
