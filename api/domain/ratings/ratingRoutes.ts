import { readFileSync } from 'node:fs'
import { type RestRoutes } from '../RestRoutes.js'

export const ratingRoutes: RestRoutes = {
  operations: readFileSync(new URL('./ratingRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    {
      method: 'POST',
      path: '/ratings',
      summary: 'Rates the other party of a completed job.',
      operation: 'SubmitRating',
      answer: 'submitRating',
      own: ['raterId'],
      status: 201,
    },
    {
      method: 'POST',
      path: '/ratings/reply',
      summary:
        'Replies to the comment of a rating that the caller received. Each comment can have one reply.',
      operation: 'ReplyToRating',
      answer: 'replyToRating',
    },
  ],
}
