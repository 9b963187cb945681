import type pg from 'pg'
import { type Harness, startHarness } from '../../test/harness.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

/** Not `once` of node:events, which listens to errors, too. */
const endOf = (client: pg.PoolClient) => new Promise<void>(resolve => client.once('end', () => resolve()))

test('a connection that breaks while somebody has it fails their next statement, and ends no process', async () => {
  const { pool } = harness.database
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const ended = endOf(client)
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
