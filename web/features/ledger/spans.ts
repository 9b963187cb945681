import { formatDay, formatShortDay } from '../../ui/text/formatMoment.js'
import type { VendorEarningsQuery } from './generated/earnings.js'

export type Unit = 'week' | 'month'

/** A week or month with what was earned in it. */
export type Span = Omit<VendorEarningsQuery['vendorEarnings'][number], '__typename'>

const monthOf = (day: string) => formatShortDay(day).slice(0, 3)

/** How a chart and its table name a span by its first day. */
export const spanWords = {
  week: {
    name: (day: string) => `Week of ${formatDay(day)}`,
    short: (day: string) => formatShortDay(day).replace(/, \d{4}$/, ''),
    header: 'Week of',
    cell: (day: string) => formatDay(day),
  },
  month: {
    name: (day: string) => `${monthOf(day)} ${day.slice(0, 4)}`,
    short: monthOf,
    header: 'Month',
    cell: (day: string) => `${monthOf(day)} ${day.slice(0, 4)}`,
  },
} as const
