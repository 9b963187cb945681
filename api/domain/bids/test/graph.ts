import { newId } from '../../../platform/ids.js'
import { type BidStatus, bidGraph } from '../../../rules/bids/bidGraph.js'
import { DAY_MS } from '../../../rules/dates.js'
import { ACCEPT_BID, bid, postJunk, RELEASE_JOB } from '../../../test/deals.js'
import { graphql } from '../../../test/generated/gql.js'
import { contextAt, people, query, runExpire, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'
import { START } from '../../../test/harness.js'
import { CANCEL_JOB, WITHDRAW_BID_ID } from '../../../test/operations.js'
import { stockUp, TAKE_UNIT_OUT, UNITS } from '../../../test/stock.js'
import { taskWork } from '../../../test/taskWork.js'
import type { TestUser } from '../../../test/users.js'
import { REASSIGN, REOPEN } from '../../jobs/test/graph.js'
import { withdrawFullBids } from '../withdrawFullBids.js'

const DECLINE_BID = graphql(`mutation DeclineWalkedBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
const CHANGE_BID = graphql(`
  mutation ChangeWalkedBid($input: ChangeBidInput!) { changeBid(input: $input) { id } }
`)
/** Past the end of a bid, before the date of its job. */
const endBids = () => runExpire(new Date(START.getTime() + 4 * DAY_MS))

interface BidThing extends Thing {
  jobId: string
  rivalBidId: string
}

interface BidScene {
  price?: string
  /** Another vendor has the job, unless this bid is the accepted one. */
  isHeld?: boolean
  /** A rejected bid was declined. Otherwise it was not chosen. */
  isDeclined?: boolean
}

const bidIn =
  ({ price = '149.50', isHeld = false, isDeclined = !isHeld }: BidScene = {}) =>
  async (state: BidStatus): Promise<BidThing> => {
    const jobId = await postJunk(people.customer)
    const bidId = await bid(people.vendor, jobId, price)
    if (state === 'withdrawn') await people.vendor.ask(WITHDRAW_BID_ID, { bidId })
    if (state === 'expired') await endBids()
    if (state === 'rejected' && isDeclined) await people.customer.ask(DECLINE_BID, { bidId })
    const rivalBidId = await bid(people.otherVendor, jobId)
    if (state === 'accepted') await people.customer.ask(ACCEPT_BID, { bidId })
    else if (isHeld) await people.customer.ask(ACCEPT_BID, { bidId: rivalBidId })
    // No act leaves a bid pending on a job that another vendor has.
    if (state === 'pending' && isHeld)
      await query("update bids set status = 'pending', not_chosen_at = null where id = $1", [bidId])
    return { id: bidId, jobId, rivalBidId }
  }

/** Pending on an open job; otherwise, another vendor has the job. */
const instantBidIn = async (state: BidStatus): Promise<BidThing> => {
  const thing = await bidIn({ isHeld: state !== 'pending' })(state)
  await query("update bids set is_instant = true, offer_day = '2026-12-24' where id = $1", [thing.id])
  return thing
}

/** A bid on a rental by a vendor who has one dumpster. */
const rentalBidIn = async (state: BidStatus): Promise<BidThing> => {
  const thing = await bidIn({ isHeld: state !== 'pending' })(state)
  await query(
    `update jobs set type = 'dumpster_rental', dumpster_size = '20_yard', dropoff_date = '2026-12-24', pickup_date = '2026-12-31',
      pickup_date_time = null, customer_budget = null, dropoff_time_preference = 'morning' where id = $1`,
    [thing.jobId],
  )
  return thing
}

const takeLastUnit = async () => {
  await stockUp(people.vendor, 1)
  const [unit] = (await people.vendor.ask(UNITS)).units
  await people.vendor.ask(TAKE_UNIT_OUT, { id: unit!.id })
  const payload = { vendorId: people.vendor.id, size: '20_yard' as const, eventId: newId() }
  await withdrawFullBids(contextAt(START), payload, taskWork('withdrawFullBids'))
}

const reassign = (by: TestUser, { id }: Thing) => by.answer(REASSIGN, { bidId: id })

export const walks = {
  bidGraph: () =>
    walkGraph('bid', bidGraph, {
      make: bidIn(),
      stateOf: stateIn<BidStatus>('bids'),
      people: () => people,
      ways: {
        accept: { act: (by, { id }) => by.answer(ACCEPT_BID, { bidId: id }) },
        decline: { act: (by, { id }) => by.answer(DECLINE_BID, { bidId: id }) },
        change: { act: (by, { id }) => by.answer(CHANGE_BID, { input: { bidId: id, price: '140' } }) },
        withdraw: { act: (by, { id }) => by.answer(WITHDRAW_BID_ID, { bidId: id }) },
        assign: { make: bidIn({ isHeld: true }), act: reassign },
        offer: { make: bidIn({ isHeld: true, price: '200' }), act: reassign },
        lose: {
          when: {
            'another is accepted': ({ rivalBidId }) =>
              people.customer.answer(ACCEPT_BID, { bidId: rivalBidId }),
            'the job is cancelled': ({ jobId }) => people.customer.answer(CANCEL_JOB, { jobId }),
          },
        },
        end: {
          make: bidIn({ isHeld: true, isDeclined: true }),
          when: {
            'its vendor gives the job back': ({ jobId }) => people.vendor.answer(RELEASE_JOB, { jobId }),
            'an admin reopens the job': ({ jobId }) => people.admin.answer(REOPEN, { jobId }),
          },
        },
        comeBack: {
          make: bidIn({ isHeld: true }),
          when: {
            'the other vendor gives the job back': ({ jobId }) =>
              people.otherVendor.answer(RELEASE_JOB, { jobId }),
          },
        },
        replace: {
          make: instantBidIn,
          when: {
            'its vendor types a bid, or the other vendor gives the job back': ({ jobId }, state) =>
              state === 'pending'
                ? bid(people.vendor, jobId, '140')
                : people.otherVendor.answer(RELEASE_JOB, { jobId }),
          },
        },
        runOut: {
          make: rentalBidIn,
          when: { 'the last dumpster goes': takeLastUnit },
        },
        expire: { when: { 'its end has come': endBids } },
      },
    }),
}
