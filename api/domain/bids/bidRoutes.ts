import { readFileSync } from 'node:fs'
import { type RestRoutes } from '../RestRoutes.js'

export const bidRoutes: RestRoutes = {
  operations: readFileSync(new URL('./bidRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    {
      method: 'POST',
      path: '/bids',
      summary: 'Bids on an available job. `price` is in US dollars, preferably as a string such as "149.50".',
      operation: 'SubmitBid',
      answer: 'submitBid',
      own: ['vendorId'],
      status: 201,
    },
    {
      method: 'POST',
      path: '/bids/confirm',
      summary:
        'Confirms your bid `bidId` after the request changed. `version` is the version of the job that you read.',
      operation: 'ConfirmBid',
      answer: 'confirmBid',
    },
  ],
}
