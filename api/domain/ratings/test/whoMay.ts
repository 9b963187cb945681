import { ADMIN, type PathPolicy, type Policy } from '../../../test/security/policies.js'
import { asInput } from '../../../test/security/setups.js'
import { doneJob } from '../../jobs/test/setups.js'
import { repliedRating, revealedRating } from './setups.js'

export const mutations: Record<string, Policy> = {
  submitRating: {
    may: ['customer', 'vendor'],
    setup: asInput(doneJob, { rating: 1 }),
    tells: ['vendor: rating_received'],
  },
  replyToRating: {
    may: ['vendor'],
    setup: asInput(revealedRating, { reply: 'Thank you' }),
    tells: ['customer: rating_replied'],
  },
  removeRating: {
    may: ADMIN,
    setup: asInput(revealedRating, { reason: 'insults' }),
    tells: ['customer: rating_removed', 'vendor: rating_removed'],
  },
  removeRatingReply: {
    may: ADMIN,
    setup: asInput(repliedRating, { reason: 'off_topic' }),
    tells: ['customer: rating_removed', 'vendor: rating_removed'],
  },
}

export const restPaths: Record<string, PathPolicy> = {
  'POST /ratings': {
    may: ['customer'],
    request: async world => ({
      body: { ...(await doneJob(world)), raterId: world.people.customer.id, rating: 5 },
    }),
  },
  'POST /ratings/reply': {
    may: ['vendor'],
    request: async world => ({ body: { ...(await revealedRating(world)), reply: 'Thank you' } }),
  },
}
