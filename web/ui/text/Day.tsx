import { formatDay } from './formatMoment.js'

/** A calendar date without a time ("2026-11-24"): "Tue, Nov 24". */
export const Day = ({ value }: { value: string }) => (
  <time dateTime={value.slice(0, 10)}>{formatDay(value)}</time>
)
