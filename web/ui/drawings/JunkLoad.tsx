import { theme } from '../theme.js'

const { color } = theme

/** What sticks out above the container's rim: a mattress, planks, a chair, boxes. */
export const JunkLoad = () => (
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
