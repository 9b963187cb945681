import { theme } from '../theme.js'

const { color } = theme

/** The junk that sticks out above the container's rim: a mattress, planks, a chair, boxes. */
const JunkLoad = () => (
  <g>
    <path d="M548 100c2-20 14-28 34-28h64c14 0 20 8 20 28z" fill={color.drawLight} />
    <path d="M564 84h84M580 74v24M614 74v24" stroke={color.drawMid} strokeWidth="2.5" />
    <path d="m690 102 70-40 7 11-50 29zM716 102l76-28 4 11-46 17z" fill={color.drawMid} />
    <path d="M806 66h44v36h-44z" fill={color.drawLight} />
    <path d="M806 66h44M828 66v14" stroke={color.drawMid} strokeWidth="3" />
    <path d="M866 58c0-6 12-6 12 0v28h36c8 0 8 12 0 12v6h-48z" fill={color.drawDark} />
    <path d="M926 76h26v26h-26z" fill={color.drawMid} />
  </g>
)

const Wheel = ({ x }: { x: number }) => (
  <g>
    <circle cx={x} cy="232" r="31" fill={color.drawDark} />
    <circle cx={x} cy="232" r="15" fill={color.drawLight} />
    <circle cx={x} cy="232" r="5" fill={color.drawMid} />
  </g>
)

const ribs = [572, 616, 906]

/** A container of 22 ft × 4.5 ft on a truck facing right. */
export const RollOffTruck = () => (
  <g>
    <JunkLoad />
    {/* frame */}
    <path d="M516 190h480v18H516z" fill={color.drawDark} />
    <path d="M820 208h96v26a6 6 0 0 1-6 6h-84a6 6 0 0 1-6-6z" fill={color.drawMid} />
    {/* container */}
    <path d="M514 98h452v10l-6 78H524z" fill={color.accent} />
    {ribs.map(x => (
      <path key={x} d={`M${x} 110h10v72h-10z`} fill={color.accentEdge} />
    ))}
    <path d="M510 94h460v15H510zM520 178h444v12H520z" fill={color.accentEdge} />
    <text
      x="766"
      y="161"
      fill={color.onAccent}
      fontFamily={theme.font.heading}
      fontWeight={theme.weight.heading}
      fontSize="46"
      letterSpacing="9"
      textAnchor="middle"
    >
      HAULBID
    </text>
    {/* warning stripes at the tail */}
    <path d="M526 112h26v64h-22z" fill={color.drawPale} />
    <path
      d="m527 124 25-12v13l-24 12zM528 148l24-12v13l-23 12zM529 172l23-12v13l-8 3h-14z"
      fill={color.drawDark}
    />
    {/* cab */}
    <path
      d="M978 216V100c0-8 6-14 14-14h58c7 0 12 4 14 10l16 52 20 7c6 2 10 7 10 14v61H978z"
      fill={color.drawDark}
    />
    <path d="M994 104h50c3 0 5 2 6 4l13 40h-69z" fill={color.drawGlass} />
    <path d="M994 148h76M1030 104v112" stroke={color.drawDark} strokeWidth="3" />
    <path d="M1004 164h18" stroke={color.drawLight} strokeWidth="4" strokeLinecap="round" />
    <path d="M1098 180h12v16h-12z" fill={color.warningSoft} />
    <path d="M1070 222h44v12h-44z" fill={color.drawMid} />
    <path d="M984 78h22v8h-22z" fill={color.accent} />
    {/* guards and wheels */}
    <path
      d="M606 228a39 39 0 0 1 78 0zM682 228a39 39 0 0 1 78 0zM1001 228a39 39 0 0 1 78 0z"
      fill={color.page}
    />
    <Wheel x={645} />
    <Wheel x={721} />
    <Wheel x={1040} />
    {/* measurements */}
    <g stroke={color.ink} strokeWidth="1.5" fill="none">
      <path d="M514 40h154M812 40h154M514 32v16M966 32v16" />
      <path d="M474 98v30M474 158v30M466 98h16M466 188h16" />
    </g>
    <g
      fill={color.ink}
      fontFamily={theme.font.heading}
      fontWeight={theme.weight.heading}
      fontSize="19"
      textAnchor="middle"
    >
      <text x="740" y="46">
        20 yard · 22 ft
      </text>
      <text x="474" y="149">
        4.5 ft
      </text>
    </g>
  </g>
)
