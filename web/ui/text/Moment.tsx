import { formatMoment } from './formatMoment.js'

type MomentProps = {
  value: string
  /** Whose clock it is meant on; the reader's own when left out. It is named where the reader's shows another time. */
  timeZone?: string | undefined
}

/** A point in time: "Tue, Nov 24, 9:00 AM", or "Tue, Nov 24, 9:00 AM CST". */
export const Moment = ({ value, timeZone }: MomentProps) => (
  <time dateTime={value}>{formatMoment(value, new Date(), timeZone)}</time>
)
