import {
  ACCEPT_BID,
  acceptedJob,
  askToMove,
  bid,
  nextDay,
  PROPOSE_CHANGE,
  postJunk,
  SCHEDULE_VISIT,
  startJob,
} from '../../../test/deals.js'
import { photo } from '../../../test/uploads.js'
import { type Case, expireAfter, people, taken, world } from '../../notices/test/telling.js'
import { failedVisit } from '../../visits/test/setups.js'

/** The crew is at the address, and the bid names the price of a mattress. */
const atJunk = async () => {
  const { customer, vendor } = people()
  const jobId = await postJunk(customer)
  const bidId = await bid(vendor, jobId)
  await world.harness.database.pool.query('update bids set items = $2 where id = $1', [
    bidId,
    JSON.stringify([{ kind: 'mattress', takes: 'extra', price: '40.00' }]),
  ])
  await customer.ask(ACCEPT_BID, { bidId })
  await startJob(vendor, jobId)
  return { jobId, bidId }
}

const found = async (jobId: string, item: 'mattress' | 'sofa', amount?: string) => {
  const evidence = [await photo(people().vendor)]
  const input = { jobId, kind: 'item' as const, item, quantity: '1', amount, evidence }
  await people().vendor.ask(PROPOSE_CHANGE, { input })
}

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
    what: 'a vendor charges for a mattress beyond the list',
    before: atJunk,
    act: ({ jobId }) => found(jobId, 'mattress'),
    told: ['customer: charge_booked'],
  },
  {
    what: 'a vendor asks for the price of a sofa beyond the list',
    before: atJunk,
    act: ({ jobId }) => found(jobId, 'sofa', '25'),
    told: ['customer: change_proposed'],
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
