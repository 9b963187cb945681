import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { eventually } from '../eventually.js'
import { LiveClient } from '../LiveClient.js'
import { CREATE_UPLOAD, ME } from '../operations.js'
import { build } from '../process/serverProcess.js'
import { customer, type TestUser } from '../users.js'
import { Install } from './Install.js'

const PATIENCE_MS = 20_000

let install: Install
let person: TestUser
let uploadPath: string

beforeAll(async () => {
  await build()
  install = await Install.start()
  person = await customer(install.harness)
  const { createUpload } = await person.ask(CREATE_UPLOAD)
  uploadPath = createUpload.uploadURL.replace(install.url, '')
}, 180_000)

afterAll(() => install.stop())

/** Sends the beginning at once and then a byte a second until it is cut off; returns the response and when it came. */
const dawdle = async (beginning: string) => {
  const socket: Socket = connect(Number(install.server.settings.PORT), 'localhost')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk
  })
  socket.on('error', () => undefined)
  const startedAt = performance.now()
  socket.write(beginning)
  const drip = setInterval(() => socket.write('a'), 1000)
  await Promise.race([once(socket, 'close'), once(socket, 'end')])
  clearInterval(drip)
  socket.destroy()
  return { heard, ms: performance.now() - startedAt }
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')
const body = (line: string, ...headers: string[]) =>
  `${head(line, 'Content-Type: application/json', 'Content-Length: 100000', ...headers)}\r\n\r\n{`

it('cuts off a client that sends a byte a second, and serves the others in the meantime', async () => {
  const signedIn = `Cookie: ${person.cookie}`
  const dawdlers = {
    headers: `${head('GET /healthz')}\r\nX-Slow: `,
    graphql: body('POST /graphql'),
    rest: body('POST /api/jobs', signedIn),
    upload: body(`PUT ${uploadPath}`),
    form: `${head('POST /graphql', signedIn, 'Apollo-Require-Preflight: 1', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 100000')}\r\n\r\n--x`,
    page: body('POST /nowhere'),
  }
  const each = 40
  const cut = Promise.all(
    Object.entries(dawdlers).flatMap(([kind, beginning]) =>
      Array.from({ length: each }, async () => ({ kind, ...(await dawdle(beginning)) })),
    ),
  )
  const waits: number[] = []
  let done = false
  cut.finally(() => {
    done = true
  })
  while (!done) {
    const startedAt = performance.now()
    expect((await person.ask(ME)).me?.id).toBe(person.id)
    waits.push(performance.now() - startedAt)
    await new Promise(next => setTimeout(next, 100))
  }
  const ended = await cut
  expect(ended.filter(({ ms }) => ms > PATIENCE_MS)).toEqual([])
  expect(ended.filter(({ heard }) => !/^HTTP\/1\.1 4\d\d /.test(heard))).toEqual([])
  expect(Math.max(...waits)).toBeLessThan(PATIENCE_MS)
})

it('closes connections that never send a byte', async () => {
  const port = Number(install.server.settings.PORT)
  const closedAfter = async () => {
    const socket = connect(port, 'localhost')
    socket.resume().on('error', () => undefined)
    await once(socket, 'connect')
    const startedAt = performance.now()
    await once(socket, 'close')
    return performance.now() - startedAt
  }
  const waits = await Promise.all(Array.from({ length: 200 }, closedAfter))
  expect(waits.filter(ms => ms > PATIENCE_MS)).toEqual([])
})

it('refuses endless headers', async () => {
  const many = Array.from({ length: 150 }, (_, index) => `X-${index}: a`)
  const { heard } = await dawdle(`${head('GET /api/me', ...many)}\r\n\r\n`)
  expect(heard).toMatch(/^HTTP\/1\.1 431 /)
})

it('does not wait forever on shutdown for a client that never sends the rest', async () => {
  const slow = dawdle(body('POST /graphql'))
  await new Promise(next => setTimeout(next, 500))
  const startedAt = performance.now()
  expect((await install.server.end('SIGTERM')).code).toBe(0)
  await slow
  expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS)
  await install.startServer()
})

it('ends the subscriptions of a client that does not answer pings, and gives their places to others', async () => {
  const { cookie } = await customer(install.harness)
  const silent = await Promise.all(
    Array.from({ length: 20 }, () => LiveClient.listen(install.url, { cookie })),
  )
  for (const { ws } of silent) ws.pause()
  const next = async () => {
    const client = await LiveClient.listen(install.url, { cookie })
    const { closed } = client
    await client.close()
    return closed?.code
  }
  expect(await next()).toBe(4429)
  await eventually(undefined, next, 40_000)
  for (const { ws } of silent) ws.terminate()
})
