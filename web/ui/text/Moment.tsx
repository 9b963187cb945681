import { formatDay, formatDayInFull, formatMoment, formatMomentInFull } from './formatMoment.js'
import { usePaper } from './usePaper.js'

type MomentProps = {
  value: string
  /** The time zone it is meant in; the reader's own by default. It is named if the reader's shows another time. */
  timeZone?: string | undefined
}

/** A point in time: "Tue, Nov 24, 9:00 AM", or "Tue, Nov 24, 9:00 AM CST"; on paper with the year. */
export const Moment = ({ value, timeZone }: MomentProps) => {
  const isPaper = usePaper()
  return (
    <time dateTime={value}>
      {isPaper ? formatMomentInFull(value, timeZone) : formatMoment(value, new Date(), timeZone)}
    </time>
  )
}

/** A calendar date without a time ("2026-11-24"): "Tue, Nov 24"; on paper with the year. */
export const Day = ({ value }: { value: string }) => {
  const isPaper = usePaper()
  return <time dateTime={value.slice(0, 10)}>{isPaper ? formatDayInFull(value) : formatDay(value)}</time>
}
