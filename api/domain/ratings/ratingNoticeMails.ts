import type { ratingNotices } from '../../rules/ratings/ratingNotices.js'
import type { MailsOf } from '../NoticeMail.js'

const FOR_RATINGS = 'You took part in the job and get emails about its ratings.'

export const ratingNoticeMails: MailsOf<keyof typeof ratingNotices> = {
  rating_received: {
    button: 'Open the job',
    why: FOR_RATINGS,
  },
  ratings_revealed: {
    more: 'You can reply once to a comment about you.',
    button: 'See the ratings',
    why: FOR_RATINGS,
  },
  rating_replied: {
    button: 'Read the reply',
    why: FOR_RATINGS,
  },
  rating_removed: {
    more: 'We remove ratings and replies only for reasons like this, never for their stars.',
    button: 'Open the job',
    why: FOR_RATINGS,
  },
}
