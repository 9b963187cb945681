import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { createTestDatabase, type TestDatabase } from '../test/environment/testDatabase.js'
import { type Harness, startHarness } from '../test/harness.js'

const servers: Server[] = []
const sockets = new Set<Socket>()
const listening = async (onSocket: (socket: Socket) => void) => {
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onSocket(socket)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
})

/** The response, checking that it came soon: two seconds are promised, but this machine may be busy. */
const readyz = async (harness: Harness) => {
  const startedAt = performance.now()
  const response = await harness.visitor().fetch('/readyz')
  const answer = (await response.json()) as { ready: boolean }
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(response.status).toBe(answer.ready ? 200 : 503)
  return answer
}

test('reports a store that accepts connections and never answers', async () => {
  const port = await listening(() => undefined)
  const harness = await startHarness({
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    },
  })
  expect(await readyz(harness)).toEqual({ ready: false, database: true, store: false })
  await harness.stop()
})

test('stays ready with every connection of the pool taken', async () => {
  const harness = await startHarness()
  const { pool } = harness.database
  const taken: PoolClient[] = []
  // Runs one after the other, because ten at once take longer than a connection may on a busy machine.
  while (taken.length < pool.options.max) taken.push(await pool.connect())
  expect(await readyz(harness)).toEqual({ ready: false, database: false, store: true })
  for (const client of taken) client.release()
  expect(await readyz(harness)).toEqual({ ready: true, database: true, store: true })
  await harness.stop()
})

describe('a database that stops answering', () => {
  let database: TestDatabase
  let harness: Harness
  let isSilent = false

  beforeEach(async () => {
    database = await createTestDatabase()
    const url = new URL(database.url)
    const { hostname, port } = url
    url.port = String(
      await listening(socket => {
        const behind = connect(Number(port), hostname)
        sockets.add(behind)
        behind.on('error', () => socket.destroy())
        behind.on('data', bytes => isSilent || socket.write(bytes))
        socket.on('data', bytes => isSilent || behind.write(bytes))
        socket.on('close', () => behind.destroy())
      }),
    )
    url.hostname = '127.0.0.1'
    harness = await startHarness({ databaseUrl: url.href })
  })

  afterEach(async () => {
    isSilent = false
    await harness.stop()
    await database.drop()
  })

  test('reports it in time, no matter how many requests there are, and recovers when it is back', async () => {
    const ready = { ready: true, database: true, store: true }
    expect(await readyz(harness)).toEqual(ready)
    isSilent = true
    const answers = await Promise.all(Array.from({ length: 10 }, () => readyz(harness)))
    expect(answers).toEqual(answers.map(() => ({ ready: false, database: false, store: true })))
    // Simultaneous requests share one probe, and a probe that hung keeps no connection.
    expect(harness.database.pool.waitingCount).toBe(0)
    isSilent = false
    expect(await readyz(harness)).toEqual(ready)
  })
})
