import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { PRICES } from '../../platform/limits/prices.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CHANGES, LiveClient } from '../../test/LiveClient.js'
import { CREATE_API_TOKEN } from '../../test/operations.js'
import { customer, PASSWORD, type TestUser } from '../../test/users.js'

/** Well-behaved clients never do this: they send too much, too often, or nothing at all. */

let harness: Harness
let dana: TestUser
const clients: LiveClient[] = []
beforeAll(async () => {
  harness = await startHarness({ live: true })
  dana = await customer(harness)
})
afterAll(() => harness.stop())
afterEach(async () => {
  await Promise.all(clients.splice(0).map(client => client.close()))
  await eventually(0, () => harness.app.context.liveHub.size)
})

const connect = async ({ cookie }: TestUser, at: Harness = harness) => {
  const client = await LiveClient.connect(at.url, { cookie })
  clients.push(client)
  return client
}
const listen = async ({ cookie }: TestUser, at: Harness = harness) => {
  const client = await LiveClient.listen(at.url, { cookie })
  clients.push(client)
  return client
}
/** How many frames of any kind it receives from now on. */
const answersTo = (client: LiveClient) => {
  const answers = { count: 0 }
  for (const event of ['message', 'pong']) client.ws.on(event, () => answers.count++)
  return answers
}
const refusalOf = (client: LiveClient) => client.errors[0]?.[0]?.extensions.code

test('closes the socket on a message of a megabyte', async () => {
  const client = await listen(dana)
  client.send({ type: 'ping', payload: { text: 'x'.repeat(1_000_000) } })
  await eventually(1009, () => client.closed?.code)
})

test('closes the socket on anything but a message of the protocol', async () => {
  const client = await listen(dana)
  client.ws.send('[[[[')
  await eventually(4400, () => client.closed?.code)
})

test('stops reading and refuses a document of thousands of tokens', async () => {
  const client = await connect(dana)
  client.subscribe(`subscription { changes { ${'cursor '.repeat(8000)} } }`)
  await eventually('BAD_USER_INPUT', () => refusalOf(client))
  expect(client.errors[0]![0]!.message).toContain('2000 tokens')
})

test.each([
  ['as a number', '', '100'],
  ['as the default of a variable', '($after: String, $first: Int = 100)', '$first'],
])('refuses to select more of each job than the pages need (%s)', async (_, variables, first) => {
  const client = await connect(dana)
  client.subscribe(
    `subscription ${variables} {
    changes { cursor jobs { id bids(first: ${first}) { nodes { id price message vendor { id firstName rating } } } } }
  }`.replace('changes {', variables ? 'changes(after: $after) {' : 'changes {'),
  )
  await eventually('BAD_USER_INPUT', () => refusalOf(client))
  expect(client.errors[0]![0]!.message).toMatch(/^This subscription costs \d+ of at most 200 points/)
})

describe('a hundred thousand messages over one socket', () => {
  const MANY = 100_000

  test.each([
    ['pings', (client: LiveClient) => client.send({ type: 'ping' })],
    ['pings of the WebSocket itself', (client: LiveClient) => client.ws.ping()],
    ['pongs that nobody asked for', (client: LiveClient) => client.ws.pong()],
    [
      'subscriptions beside the first',
      (client: LiveClient, n: number) =>
        client.send({ id: `more${n}`, type: 'subscribe', payload: { query: CHANGES } }),
    ],
    [
      'subscriptions, each completed at once',
      (client: LiveClient, n: number) => {
        client.send({ id: `next${n}`, type: 'subscribe', payload: { query: CHANGES } })
        client.send({ id: `next${n}`, type: 'complete' })
      },
    ],
    [
      'subscriptions of one id, each completed at once',
      (client: LiveClient) => {
        client.send({ id: 'same', type: 'subscribe', payload: { query: CHANGES } })
        client.send({ id: 'same', type: 'complete' })
      },
    ],
  ])('closes the socket after a hundred %s', async (_, send) => {
    const client = await listen(dana)
    const answers = answersTo(client)
    for (let n = 0; n < MANY && client.ws.readyState === client.ws.OPEN; n++) {
      send(client, n)
      // Acts like a client that reads answers without waiting for them.
      if (n % 1000 === 0) await new Promise(setImmediate)
    }
    // A client that does not read its pongs gets no closing handshake.
    await eventually(true, () => [4429, 1006].includes(client.closed?.code ?? 0))
    expect(answers.count).toBeLessThanOrEqual(200)
  })
})

test('charges a subscription like a query, and closes the socket when no points are left', async () => {
  const poor = await startHarness({
    databaseUrl: harness.database.url,
    live: true,
    env: { RATE_LIMIT_SCALE: '0.0075' },
  })
  try {
    const client = await connect(await customer(poor), poor)
    let sent = 0
    await eventually(true, () => {
      client.send({ id: `${++sent}`, type: 'complete' })
      client.subscribe(CHANGES, {}, `${sent + 1}`)
      return client.closed !== undefined
    })
    expect(client.closed).toEqual({
      code: 4429,
      reason: 'Too many requests. Please try again later.',
    })
  } finally {
    await poor.stop()
  }
})

test('charges a token in the first message for its subscription, and not its address', async () => {
  const { token } = (
    await dana.ask(CREATE_API_TOKEN, {
      input: { name: 'Mine', scope: 'listen', expiresInDays: 1, currentPassword: PASSWORD },
    })
  ).createApiToken
  const { rateLimiter, clock } = harness.app.context
  const left = () => rateLimiter.balance('address:127.0.0.1', clock()).remaining
  const before = left()
  const payload = { authorization: `Bearer ${token}` }
  clients.push(await LiveClient.listen(harness.url, { payload }))
  // The upgrade and the message with the token are charged.
  expect(before - left()).toBe(PRICES.request + 1)
})

test('frees the place of a completed subscription', async () => {
  const client = await listen(dana)
  for (const id of ['2', '3', '4']) {
    const { length } = client.messages
    client.send({ id: `${Number(id) - 1}`, type: 'complete' })
    client.subscribe(CHANGES, {}, id)
    await eventually(length + 1, () => client.messages.length)
  }
  expect(client.errors).toEqual([])
  await eventually(1, () => harness.app.context.liveHub.size)
})

test('closes the socket of a silent client after three seconds', async () => {
  const client = await LiveClient.connect(harness.url, { cookie: dana.cookie, isSilent: true })
  await eventually(4408, () => client.closed?.code)
})

test('allows a hundred sockets per address and twenty per person', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => customer(harness)))
  for (const person of people) await Promise.all(Array.from({ length: 20 }, () => connect(person)))
  await expect(connect(dana)).rejects.toThrow('429')
  await clients.pop()!.close()
  await eventually(true, () =>
    connect(dana).then(
      () => true,
      () => false,
    ),
  )
})

test('allows fifty different subscriptions, five of them opened by one person', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, () => customer(harness)))
  const openAs = async (person: TestUser, name: string) => {
    const client = await connect(person)
    client.subscribe(`${CHANGES} # ${name}`)
    await eventually(true, () => client.messages.length + client.errors.length > 0)
    return client
  }
  const open = (n: number) => openAs(people[Math.floor(n / 5)]!, `${n}`)
  const [first] = people as [TestUser]
  const own = await Promise.all([0, 1, 2, 3, 4].map(open))
  expect((await openAs(first, 'a sixth')).errors[0]![0]!.message).toMatch(/at most 5/)
  await Promise.all(own.map(client => client.close()))
  const opened = await Promise.all(Array.from({ length: 50 }, (_, n) => open(n)))
  expect(opened.flatMap(({ errors }) => errors)).toEqual([])
  expect(refusalOf(await open(50))).toBe('BAD_USER_INPUT')
  // A document that others use costs nothing more.
  expect((await open(49)).errors).toEqual([])
  // A disappearing client releases its document.
  opened[0]!.ws.terminate()
  await eventually(true, async () => (await open(51)).errors.length === 0)
})

test('closes a refused upgrade even if the client keeps its side open', async () => {
  const { hostname, port } = new URL(harness.url)
  const socket = connectTcp({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.write(
    `GET /nowhere HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  socket.resume()
  await once(socket, 'end')
  const isClosed = once(socket, 'close').then(
    () => true,
    () => true,
  )
  socket.on('error', () => undefined)
  const write = setInterval(() => socket.write('x'), 50)
  expect(await isClosed).toBe(true)
  clearInterval(write)
})
