import { limits } from '../limits.js'
import { forBoth, kind, toJobOf } from '../notices/noticeKind.js'
import { type RemovalReason, removalReasons } from './removalReasons.js'

const starsOf = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`
const removedOfOther = { rating: 'a rating of you', reply: 'a reply to your comment' }

export const ratingNotices = {
  rating_received: kind<{ rating: number | null }>({
    label: 'The other party of a job rated them',
    readers: forBoth('ratings'),
    mail: 'now',
    // No stars while the rating is sealed.
    words: ({ rating }, { other, order }) =>
      rating === null
        ? [
            `${other ?? 'The other side'} rated you for ${order}.`,
            `You can read it once you rate too, or ${limits.ratingSealDays} days after the job was completed.`,
          ]
        : `${other ?? 'The other side'} gave you ${starsOf(rating)} for ${order}.`,
    path: toJobOf,
  }),
  ratings_revealed: kind<{ rating: number | null }>({
    label: 'The ratings of a job were revealed',
    readers: forBoth('ratings'),
    mail: 'now',
    words: ({ rating }, { other, order }) =>
      rating === null
        ? [`Your rating for ${order} is now visible.`, `${other ?? 'The other side'} didn't leave one.`]
        : [
            `The ratings for ${order} are now visible.`,
            `${other ?? 'The other side'} gave you ${starsOf(rating)}.`,
          ],
    path: toJobOf,
  }),
  rating_replied: kind({
    label: 'The user they rated replied to their comment',
    readers: forBoth('ratings'),
    mail: 'now',
    words: (_, { other, order }) => `${other ?? 'The other side'} replied to your comment about ${order}.`,
    path: toJobOf,
  }),
  rating_removed: kind<{ what: 'rating' | 'reply'; reason: RemovalReason; isTheirs: boolean }>({
    label: 'An admin removed a rating that they gave or received, or a reply to one',
    readers: forBoth('ratings'),
    mail: 'now',
    words: ({ what, reason, isTheirs }, { order }) =>
      `Haulbid removed ${isTheirs ? `your ${what}` : removedOfOther[what]} for ${order}: ${removalReasons[reason].toLowerCase()}.`,
    path: toJobOf,
  }),
} as const
