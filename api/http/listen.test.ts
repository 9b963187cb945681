import { once } from 'node:events'
import { get, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { mock } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { freePort } from '../../tools/freePort.mjs'
import { CLOSE_MS } from '../server.js'
import { eventually } from '../test/eventually.js'
import { assertPortIsFree, DRAIN_MS, listen } from './listen.js'

afterEach(() => mock.timers.reset())

/** A request under way, on a server that is shutting down; its clock is stopped. */
const draining = async () => {
  const address = { host: '127.0.0.1', port: await freePort() }
  const waiting: ServerResponse[] = []
  const { drain } = await listen((_request, response) => void waiting.push(response), address)
  const answer = new Promise<number>((resolve, reject) => {
    get({ ...address, path: '/' }, response => resolve(response.resume().statusCode!)).on('error', reject)
  })
  answer.catch(() => undefined)
  await eventually(1, () => waiting.length)
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] })
  return { answer, drained: drain(), response: waiting[0]! }
}

test('gives a running request 25 seconds to finish', async () => {
  const { answer, drained, response } = await draining()
  mock.timers.tick(24_900)
  response.end()
  expect(await answer).toBe(200)
  mock.timers.tick(100)
  await drained
})

test('cuts a request off after 25 seconds', async () => {
  const { answer, drained, response } = await draining()
  const closed = once(response, 'close')
  mock.timers.tick(25_000)
  await expect(answer).rejects.toThrow('socket hang up')
  await closed
  await drained
})

test('allows more time for the whole shutdown, since the queue and the connections end last', () => {
  expect(DRAIN_MS).toBe(25_000)
  expect(CLOSE_MS).toBeGreaterThan(DRAIN_MS + 5_000)
})

test('ignores an offer to upgrade to anything but WebSocket', async () => {
  const address = { host: '127.0.0.1', port: await freePort() }
  const upgrade = jest.fn()
  const { drain } = await listen((_request, response) => void response.end('plain'), address, { upgrade })
  // The headers that `curl --http2` sends.
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }
  const [response] = await once(get({ ...address, path: '/', headers, agent: false }), 'response')
  expect(await text(response)).toBe('plain')
  expect(upgrade).not.toHaveBeenCalled()
  await drain()
})

const BURST = 256

// Only Linux lets several sockets listen on one port.
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('a turn of the event loop accepts many of the connections that wait', async () => {
  const address = { host: '127.0.0.1', port: await freePort() }
  let answered = 0
  const { drain } = await listen((_request, response) => {
    answered++
    response.end()
  }, address)
  const failures: Error[] = []
  const clients = Array.from({ length: BURST }, () =>
    connect(address).on('error', error => void failures.push(error)),
  )
  for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: haulbid.example\r\n\r\n')
  // A busy machine has event loop turns between them in which nothing arrives.
  let turns = 0
  while (answered < BURST && failures.length === 0) {
    const before = answered
    await setImmediate()
    if (answered > before) turns++
  }
  for (const client of clients) client.destroy()
  await drain()
  expect(failures).toEqual([])
  // A single socket needs one turn for each connection.
  expect(turns).toBeLessThan(BURST / 2)
})

test('refuses to start on a port in use', async () => {
  const address = { host: '127.0.0.1', port: await freePort() }
  const { drain } = await listen(() => undefined, address)
  await expect(assertPortIsFree(address)).rejects.toThrow(`PORT: ${address.port} is in use`)
  await drain()
  await assertPortIsFree(address)
})
