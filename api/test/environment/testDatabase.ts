import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

const fromEnvironment = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by the global setup: run the tests with npm test`)
  return value
}

const onServer = async (server: string, sql: string) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

const makeDatabase = async (copiedFrom: string): Promise<TestDatabase> => {
  const server = fromEnvironment('HAULBID_TEST_SERVER')
  const name = `${fromEnvironment('HAULBID_TEST_PREFIX')}_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${copiedFrom}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

/** A separate migrated database for the caller, copied from the template in some 30 ms. */
export const createTestDatabase = () => makeDatabase(`${fromEnvironment('HAULBID_TEST_PREFIX')}_template`)

/** A database without tables. */
export const createEmptyDatabase = () => makeDatabase('template0')
