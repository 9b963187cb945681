import { completedJob, SUBMIT_RATING } from '../../../test/deals.js'
import { taskWork } from '../../../test/taskWork.js'
import { type Case, harness, people } from '../../notices/test/telling.js'
import { revealRatings } from '../reveal.js'

const rated = (by: 'customer' | 'vendor', jobId: string) =>
  people()[by].ask(SUBMIT_RATING, { input: { jobId, rating: 4 } })

const revealAfter = (days: number) =>
  revealRatings(
    {
      ...harness.app.context,
      clock: () => new Date(harness.clock.now.getTime() + days * 86_400_000),
    },
    {},
    taskWork('revealRatings'),
  )

const halfRated = async () => {
  const jobId = await completedJob(people().customer, people().vendor)
  await rated('customer', jobId)
  return { jobId, bidId: '' }
}

export const cases: Case[] = [
  {
    what: 'the vendor rates',
    before: async () => ({ jobId: await completedJob(people().customer, people().vendor), bidId: '' }),
    act: ({ jobId }) => rated('vendor', jobId),
    told: ['customer: rating_received'],
  },
  {
    what: 'the vendor rates, after the customer',
    before: halfRated,
    act: ({ jobId }) => rated('vendor', jobId),
    told: ['customer: ratings_revealed', 'vendor: ratings_revealed'],
  },
  {
    what: 'fourteen days pass after one of them rated',
    before: async () => {
      // Reveals the ratings of earlier tests first.
      await revealAfter(14)
      return halfRated()
    },
    act: () => Promise.all([revealAfter(14), revealAfter(14)]),
    told: ['customer: ratings_revealed', 'vendor: ratings_revealed'],
  },
]
