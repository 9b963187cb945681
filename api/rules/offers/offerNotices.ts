import { monthDay } from '../dayWords.js'
import { dumpsterSizes, type RentalSize } from '../kinds.js'
import { forVendors, kind } from '../notices/noticeKind.js'

/** The size of the rentals that a rule is for; null if it is for junk. */
type Size = RentalSize | null

type PausedOffers =
  | { why: 'admin'; size: Size; reason: string }
  | { why: 'documents' }
  | { why: 'most_per_day'; size: Size; day: string; mostPerDay: number }

const forWhat = (size: Size) =>
  `instant bids for ${size === null ? 'junk pickups' : `${dumpsterSizes[size].label} dumpsters`}`

const pausedWords: {
  [Why in PausedOffers['why']]: (paused: Extract<PausedOffers, { why: Why }>) => [string, ...string[]]
} = {
  admin: ({ size, reason }) => [`Haulbid paused your ${forWhat(size)}: ${reason}`],
  documents: () => [
    'Your instant bids are paused because your documents need attention.',
    'A matching job was posted and got no bid from you.',
  ],
  most_per_day: ({ size, day, mostPerDay }) => [
    `Your ${forWhat(size)} are paused for ${monthDay(day)}.`,
    `The most per day is ${mostPerDay}. A matching ${size === null ? 'pickup' : 'rental'} got no bid from you.`,
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
  offers_resumed: kind<{ size: Size }>({
    label: 'An admin lets their instant bids go on',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ size }) => `Your ${forWhat(size)} are running again.`,
    path: () => '/?tab=inventory',
  }),
} as const
