import { checkLedger } from '../../domain/ledger/checkLedger.js'
import { type Harness, startHarness } from '../harness.js'
import { wrongHistories } from '../ledgerHistories.js'
import { billAndPay } from '../statements.js'
import { taskWork } from '../taskWork.js'
import { admin, customer, vendor } from '../users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
})
afterAll(() => harness.stop())

test('keeps prices, fees, and statements in keeping with their lines over 10,000 random histories, and the ledger at zero', async () => {
  const ada = await admin(harness)
  const customerId = (await customer(harness)).id
  const seed = Date.now() % 1_000_000
  const { pool } = harness.database
  for (let batch = 0; batch < 20; batch++) {
    const { id: vendorId } = await vendor(harness)
    const wrong = await wrongHistories(pool, {
      customerId,
      vendorId,
      seed: seed + batch,
      count: 500,
      afterRound: billAndPay(harness, ada, vendorId),
    })
    expect({ seed: seed + batch, wrong }).toEqual({ seed: seed + batch, wrong: [] })
  }
  await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
  const { rows } = await pool.query('select sum(amount) as sum from ledger_entries')
  expect(rows).toEqual([{ sum: '0.00' }])
}, 300_000)
