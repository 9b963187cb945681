import { vendorWithCards } from '../../test/cards.js'
import { walkDeals } from '../../test/dealHistories.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { SEED } from '../../test/random.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, vendor } from '../../test/users.js'
import { checkLedger } from '../ledger/checkLedger.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '100000' } })
})
afterAll(() => harness.stop())

test(`keeps what is due to each vendor equal to lines less payments, from the seed ${SEED}`, async () => {
  const people = {
    customer: await customer(harness),
    vendors: [await vendorWithCards(harness), await vendorWithCards(harness), await vendor(harness)],
    admin: await admin(harness),
  }
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
  const { wrong } = await walkDeals(harness, people, { seed: SEED, count: 6, steps: 30 })
  expect(wrong).toEqual([])
  await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
}, 120_000)
