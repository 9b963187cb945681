import { ACCEPT_BID, bid, postRental } from '../../../test/deals.js'
import { stockUp } from '../../../test/stock.js'
import { taskWork } from '../../../test/taskWork.js'
import { type TestUser, vendor } from '../../../test/users.js'
import { type Case, harness, people } from '../../notices/test/telling.js'
import { extendStock } from '../../visits/extendStock.js'

let hauler: TestUser

/** A vendor with one dumpster and bids on the rentals of two customers. */
const twoBids = async () => {
  hauler = await vendor(harness)
  await stockUp(hauler, 1)
  const bidId = await bid(hauler, await postRental(people().customer))
  const jobId = await postRental(people().otherCustomer)
  await bid(hauler, jobId)
  return { jobId, bidId }
}

/** The dumpster is at an address, and promised to another order from tomorrow on. */
const lateAndNext = async () => {
  hauler = await vendor(harness)
  await stockUp(hauler, 1)
  const days = { dropoffDate: '2026-11-24', pickupDate: '2026-11-25' }
  const lateId = await postRental(people().customer, days)
  await people().customer.ask(ACCEPT_BID, { bidId: await bid(hauler, lateId) })
  const jobId = await postRental(people().otherCustomer, {
    dropoffDate: '2026-11-26',
    pickupDate: '2026-11-28',
  })
  await people().otherCustomer.ask(ACCEPT_BID, { bidId: await bid(hauler, jobId) })
  await harness.database.pool.query('update reservations set pinned = true where job_id = $1', [lateId])
  await harness.database.pool.query(
    "update visits set status = 'done', arrived_at = window_start, done_at = window_start where job_id = $1 and kind = 'delivery'",
    [lateId],
  )
  return { jobId, bidId: '' }
}

export const cases: Case[] = [
  {
    what: 'a customer books the last dumpster of a vendor with another bid for these days',
    before: twoBids,
    act: ({ bidId }) => people().customer.ask(ACCEPT_BID, { bidId }),
    told: [
      'another vendor: bid_accepted',
      'another vendor: bid_out_of_stock',
      'customer: order_accepted',
      'otherCustomer: bid_withdrawn',
    ],
  },
  {
    what: 'a dumpster is not back a day after its pickup',
    before: lateAndNext,
    act: () =>
      extendStock(
        { ...harness.app.context, clock: () => new Date('2026-11-26T18:00:00Z') },
        {},
        taskWork('extendStock'),
      ),
    told: ['another vendor: stock_endangered'],
  },
]
