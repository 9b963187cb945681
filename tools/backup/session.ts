import pg from 'pg'
import type { Database } from '../../api/platform/database/database.js'

// A value's text must not depend on anyone's settings, and a copy takes as long as it takes.
const settings = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  client_encoding: 'UTF8',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** A separate connection outside the pool, with one transaction. */
export const inOneTransaction = async <T>(
  { url }: Database,
  mode: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [name, value])
    await client.query(`begin ${mode}`)
    const result = await act(client)
    await client.query('commit')
    return result
  } finally {
    // Closing the connection rolls back an open transaction.
    await client.end()
  }
}
