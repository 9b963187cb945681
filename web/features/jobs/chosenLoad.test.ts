import { makeBid } from '../../testing/makers/makeBid.js'
import { makeJob } from '../../testing/makers/makeJob.js'
import { lowestTotalAt } from './chosenLoad.js'

test('takes the lowest of the bids that can be accepted, once another load is chosen', () => {
  const job = makeJob({
    type: 'dumpster_rental',
    dumpsterSize: '20_yard',
    lowestBidTotal: '299.00',
    bids: [
      makeBid({ id: '1', price: '300.00' }),
      makeBid({ id: '2', price: '100.00', status: 'rejected' }),
      makeBid({ id: '3', price: '200.00', unconfirmedSince: '2026-11-20T10:00:00.000Z' }),
    ],
  })
  // The server's own, for the load that the customer named.
  expect(lowestTotalAt(job, 'typical')).toBe('299.00')
  expect(lowestTotalAt(job, 'heavy')).toBe('300.00')
})
