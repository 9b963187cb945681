import { acceptedJob, askToMove, nextDay, PROPOSE_CHANGE, SCHEDULE_VISIT } from '../../../test/deals.js'
import { type Case, expireAfter, people, taken, world } from '../../notices/test/telling.js'
import { failedVisit } from '../../visits/test/setups.js'

export const cases: Case[] = [
  {
    what: 'the vendor asks for another time',
    before: taken,
    act: ({ jobId }) => askToMove(people().vendor, jobId),
    told: ['customer: change_proposed'],
  },
  {
    what: 'nobody answers a proposal of the vendor, and two processes look at once',
    before: async () => {
      // Ends the proposals of earlier tests first.
      await expireAfter(2)
      const about = await taken()
      await askToMove(people().vendor, about.jobId)
      return about
    },
    act: async () => {
      for (const days of [1.4, 1.6, 1.6, 2, 2]) await Promise.all([expireAfter(days), expireAfter(days)])
    },
    told: ['customer: change_ending', 'vendor: change_expired'],
  },
  {
    what: 'the customer moves a visit at once',
    before: taken,
    act: ({ jobId }) => askToMove(people().customer, jobId),
    told: ['vendor: change_decided'],
  },
  {
    what: 'an admin schedules a failed visit again for both sides',
    before: async () => ({ ...(await failedVisit(world)), bidId: '' }),
    act: async ({ jobId }) => {
      await people().admin.ask(SCHEDULE_VISIT, { input: { jobId, kind: 'haul', ...nextDay } })
    },
    told: ['customer: visit_scheduled', 'vendor: visit_scheduled'],
  },
  {
    what: 'a vendor gives a large discount',
    before: async () => ({
      jobId: await acceptedJob(people().customer, people().vendor),
      bidId: '',
    }),
    act: ({ jobId }) =>
      people().vendor.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'discount', amount: '120' } }),
    told: ['admin: discount_given', 'customer: charge_booked'],
  },
]
