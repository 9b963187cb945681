import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { freePort } from '../../../tools/freePort.mjs'
import { createTestDatabase } from '../environment/testDatabase.js'
import { build, makeDataDir, removeDataDir, ServerProcess } from './serverProcess.js'

let dataDir: string

beforeAll(build, 120_000)

beforeEach(() => {
  dataDir = makeDataDir()
})

afterEach(() => removeDataDir(dataDir))

const complaint = async (settings: NodeJS.ProcessEnv) => {
  const server = new ServerProcess({ PORT: String(await freePort()), DATA_DIR: dataDir, ...settings })
  const { code, stdout, stderr } = await server.ended()
  expect(code).toBe(1)
  expect(stdout).not.toContain('ready')
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return stderr.trim()
}

const ownServer = (change: Partial<URL>) => {
  const url = new URL(process.env.HAULBID_TEST_SERVER as string)
  return Object.assign(url, change).href
}

describe('a start that cannot succeed', () => {
  it('reports a missing database', async () => {
    const line = await complaint({ DATABASE_URL: ownServer({ pathname: '/nowhere' }) })
    expect(line).toMatch(
      /^DATABASE_URL: cannot connect to .*\/nowhere \(database "nowhere" does not exist\)$/,
    )
  })

  it('reports a wrong password without repeating it', async () => {
    const line = await complaint({ DATABASE_URL: ownServer({ username: 'nobody', password: 'hush-hush' }) })
    expect(line).toMatch(/^DATABASE_URL: cannot connect/)
    expect(line).not.toContain('hush-hush')
  })

  it.each([
    ['a server that does not answer', { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/haulbid' }, /ECONNREFUSED/],
    [
      'a host that does not exist',
      { DATABASE_URL: 'postgres://u:p@nowhere.invalid/haulbid' },
      /nowhere\.invalid/,
    ],
    ['an address of another kind', { DATABASE_URL: 'mysql://localhost/haulbid' }, /^DATABASE_URL: must be/],
    ['a bad port', { PORT: 'eighty' }, /^PORT: must be a whole number/],
    ['production without a secret', { NODE_ENV: 'production' }, /^SECRET: is required/],
  ])('reports %s', async (_case, settings, line) => {
    expect(await complaint(settings)).toMatch(line)
  })

  it('reports a PostgreSQL that is too old', async () => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    // Makes this database report another version.
    const name = new URL(database.url).pathname.slice(1)
    await client.query(`
      create schema old;
      create function old.current_setting(text) returns text language sql return '140012';
      alter database ${name} set search_path = old, pg_catalog, public`)
    await client.end()
    expect(await complaint({ DATABASE_URL: database.url })).toBe(
      'DATABASE_URL: PostgreSQL 15 or newer is needed, and this is 14',
    )
    await database.drop()
  })

  it("leaves a newer release's database unchanged", async () => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`insert into migrations (name) values ('Migration20991231Later')`)
    const held = async () => (await client.query('select name from migrations order by id')).rows
    const before = await held()
    expect(await complaint({ DATABASE_URL: database.url })).toBe(
      'The database belongs to a newer release, which has changed it (Migration20991231Later): start that release, or restore a backup that this one made',
    )
    expect(await held()).toEqual(before)
    await client.end()
    await database.drop()
  })

  it('reports a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    expect(await complaint({ PORT: String(port) })).toMatch(new RegExp(`^PORT: ${port} is in use`))
    other.close()
  })
})
