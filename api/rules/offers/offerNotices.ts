import { monthDay } from '../dayWords.js'
import { dumpsterSizes, type RentalSize } from '../kinds.js'
import { forVendors, kind } from '../notices/noticeKind.js'

type PausedOffers =
  | { why: 'admin'; size: RentalSize; reason: string }
  | { why: 'documents' }
  | { why: 'most_per_day'; size: RentalSize; day: string; mostPerDay: number }

const pausedWords: {
  [Why in PausedOffers['why']]: (paused: Extract<PausedOffers, { why: Why }>) => [string, ...string[]]
} = {
  admin: ({ size, reason }) => [
    `Haulbid paused your instant bids for ${dumpsterSizes[size].label} dumpsters: ${reason}`,
  ],
  documents: () => [
    'Your instant bids are paused because your documents need attention.',
    'A matching rental was posted and got no bid from you.',
  ],
  most_per_day: ({ size, day, mostPerDay }) => [
    `Your instant bids for ${dumpsterSizes[size].label} dumpsters are paused for ${monthDay(day)}.`,
    `The most per day is ${mostPerDay}. A matching rental got no bid from you.`,
  ],
}

export const offerNotices = {
  offers_paused: kind<PausedOffers>({
    label: 'Their instant bids pause: by an admin, for documents, or because of the most per day',
    readers: forVendors('bids'),
    mail: 'now',
    words: paused => pausedWords[paused.why](paused as never),
    path: (_, { why }) => (why === 'documents' ? '/?tab=documents' : '/?tab=inventory'),
  }),
  offers_resumed: kind<{ size: RentalSize }>({
    label: 'An admin lets their instant bids go on',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ size }) => `Your instant bids for ${dumpsterSizes[size].label} dumpsters are running again.`,
    path: () => '/?tab=inventory',
  }),
} as const
