import type { ItemKind } from '@rules/junk/itemKinds.js'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Drawing = styled.svg`
  display: block;
  flex: none;
  width: 40px;
  height: 40px;

  @media (forced-colors: active) {
    path {
      fill: none;
    }
  }
`

/** Each as its filled shape and the lines on it, 48 units wide and high. */
const shapes: Record<ItemKind, readonly [filled: string, lines: string]> = {
  sofa: [
    'M9 24v-7q0-4 4-4h22q4 0 4 4v7q-3 1-3 5v3H12v-3q0-4-3-5zM4 26q5-2 8 3v3h24v-3q3-5 8-3 3 2 1 6l-1 6H4l-1-6q-2-4 1-6z',
    'M24 13v19M9 38v3M39 38v3',
  ],
  sectional: ['M4 13h24v10h16v15H4z', 'M4 24h24v14M16 13v11M4 31h24M28 30h16M8 38v3M40 38v3'],
  armchair: [
    'M14 24v-9q0-4 4-4h12q4 0 4 4v9q-3 1-3 5v3H17v-3q0-4-3-5zM9 26q5-2 8 3v3h14v-3q3-5 8-3 3 2 1 6l-1 6H9l-1-6q-2-4 1-6z',
    'M13 38v4M35 38v4',
  ],
  mattress: ['M4 19q0-3 3-3h34q3 0 3 3v10q0 3-3 3H7q-3 0-3-3z', 'M4 24h40M11 28h2M20 28h2M29 28h2M37 28h2'],
  box_spring: ['M4 17h40v14H4z', 'M8 21l4 6 4-6 4 6 4-6 4 6 4-6 4 6 4-6M8 31v4M40 31v4'],
  bed_frame: ['M5 9h5v12h28v-6h5v25h-5v-7H10v7H5z', 'M10 27h28'],
  dresser: ['M8 9h32v29H8z', 'M8 18h32M8 28h32M22 13.5h4M22 23h4M22 33h4M11 38v4M37 38v4'],
  table: ['M4 15h40v5H4z', 'M9 20v20M39 20v20'],
  chair: ['M14 6h5v18h16v5H14z', 'M16 29v13M33 29v13M19 12h-5M19 18h-5'],
  desk: ['M4 14h40v5H4zM28 19h14v21H28z', 'M8 19v21M28 26h14M28 33h14'],
  bookcase: ['M11 5h26v37H11z', 'M11 17h26M11 29h26M16 9v8M20 9v8M31 21v8M27 21v8M16 33v9M21 33v9'],
  refrigerator: ['M13 4h22v38H13z', 'M13 18h22M18 9v5M18 22v9M16 42v2M32 42v2'],
  washer_dryer: [
    'M10 6h28v36H10z',
    'M10 14h28M14 10h5M32 10h2M24 18a9.5 9.5 0 1 0 .1 0zM24 23a4.5 4.5 0 1 0 .1 0z',
  ],
  stove: ['M9 8h30v34H9z', 'M9 17h30M13 12.5h3M20 12.5h3M27 12.5h3M34 12.5h2M14 22h20v14H14zM17 26h14'],
  dishwasher: ['M10 7h28v35H10z', 'M10 15h28M14 11h8M32 11h2M16 20h16'],
  water_heater: ['M14 10q0-4 10-4t10 4v28q0 4-10 4t-10-4z', 'M14 11q10 5 20 0M19 6V2M29 6V2M21 29h6v6h-6z'],
  air_conditioner: ['M5 13h38v21H5z', 'M9 18h20M9 23h20M9 28h20M34 18h5v11h-5z'],
  tv: ['M4 10h40v26H4z', 'M8 14h32v18H8zM24 36v5M16 41h16'],
  tire: [
    'M24 6a18 18 0 1 0 .1 0zM24 16a8 8 0 1 1-.1 0z',
    'M24 6v5M24 37v5M6 24h5M37 24h5M11 11l4 4M33 33l4 4M37 11l-4 4M15 33l-4 4',
  ],
  box: ['M7 15h34v26H7zM7 15l5-7h24l5 7z', 'M24 8v13M20 21h8'],
  yard_bag: ['M13 17h22l4 25H9z', 'M13 17l-2-5M35 17l2-5M18 17q0-8 6-11M24 17V9M29 17q1-7 6-9M20 26h8'],
  carpet_room: [
    'M8 17h30a7.5 7.5 0 0 1 0 15H8z',
    'M38 17a7.5 7.5 0 1 0 .1 0zM38 22a2.5 2.5 0 1 0 .1 0M13 17v15M18 17v15',
  ],
  hot_tub: [
    'M4 22h40v15q0 4-4 4H8q-4 0-4-4z',
    'M4 28h40M14 18q-3-4 0-7t0-6M24 18q-3-4 0-7t0-6M34 18q-3-4 0-7t0-6',
  ],
  piano: ['M8 7h32v17h4v7h-4v10H8V31H4v-7h4z', 'M4 28h40M8 24h32M14 24v4M20 24v4M28 24v4M34 24v4M13 13h22'],
}

/** One kind of item; its label is beside it. */
export const ItemPicture = ({ kind }: { kind: ItemKind }) => {
  const [filled, lines] = shapes[kind]
  return (
    <Drawing viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        fillRule="evenodd"
      >
        <path d={filled} fill={theme.color.drawLight} />
        <path d={lines} fill="none" />
      </g>
    </Drawing>
  )
}
