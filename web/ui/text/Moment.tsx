import { formatDay, formatMoment } from './formatMoment.js'
import { useNow } from './useNow.js'

type MomentProps = {
  value: string
  /** The time zone it is meant in, by default the reader's own. It is named if the reader's shows another time. */
  timeZone?: string | null | undefined
}

/** A point in time: "Tue, Nov 24, 9:00 AM", or "Tue, Nov 24, 9:00 AM CST"; on paper with the year. */
export const Moment = ({ value, timeZone }: MomentProps) => (
  <time dateTime={value}>{formatMoment(value, useNow(), timeZone)}</time>
)

/** A calendar date without a time ("2026-11-24"): "Tue, Nov 24"; on paper with the year. */
export const Day = ({ value }: { value: string }) => (
  <time dateTime={value.slice(0, 10)}>{formatDay(value, useNow())}</time>
)
