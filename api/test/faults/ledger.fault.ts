import { type Harness, startHarness } from '../harness.js'
import { wrongHistories } from '../ledgerHistories.js'
import { customer, vendor } from '../users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

test('keeps price and fee equal to their lines over 10,000 random histories, and the ledger at zero', async () => {
  const customerId = (await customer(harness)).id
  const seed = Date.now() % 1_000_000
  const { pool } = harness.database
  for (let batch = 0; batch < 20; batch++) {
    const { id: vendorId } = await vendor(harness)
    const wrong = await wrongHistories(pool, { customerId, vendorId, seed: seed + batch, count: 500 })
    expect({ seed: seed + batch, wrong }).toEqual({ seed: seed + batch, wrong: [] })
  }
  const { rows } = await pool.query('select sum(amount) as sum from ledger_entries')
  expect(rows).toEqual([{ sum: '0.00' }])
}, 300_000)
