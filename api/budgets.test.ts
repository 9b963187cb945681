import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { Budgets } from './shared/Budgets.js'
import { eventually } from './test/eventually.js'
import { type Harness, startHarness } from './test/harness.js'
import { admin, customer, PASSWORD, type Person } from './test/people.js'

/** A tenth of the usual limit: three of the dearest queries. */
const LIMIT = 30_000
const DEAREST = '{ customerJobs(first: 100) { nodes { bids(first: 99) { nodes { id } } } } }'
const env = { RATE_LIMIT_SCALE: '0.1', TRUSTED_PROXIES: '127.0.0.1' }

let harness: Harness
beforeEach(async () => {
  harness = await startHarness({ env })
})
afterEach(() => harness.stop())

interface Cost {
  objects: number
  limit: number
  remaining: number
  resetIn: number
}

const costOf = async (person: Person, query: string): Promise<Cost> => {
  const response = await person.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { extensions } = (await response.json()) as { extensions: { cost: Cost } }
  expect(response.headers.get('ratelimit-remaining')).toBe(String(extensions.cost.remaining))
  return extensions.cost
}

const spendAll = async (person: Person) => {
  for (let i = 0; i < 3; i++) await person.ask(DEAREST)
}

const tokenOf = async (person: Person): Promise<string> => {
  const input = { name: 'Test', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD }
  const MAKE = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }'
  return (await person.ask(MAKE, { input })).createApiToken.token
}

const remaining = async (path: string, headers: Record<string, string>) =>
  Number((await harness.visitor().fetch(path, { headers })).headers.get('ratelimit-remaining'))

const rows = async (): Promise<{ key: string; count: number }[]> =>
  (
    await harness.database.pool.query(
      `select key, count from throttles where key like 'requests:%' order by key`,
    )
  ).rows

test('a query pays what it costs, at least a point, and is told what is left until when', async () => {
  const dana = await customer(harness)
  const first = await costOf(dana, '{ customerJobs(first: 10) { nodes { id } } }')
  expect(first).toMatchObject({ objects: 10, limit: LIMIT, remaining: LIMIT - 10, resetIn: 60 })
  expect(await costOf(dana, '{ __typename }')).toMatchObject({ objects: 0, remaining: LIMIT - 11 })
  harness.clock.now = new Date(harness.clock.now.getTime() + 15_000)
  expect(await costOf(dana, '{ __typename }')).toMatchObject({ remaining: LIMIT - 12, resetIn: 45 })
})

test('with nothing left everything is refused until the minute is over, and nobody else is', async () => {
  const dana = await customer(harness)
  const ramon = await customer(harness)
  await spendAll(dana)
  const { status, headers, errors } = await dana.answer('{ me { id } }')
  expect({ status, extensions: errors[0]!.extensions, retryAfter: headers.get('retry-after') }).toEqual({
    status: 429,
    extensions: { code: 'RATE_LIMITED', retryAfter: 60 },
    retryAfter: '60',
  })
  const rest = await dana.fetch('/api/me')
  expect(rest.status).toBe(429)
  expect(await rest.json()).toEqual({ error: 'Too many requests. Please try again later.' })
  expect(Object.fromEntries(rest.headers)).toMatchObject({
    'retry-after': '60',
    'ratelimit-limit': String(LIMIT),
    'ratelimit-remaining': '0',
    'ratelimit-reset': '60',
    'ratelimit-policy': `${LIMIT};w=60`,
  })
  expect(await ramon.ask('{ me { id } }')).toEqual({ me: { id: ramon.id } })
  harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
  expect(await dana.ask('{ me { id } }')).toEqual({ me: { id: dana.id } })
})

test('a clock set back leaves nobody waiting', async () => {
  const dana = await customer(harness)
  await spendAll(dana)
  await harness.app.house.budgets.flush()
  harness.clock.now = new Date(harness.clock.now.getTime() - 3_600_000)
  expect((await dana.fetch('/api/me')).status).toBe(200)
})

test('a clock set back by a second forgets nothing', async () => {
  const dana = await customer(harness)
  await costOf(dana, DEAREST)
  harness.clock.now = new Date(harness.clock.now.getTime() - 1000)
  expect((await costOf(dana, '{ __typename }')).remaining).toBeLessThan(LIMIT - 9000)
})

/** A request of which the last byte waits until `finish`, which answers the status. */
const held = async (person: Person, query: string) => {
  const body = JSON.stringify({ query })
  const { hostname, port } = new URL(harness.url)
  const headers = {
    cookie: person.cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const request = httpRequest({ hostname, port, path: '/graphql', method: 'POST', headers })
  const answered = once(request, 'response')
  request.write(body.slice(0, -1))
  return async () => {
    request.end(body.slice(-1))
    const [response] = await answered
    response.resume()
    return response.statusCode
  }
}

test('an answer that crosses the end of the minute takes nothing off what the new one has seen', async () => {
  const dana = await customer(harness)
  const ramon = await customer(harness)
  const { budgets } = harness.app.house
  const left = (person: Person) => budgets.balance(`user:${person.id}`, harness.clock.now).remaining
  await dana.ask('{ me { id } }')
  const before = left(dana)
  const finish = await held(dana, '{ customerJobs(first: 50) { nodes { id } } }')
  // Its entry is paid when it has come in.
  await eventually(true, () => left(dana) < before)
  harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
  await costOf(dana, DEAREST)
  await costOf(ramon, DEAREST)
  const [danas, ramons] = [left(dana), left(ramon)]
  expect(await finish()).toBe(200)
  await budgets.flush()
  // The objects are found, and paid, in the new minute.
  expect(left(dana)).toBe(danas - 49)
  expect(left(ramon)).toBe(ramons)
})

test('REST pays like GraphQL, and so does what no path answers', async () => {
  const dana = await customer(harness)
  const left = async (path: string) => Number((await dana.fetch(path)).headers.get('ratelimit-remaining'))
  expect(await left('/api/me')).toBe(LIMIT - 1)
  expect(await left('/api/nothing')).toBe(LIMIT - 2)
  expect(await left(`/api/jobs/customer/${dana.id}`)).toBe(LIMIT - 2002)
  expect((await dana.fetch('/healthz')).headers.get('ratelimit-limit')).toBeNull()
})

test('a token has a budget of its own', async () => {
  const dana = await customer(harness)
  const authorization = `Bearer ${await tokenOf(dana)}`
  await spendAll(dana)
  expect((await dana.fetch('/api/me')).status).toBe(429)
  expect(await remaining('/api/me', { authorization })).toBe(LIMIT - 1)
  expect(await remaining('/api/me', { authorization })).toBe(LIMIT - 2)
})

test('a made-up token or cookie at each request is still one address', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  for (let i = 1; i <= 3; i++) {
    expect(await remaining('/api/me', { ...from, authorization: `Bearer made-up-${i}` })).toBe(
      LIMIT - 3 * i + 2,
    )
    expect(
      await remaining('/api/me', { ...from, cookie: `${harness.app.house.config.cookieName}=${i}` }),
    ).toBe(LIMIT - 3 * i + 1)
    expect(await remaining('/api/nothing', from)).toBe(LIMIT - 3 * i)
  }
})

test('the addresses of one IPv6 network are one, in every throttle', async () => {
  const from = (address: string) => remaining('/api/nothing', { 'x-forwarded-for': address })
  expect(await from('2001:db8:1:2::1')).toBe(LIMIT - 1)
  expect(await from('2001:db8:1:2:ffff::9')).toBe(LIMIT - 2)
  expect(await from('2001:db8:1:3::1')).toBe(LIMIT - 1)
  const FORGOT = 'mutation ($email: EmailAddress!) { requestPasswordReset(email: $email) }'
  for (const n of [1, 2]) {
    const from = { 'x-forwarded-for': `2001:db8:9:9::${n}` }
    await harness.visitor().ask(FORGOT, { email: `nobody${n}@example.com` }, from)
  }
  const { rows: resets } = await harness.database.pool.query(
    `select key, count from throttles where key like 'reset:%'`,
  )
  expect(resets).toEqual([{ key: 'reset:2001:db8:9:9::/64', count: 2 }])
})

test('counting costs a request no statement; what was spent is saved in one for everybody', async () => {
  const dana = await customer(harness)
  const anna = await admin(harness)
  const { budgets } = harness.app.house
  await budgets.flush()
  const before = await rows()
  await dana.ask('{ customerJobs(first: 7) { nodes { id } } }')
  await anna.ask('{ me { id } }')
  expect(await rows()).toEqual(before)
  await budgets.flush()
  const saved = new Map((await rows()).map(({ key, count }) => [key, count]))
  expect(saved.get(`requests:user:${dana.id}`)).toBe(7)
  expect(saved.get(`requests:user:${anna.id}`)).toBe(1)
})

test('by itself it is saved within a second', async () => {
  const { pool } = harness.database
  const budgets = new Budgets({ pool, scale: 1, onTrouble: error => expect(error).toBeUndefined() })
  budgets.add('address:203.0.113.7', 3, harness.clock.now)
  budgets.add('address:203.0.113.7', 4, harness.clock.now)
  while ((await rows()).length === 0) await new Promise(done => setTimeout(done, 50))
  expect(await rows()).toEqual([{ key: 'requests:address:203.0.113.7', count: 7 }])
  expect(budgets.balance('address:203.0.113.7', harness.clock.now).remaining).toBe(10 * LIMIT - 7)
})

test('with the database away each process counts alone, says so once, and catches up', async () => {
  const { pool } = harness.database
  const told: unknown[] = []
  const budgets = new Budgets({ pool, scale: 1, onTrouble: error => told.push(error), isTimed: false })
  const subject = 'address:203.0.113.7'
  await pool.query('alter table throttles rename to away')
  for (let i = 0; i < 3; i++) {
    budgets.add(subject, 5, harness.clock.now)
    await budgets.flush()
  }
  expect(told).toHaveLength(1)
  expect(budgets.balance(subject, harness.clock.now).remaining).toBe(10 * LIMIT - 15)
  await pool.query('alter table away rename to throttles')
  budgets.add(subject, 1, harness.clock.now)
  await budgets.flush()
  expect(await rows()).toEqual([{ key: `requests:${subject}`, count: 16 }])
})

test('two processes count together', async () => {
  const dana = await customer(harness)
  const other = await startHarness({
    env,
    databaseUrl: harness.database.orm.config.get('clientUrl') as string,
  })
  try {
    const { cookie } = dana
    const [name] = cookie.split('=')
    const there = () =>
      other.visitor().fetch('/api/me', {
        headers: { cookie: cookie.replace(name!, other.app.house.config.cookieName) },
      })
    await spendAll(dana)
    await harness.app.house.budgets.flush()
    expect((await there()).status).toBe(200)
    await other.app.house.budgets.flush()
    const refused = await there()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
  } finally {
    await other.stop()
  }
})
