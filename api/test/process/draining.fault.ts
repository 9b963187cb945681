import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import pg from 'pg'
import { freePort } from '../../../tools/freePort.mjs'
import { createTestDatabase, type TestDatabase } from '../environment/testDatabase.js'
import { eventually } from '../eventually.js'
import { build, makeDataDir, removeDataDir, ServerProcess } from './serverProcess.js'

let dataDir: string
let database: TestDatabase
let holder: pg.Client
let server: ServerProcess

beforeAll(build, 120_000)

beforeEach(async () => {
  dataDir = makeDataDir()
  database = await createTestDatabase()
  server = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: 'off',
  })
  await server.ready()
  holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
})

afterEach(async () => {
  await holder.end()
  await server.end('SIGKILL')
  await database.drop()
  await removeDataDir(dataDir)
})

const port = () => Number(server.settings.PORT)

const accepts = () =>
  new Promise<boolean>(answer => {
    const socket = connect(port(), 'localhost')
    socket.once('connect', () => socket.end() && answer(true))
    socket.once('error', () => answer(false))
  })

/** Over one keep-alive connection, like a load balancer. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const settings = async () => {
  const headers = { 'Content-Type': 'application/json' }
  const sent = request({ port: port(), method: 'POST', path: '/graphql', headers, agent })
  sent.end('{"query":"{ settings { supportPhone } }"}')
  const [response] = await once(sent, 'response')
  response.resume()
  await once(response, 'end')
  return response as { statusCode: number; headers: Record<string, string> }
}

/** Makes every request for the settings wait, like a slow one. */
const holdSettings = async () => {
  await holder.query('begin')
  await holder.query('lock table settings in access exclusive mode')
}

const waiting = async () => {
  const { rows } = await holder.query(`select count(*)::int as waiting from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`)
  return rows[0].waiting as number
}

describe('SIGTERM', () => {
  it('lets a request under way finish, accepts no other, and exits with 0', async () => {
    const idle = connect(port(), 'localhost')
    await once(idle, 'connect')
    const idleClosed = once(idle, 'close')
    await holdSettings()
    const answer = settings()
    await eventually(1, waiting)
    const ended = server.end('SIGTERM')
    await eventually(false, accepts)
    await idleClosed
    await holder.query('commit')
    expect(await answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  it('tells a client with a keep-alive connection to open another', async () => {
    expect((await settings()).headers.connection).toBe('keep-alive')
    await holdSettings()
    const first = settings()
    await eventually(1, waiting)
    // Sent over the same connection, behind the one under way.
    const second = settings()
    const ended = server.end('SIGTERM')
    await eventually(false, accepts)
    await holder.query('commit')
    expect((await first).headers.connection).toBe('close')
    await expect(second).rejects.toThrow('ECONNREFUSED')
    expect((await ended).code).toBe(0)
  })

  it('answers what was sent on a connection that looked idle, and tells it to close', async () => {
    expect((await settings()).headers.connection).toBe('keep-alive')
    const ended = server.end('SIGTERM')
    await eventually(false, accepts)
    expect(await settings()).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
    await expect(settings()).rejects.toThrow('ECONNREFUSED')
    expect((await ended).code).toBe(0)
  })
})
