import { makeOffers } from '../../domain/offers/makeOffers.js'
import { postRental } from '../deals.js'
import { type Harness, startHarness } from '../harness.js'
import { SAVE_OFFER_RULE_ID } from '../operations.js'
import { taskWork } from '../taskWork.js'
import { customer, vendor } from '../users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
})
afterAll(() => harness.stop())

it("makes no more bids a day than a rule's limit when a thousand rentals are worked on at once, each twice", async () => {
  const [dana, dale] = [await customer(harness), await vendor(harness)]
  await dale.ask(SAVE_OFFER_RULE_ID, { input: { size: '20_yard', price: '380', mostPerDay: 7 } })
  const work = (jobId: string) => makeOffers(harness.app.context, { jobId }, taskWork('makeOffers'))
  let posted = 0
  const post = async () => {
    while (posted++ < 1000) {
      const jobId = await postRental(dana)
      await Promise.all([work(jobId), work(jobId)])
    }
  }
  await Promise.all(Array.from({ length: 8 }, post))
  const { rows } = await harness.database.pool.query('select job_id from bids where vendor_id = $1', [
    dale.id,
  ])
  expect(new Set(rows.map(row => row.job_id)).size).toBe(7)
  expect(rows).toHaveLength(7)
})
