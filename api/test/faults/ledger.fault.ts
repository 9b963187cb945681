import { checkLedger } from '../../domain/ledger/checkLedger.js'
import { vendorWithCards } from '../cards.js'
import { type DealAct, dealActs, walkDeals } from '../dealHistories.js'
import { type Harness, startHarness } from '../harness.js'
import { wrongHistories } from '../ledgerHistories.js'
import { SEED } from '../random.js'
import { billAndPay } from '../statements.js'
import { taskWork } from '../taskWork.js'
import { admin, customer, vendor } from '../users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '100000' } })
})
afterAll(() => harness.stop())

test('keeps prices, fees, and statements in keeping with their lines over 10,000 random histories, and the ledger at zero', async () => {
  const ada = await admin(harness)
  const customerId = (await customer(harness)).id
  const seed = Date.now() % 1_000_000
  const { pool } = harness.database
  for (let batch = 0; batch < 20; batch++) {
    const { id: vendorId } = await vendor(harness)
    const wrong = await wrongHistories(harness, {
      customerId,
      vendorId,
      nextVendorId: (await vendor(harness)).id,
      seed: seed + batch,
      count: 500,
      afterRound: billAndPay(harness, ada, vendorId),
    })
    expect({ seed: seed + batch, wrong }).toEqual({ seed: seed + batch, wrong: [] })
  }
  await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
  const { rows } = await pool.query('select sum(amount) as sum from ledger_entries')
  expect(rows).toEqual([{ sum: '0.00' }])
}, 900_000)

test(`keeps what is due to each vendor equal to lines less payments over 200 jobs, from the seed ${SEED}`, async () => {
  const people = {
    customer: await customer(harness),
    vendors: [await vendorWithCards(harness), await vendorWithCards(harness), await vendor(harness)],
    admin: await admin(harness),
  }
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
  const { wrong, done } = await walkDeals(harness, people, { seed: SEED, count: 200, steps: 40 })
  expect(wrong).toEqual([])
  // Histories that get nowhere prove nothing. Which of the rarer acts go through depends on the seed.
  const usual: DealAct[] = [
    'acceptsBid',
    'comes',
    'finishes',
    'failsAtAddress',
    'callsOff',
    'findsAnother',
    'charges',
  ]
  expect(usual.filter(act => !done[act])).toEqual([])
  expect(dealActs.filter(act => !done[act]).length).toBeLessThan(dealActs.length / 3)
  await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
}, 900_000)
