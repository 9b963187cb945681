import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'

export const tasks = {
  revealRatings: { name: 'Notices of revealed ratings' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  NOT_COMPLETED: 'You can rate a job once it is completed',
  ALREADY_RATED: 'You have already rated this job',
  NO_COMMENT: 'This rating has no comment to reply to',
  ALREADY_REPLIED: 'You have already replied to this comment',
  ALREADY_REMOVED: 'This was already removed',
} as const

/** The acts of admins that the log records. */
export const audited = audits('Order', {
  removeRating: 'Ratings removed',
  removeRatingReply: 'Replies to ratings removed',
})
