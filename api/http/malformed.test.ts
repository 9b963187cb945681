import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from '../../tools/freePort.mjs'
import { createLogger } from '../platform/logging/createLogger.js'
import { type Harness, startHarness } from '../test/harness.js'
import { listen } from './listen.js'
import { answerUnparsed, refusingMalformed } from './malformed.js'
import { observed } from './observe.js'
import { shedLoad } from './shedding/shedLoad.js'

interface Line {
  requestId?: string
  status?: number
}

let harness: Harness
const lines: Line[] = []
const address = { host: '127.0.0.1', port: 0 }
let shedder: ReturnType<typeof shedLoad>
let drain: () => Promise<void>
/** Stands in for the app, so that a test can choose its reaction to a request. */
let handle: RequestListener
beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = createLogger({ isProduction: true, logLevel: 'debug' }, destination)
  harness = await startHarness({ log })
  address.port = await freePort()
  const { context } = harness.app
  shedder = shedLoad((request, response) => handle(request, response), {
    mostRequests: 1,
    callerOf: () => null,
    pools: [],
    waitingForTurn: () => 0,
    log: context.log,
  })
  const whole = observed(context, refusingMalformed(shedder.handle))
  ;({ drain } = await listen(whole, address, {
    unparsed: answerUnparsed(context),
    upgrade: (...given) => harness.app.live.upgrade(...given),
  }))
})
beforeEach(() => {
  handle = (request, response) => {
    request.on('error', () => undefined)
    request.resume().on('end', () => response.end('handled'))
  }
})
afterAll(async () => {
  shedder.close()
  await drain()
  await harness.stop()
})

/** Everything received for these bytes until the server closes the connection. */
const received = async (bytes: string): Promise<string> => {
  const socket = connect(address)
  socket.write(bytes)
  return text(socket)
}

const parsed = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...headers] = head.split('\r\n')
  const named = headers.map(line => line.toLowerCase().split(': ') as [string, string])
  return { status: Number(first.split(' ')[1]), headers: new Headers(named), named, body }
}

const HOST = 'Host: haulbid.example\r\n'
const many = Array.from({ length: 120 }, (_, n) => `X-${n}: 1\r\n`).join('')
const upgrade = (headers: string) =>
  `GET /graphql HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`

test.each([
  ['120 headers', `GET / HTTP/1.1\r\n${HOST}${many}\r\n`, 431, 'The request has too many headers'],
  [
    '100 headers',
    `GET / HTTP/1.1\r\n${HOST}${many.split('\r\n').slice(0, 99).join('\r\n')}\r\n\r\n`,
    431,
    'The request has too many headers',
  ],
  [
    'a header of 20 kB',
    `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'The request has too many headers',
  ],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400, 'The request has no Host header'],
  [
    'a length that is none',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`,
    400,
    'The request is not valid HTTP',
  ],
  ['an unknown method', `JUNK / HTTP/1.1\r\n${HOST}\r\n`, 400, 'The request is not valid HTTP'],
  [
    'a chunk that is none',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n0x\r\n`,
    400,
    'The request is not valid HTTP',
  ],
  [
    'another expectation',
    `GET / HTTP/1.1\r\n${HOST}Expect: a-miracle\r\n\r\n`,
    417,
    'Only the expectation 100-continue is supported',
  ],
  [
    'an upgrade elsewhere',
    upgrade('Sec-WebSocket-Version: 13\r\n').replace('/graphql', '/x'),
    404,
    'Not found',
  ],
  [
    'an upgrade without a key',
    upgrade('Sec-WebSocket-Version: 13\r\n'),
    400,
    'Missing or invalid Sec-WebSocket-Key header',
  ],
])(
  'refuses %s with a body, an id that is in the log, and the security headers',
  async (_, bytes, status, error) => {
    const answer = parsed(await received(bytes))
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { error }])
    expect(answer.headers.get('content-type')).toMatch('application/json')
    expect(answer.headers.get('connection')).toBe('close')
    const names = answer.named.map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'deny',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
    const id = answer.headers.get('x-request-id')
    expect(lines.filter(({ requestId }) => requestId === id).map(line => line.status)).toEqual([status])
  },
)

test('sends the security headers and an id when it refuses a request under load', async () => {
  const waiting = Promise.withResolvers<ServerResponse>()
  handle = (_request, response) => waiting.resolve(response)
  const get = `GET /api/me HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`
  const first = received(get)
  const response = await waiting.promise
  const answer = parsed(await received(get))
  response.end()
  await first
  expect(answer.status).toBe(503)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'deny',
    'x-request-id': expect.any(String),
  })
})

test('tells a client that waits for 100 Continue to go on', async () => {
  const head = `POST / HTTP/1.1\r\n${HOST}Expect: 100-Continue\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`
  const answer = await received(head)
  expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/)
  expect(answer).toMatch(/handled/)
})

test('accepts HTTP/1.0 without a Host', async () => {
  expect(parsed(await received('GET / HTTP/1.0\r\n\r\n'))).toMatchObject({ status: 200, body: 'handled' })
})

test('ends the connection, and no more, when unreadable bytes follow a request that is being answered', async () => {
  handle = (_request, response) => void response.write('begun')
  const socket = connect(address)
  socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`)
  const [first] = await once(socket, 'data')
  const rest = text(socket).catch(() => '')
  socket.write('JUNK\r\n\r\n')
  expect(String(first) + (await rest)).not.toMatch(/HTTP\/1.1 400|"error"/)
})
