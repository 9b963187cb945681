import { theme } from '../theme.js'

const { color } = theme

/** A garage 13 ft wide with its door open, completely full. */
export const FullGarage = () => (
  <g>
    <path d="M20 262V132L160 62l140 70v130z" fill={color.drawPale} />
    <path d="m4 138 156-80 156 80-6 12-150-76-150 76z" fill={color.drawMid} />
    <path d="M46 262V146h228v116z" fill={color.drawDark} />
    <path d="M46 146h228v14H46z" fill={color.drawLight} />
    <path d="M46 153h228" stroke={color.drawMid} strokeWidth="2" />
    <circle cx="160" cy="106" r="13" fill={color.drawLight} />
    {/* shelf */}
    <path d="M58 198h74v5H58z" fill={color.drawMid} />
    <path d="M64 176h22v22H64zM90 184h16v14H90z" fill={color.drawLight} />
    <path d="M112 172h14v26h-14z" fill={color.accent} />
    {/* boxes */}
    <path d="M60 226h36v36H60zM100 232h30v30h-30zM66 206h26v20H66z" fill={color.drawLight} />
    <path d="M78 226v12M115 232v10M60 226h36M100 232h30" stroke={color.drawMid} strokeWidth="2.5" />
    {/* armchair */}
    <path
      d="M146 214c0-12 8-18 20-18h22c12 0 20 6 20 18v4c8-2 12 4 12 10v24h-86v-24c0-6 4-12 12-10z"
      fill={color.accent}
    />
    <path d="M152 226h50v14h-50z" fill={color.accentEdge} />
    <path d="M140 252h8v10h-8zM206 252h8v10h-8z" fill={color.drawMid} />
    {/* floor lamp and ladder */}
    <path d="M228 190h22l-5-20h-12z" fill={color.warningSoft} />
    <path d="M239 190v70M230 261h18" stroke={color.drawLight} strokeWidth="3" />
    <path
      d="m258 172 4 88M270 172l-2 88M259 190h11M260 208h10M261 226h9M262 244h7"
      stroke={color.drawMid}
      strokeWidth="2.5"
    />
  </g>
)
