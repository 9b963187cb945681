import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  editJunk,
  postJunk,
  RELEASE_JOB,
  startJob,
} from '../../../test/deals.js'
import { graphql } from '../../../test/generated/gql.js'
import { CANCEL_JOB } from '../../../test/operations.js'
import { type TestUser, vendor } from '../../../test/users.js'
import { type Case, expireAfter, harness, people, taken, withTwoBids } from '../../notices/test/telling.js'

const CANCEL_WITH_REASON = graphql(`
  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {
    cancelJob(jobId: $jobId, reason: $reason) { id }
  }
`)

const CANCEL_LATE = graphql(
  `mutation CancelLate($jobId: UUID!) { cancelJob(jobId: $jobId, fee: "75") { id } }`,
)

const REOPEN_JOB = graphql(`
  mutation ReopenJobId($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { id } }
`)

const REASSIGN_JOB = graphql(`
  mutation ReassignJobId($bidId: UUID!, $reason: String!) {
    reassignJob(bidId: $bidId, reason: $reason) { id }
  }
`)

const started = async () => {
  const jobId = await acceptedJob(people().customer, people().vendor)
  await startJob(people().vendor, jobId)
  return { jobId, bidId: '' }
}

const inFour = () => vendor(harness, { zips: ['99504'] })

const inFive = () => vendor(harness, { zips: ['99505'] })

const inSix = () => vendor(harness, { zips: ['99515'] })

const leavers: TestUser[] = []

export const cases: Case[] = [
  {
    what: 'the customer cancels an order with two bids',
    before: () => withTwoBids(),
    act: ({ jobId }) => people().customer.ask(CANCEL_JOB, { jobId }),
    told: ['another vendor: job_cancelled', 'vendor: job_cancelled'],
  },
  {
    what: 'the customer cancels an accepted order',
    before: taken,
    act: ({ jobId }) => people().customer.ask(CANCEL_JOB, { jobId }),
    told: ['vendor: job_cancelled'],
  },
  {
    what: 'the customer edits an order with two bids, twice the same',
    before: () => withTwoBids(),
    act: async ({ jobId }) => {
      for (const description of ['A piano', 'A piano'])
        await editJunk(people().customer, jobId, { description })
    },
    told: ['another vendor: request_edited', 'vendor: request_edited'],
  },
  {
    what: 'the customer moves an order with two bids to where others serve',
    before: () => withTwoBids(),
    act: ({ jobId }) => editJunk(people().customer, jobId, { zipCode: '90210' }),
    told: ['another vendor: request_edited', 'otherVendor: job_posted', 'vendor: request_edited'],
  },
  {
    what: 'the customer edits the contact of an order with two bids',
    before: () => withTwoBids(),
    act: ({ jobId }) => editJunk(people().customer, jobId, { phone: '(512) 555-0199' }),
    told: [],
  },
  {
    what: 'an admin cancels an order with two bids',
    before: () => withTwoBids(),
    act: ({ jobId }) => people().admin.ask(CANCEL_JOB, { jobId }),
    told: ['another vendor: job_cancelled', 'customer: order_cancelled', 'vendor: job_cancelled'],
  },
  {
    what: 'an admin cancels a job in progress',
    before: started,
    act: ({ jobId }) => people().admin.ask(CANCEL_WITH_REASON, { jobId, reason: 'Unsafe' }),
    told: ['customer: order_cancelled', 'vendor: job_cancelled'],
  },
  {
    what: 'a vendor gives back a job that another has bid on, where a third serves',
    before: async () => {
      const [leaver, rival] = [await inFour(), await inFour(), await inFour()]
      const jobId = await postJunk(people().customer, { zipCode: '99504' })
      await bid(rival, jobId)
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(leaver, jobId) })
      leavers.push(leaver)
      return { jobId, bidId: '' }
    },
    act: ({ jobId }) => leavers.pop()!.ask(RELEASE_JOB, { jobId }),
    told: ['another vendor: job_posted', 'another vendor: still_interested', 'customer: order_given_back'],
  },
  {
    what: 'an admin takes back a job that another has bid on',
    before: async () => {
      const [holder, rival] = [await inFive(), await inFive()]
      const jobId = await postJunk(people().customer, { zipCode: '99505' })
      await bid(rival, jobId)
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, jobId) })
      return { jobId, bidId: '' }
    },
    act: ({ jobId }) => people().admin.ask(REOPEN_JOB, { jobId, reason: 'The vendor is away' }),
    told: ['another vendor: job_taken_back', 'another vendor: still_interested', 'customer: order_reopened'],
  },
  {
    what: 'an admin offers the customer a more expensive bid in place of the vendor who had the job',
    before: async () => {
      const [holder, rival] = [await inSix(), await inSix()]
      const jobId = await postJunk(people().customer, { zipCode: '99515' })
      const bidId = await bid(rival, jobId, '200')
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, jobId) })
      return { jobId, bidId }
    },
    act: ({ bidId }) => people().admin.ask(REASSIGN_JOB, { bidId, reason: 'The vendor is away' }),
    told: ['another vendor: bid_offered', 'another vendor: job_taken_back', 'customer: order_offered'],
  },
  {
    what: 'the customer cancels late, which costs something',
    before: async () => {
      const pickupDateTime = new Date(harness.clock.now.getTime() + 3 * 3_600_000).toISOString()
      const jobId = await postJunk(people().customer, { pickupDateTime })
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(people().vendor, jobId) })
      await harness.database.pool.query(
        "update job_events set created_at = created_at - interval '1 hour' where job_id = $1",
        [jobId],
      )
      return { jobId, bidId: '' }
    },
    act: ({ jobId }) => people().customer.ask(CANCEL_LATE, { jobId }),
    told: ['customer: charge_booked', 'vendor: charge_booked', 'vendor: job_cancelled'],
  },
  {
    what: 'the bids on an order end within a day',
    before: async () => {
      await expireAfter(2)
      return withTwoBids()
    },
    act: () => expireAfter(2),
    told: ['another vendor: bid_ending', 'vendor: bid_ending'],
  },
  {
    what: 'the date of an order comes, and nobody was chosen',
    before: async () => {
      await expireAfter(3)
      return withTwoBids({ pickupDateTime: '2026-11-22T18:00:00.000Z' })
    },
    act: () => expireAfter(3),
    told: ['another vendor: job_expired', 'customer: order_expired', 'vendor: job_expired'],
  },
]
