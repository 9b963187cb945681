import { monthDay } from '../dayWords.js'
import { dumpsterSizes, type RentalSize } from '../kinds.js'
import { forVendors, kind, toJob } from '../notices/noticeKind.js'
import { capital } from '../text.js'

export const stockNotices = {
  stock_endangered: kind<{ size: RentalSize; label: string; day: string }>({
    label: 'One of their jobs has no dumpster left',
    readers: forVendors('jobs'),
    mail: 'now',
    words: ({ size, label, day }, { order }) => [
      `${capital(order)} has no ${dumpsterSizes[size].label} dumpster for ${monthDay(day)}.`,
      `It should have got ${label}, which is not back or is out. Find another one, or agree on another day.`,
    ],
    path: toJob,
  }),
} as const
