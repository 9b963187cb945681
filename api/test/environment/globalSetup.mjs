import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startTestCluster } from './testCluster.mjs'

const serverUrl = async () => {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) {
    const { assertReachable } = await import('../../platform/database/assertReachable.ts')
    await assertReachable('DATABASE_URL', DATABASE_URL)
    return DATABASE_URL
  }
  globalThis.haulbidTestCluster = await startTestCluster()
  return globalThis.haulbidTestCluster.url
}

const makeTemplate = async (server, name) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(server)
  url.pathname = `/${name}`
  const { openDatabase } = await import('../../platform/database/database.ts')
  const { migrate } = await import('../../platform/database/migrate.ts')
  const database = await openDatabase(url.href)
  await migrate(database).finally(() => database.close())
}

/** One PostgreSQL and one migrated template for the whole run; the workers get their addresses from the environment. */
export default async () => {
  const server = await serverUrl()
  const prefix = `haulbid_test_${process.pid}`
  process.env.HAULBID_TEST_SERVER = server
  process.env.HAULBID_TEST_PREFIX = prefix
  if (existsSync(join(import.meta.dirname, '../../platform/database/migrate.ts')))
    await makeTemplate(server, `${prefix}_template`)
}
