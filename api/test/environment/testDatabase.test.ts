import pg from 'pg'
import { createTestDatabase } from './testDatabase.js'

const tablesOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  await client.end()
  return rows.map(row => row.tablename)
}

describe('createTestDatabase', () => {
  it('gives each caller a database of its own', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
    expect(one.url).not.toBe(two.url)
    expect(await tablesOf(one.url)).toEqual(await tablesOf(two.url))
    await Promise.all([one.drop(), two.drop()])
    await expect(tablesOf(one.url)).rejects.toThrow('does not exist')
  })
})
