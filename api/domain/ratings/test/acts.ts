import {
  type Act,
  admin,
  afterAllDates,
  customer,
  input,
  otherAdmin,
  vendor,
} from '../../../test/pairs/act.js'
import { taskWork } from '../../../test/taskWork.js'
import { revealRatings } from '../reveal.js'

export const acts: Record<string, Act[]> = {
  submitRating: [
    { by: customer, variables: input(({ jobId }) => ({ jobId, rating: 1 })), stage: 'completed' },
    { by: vendor, variables: input(({ jobId }) => ({ jobId, rating: 4 })), stage: 'completed' },
  ],
  replyToRating: [
    {
      by: vendor,
      variables: input(({ ratingId }) => ({ ratingId, reply: 'Thank you' })),
      stage: 'completed',
    },
  ],
  removeRating: [
    { by: admin, variables: input(({ ratingId }) => ({ ratingId, reason: 'insults' })), stage: 'completed' },
  ],
  removeRatingReply: [
    {
      by: otherAdmin,
      variables: input(({ repliedId: ratingId }) => ({ ratingId, reason: 'off_topic' })),
      stage: 'completed',
    },
  ],
}

export const tasks: Record<string, Act[]> = {
  revealRatings: [
    {
      by: admin,
      stage: 'completed',
      run: ({ app }) =>
        revealRatings({ ...app.context, clock: afterAllDates }, {}, taskWork('revealRatings')),
    },
  ],
}
