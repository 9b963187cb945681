import { breakConnection } from '../../test/breakConnection.js'
import { type Harness, startHarness } from '../../test/harness.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

test('fails only the next statement on a connection that breaks in use, and ends no process', async () => {
  const { pool } = harness.database
  const client = await pool.connect()
  await breakConnection(client, pool)
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
