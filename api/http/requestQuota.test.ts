import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { mock } from 'node:test'
import { PRICES } from '../platform/limits/prices.js'
import { RateLimiter } from '../platform/limits/RateLimiter.js'
import { eventually } from '../test/eventually.js'
import { type Harness, startHarness } from '../test/harness.js'
import { openLink, sized } from '../test/uploads.js'
import { admin, customer, PASSWORD, type TestUser } from '../test/users.js'

/** A tenth of the usual limit: three of the most expensive queries use it up. */
const LIMIT = 30_000
const DEAREST = '{ customerJobs(first: 100) { nodes { bids(first: 99) { nodes { id } } } } }'
const env = { RATE_LIMIT_SCALE: '0.1', TRUSTED_PROXIES: '127.0.0.1' }

let harness: Harness
beforeEach(async () => {
  harness = await startHarness({ env })
})
afterEach(async () => {
  mock.timers.reset()
  await harness.stop()
})

interface Cost {
  objects: number
  points: number
  limit: number
  remaining: number
  resetIn: number
}

const costOf = async (person: TestUser, query: string): Promise<Cost> => {
  const response = await person.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { extensions } = (await response.json()) as { extensions: { cost: Cost } }
  expect(response.headers.get('ratelimit-remaining')).toBe(String(extensions.cost.remaining))
  return extensions.cost
}

const spendAll = async (person: TestUser) => {
  for (let i = 0; i < 3; i++) await person.ask(DEAREST)
}

const tokenOf = async (person: TestUser): Promise<string> => {
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

test('charges a query for its work, and tells how much is left until when', async () => {
  const dana = await customer(harness)
  const asked = '{ customerJobs(first: 10) { nodes { id } } }'
  const first = await costOf(dana, asked)
  expect(first).toMatchObject({ objects: 10, limit: LIMIT, remaining: LIMIT - first.points, resetIn: 60 })
  // Cached from now on: it is not parsed again.
  const second = await costOf(dana, asked)
  expect(second.points).toBe(first.points - 14 * PRICES.token)
  const none = await costOf(dana, '{ __typename }')
  expect(none).toMatchObject({ objects: 0, remaining: second.remaining - none.points })
  expect(none.points).toBeGreaterThanOrEqual(PRICES.request + PRICES.act)
  harness.clock.now = new Date(harness.clock.now.getTime() + 15_000)
  expect(await costOf(dana, '{ __typename }')).toMatchObject({ resetIn: 45 })
})

describe('cost matches work', () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const spent = async (act: () => Promise<unknown>) => {
    const { rateLimiter } = harness.app.context
    const left = () => rateLimiter.balance('address:203.0.113.9', harness.clock.now).remaining
    const before = left()
    await act()
    return before - left()
  }
  const ask = (query: string, variables = {}) => harness.visitor().answer(query, variables, from)
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
  const input = { email: 'nobody@example.com', password: 'x' }

  test('charges a lot for a password, right or wrong, also over REST', async () => {
    expect(await spent(() => ask(LOGIN, { input }))).toBeGreaterThan(PRICES.passwordHash)
    const rest = () =>
      harness.visitor().fetch('/api/login', {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
    expect(await spent(rest)).toBeGreaterThan(PRICES.passwordHash)
  })

  test('charges the bytes of a file sent to its link', async () => {
    const url = await openLink(await customer(harness))
    const body = new Uint8Array(sized(1_000 * 1024))
    const send = async () => fetch(url, { method: 'PUT', headers: from, body })
    const points = await spent(send)
    expect(points).toBeGreaterThanOrEqual(PRICES.request + 1_000 * PRICES.fileKilobyte)
    expect(points).toBeLessThan(PRICES.request + 1_020 * PRICES.fileKilobyte)
  })

  const leave = (points: number) => {
    const { rateLimiter } = harness.app.context
    const { remaining: left } = rateLimiter.balance('address:203.0.113.9', harness.clock.now)
    rateLimiter.add('address:203.0.113.9', left - points, harness.clock.now)
  }
  const attempts = async () =>
    (await harness.database.pool.query(`select key from throttles where key like 'sign-in%'`)).rows

  test("answers 429 without checking the password if the points don't cover it", async () => {
    leave(PRICES.request)
    const { status, headers, errors } = await ask(LOGIN, { input })
    expect([status, errors[0]!.extensions.code, headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '60',
    ])
    expect(await attempts()).toEqual([])
  })

  test('lets through at most one simultaneous request beyond the quota', async () => {
    leave(2 * PRICES.passwordHash)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(LOGIN, { input })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(6).fill(429)])
  })

  test('refuses twenty passwords in aliases before checking the first', async () => {
    const aliases = Array.from({ length: 20 }, (_, i) => `a${i}: login(input: $input) { id }`).join(' ')
    const refused = await ask(`mutation ($input: LoginInput!) { ${aliases} }`, { input })
    expect(refused.errors[0]!.message).toMatch(/^This request costs \d+ of at most 25000 points/)
    expect(await attempts()).toEqual([])
  })

  test('charges fields and aliases, a new document, and an invalid one', async () => {
    const fields = 'id email firstName lastName phone userType isActive createdAt '
    const wide = (n: number) =>
      `{ ${Array.from({ length: n }, (_, i) => `a${i}: me { ${fields} }`).join(' ')} }`
    expect(await spent(() => ask(wide(1)))).toBeLessThan(150)
    expect(await spent(() => ask(wide(29)))).toBeGreaterThan(29 * PRICES.act + 29 * 12 * PRICES.token)
    const wrong = Array.from({ length: 1900 }, (_, i) => `x${i}`).join(' ')
    for (const query of [`{ me { ${wrong} } }`, `{ me { ${wrong} }`])
      expect(await spent(() => ask(query))).toBeGreaterThan(1900 * PRICES.token)
  })

  test('charges files, whether they exist or not', async () => {
    const get = () => harness.visitor().fetch('/objects/none', { headers: from })
    expect(await spent(get)).toBe(PRICES.request)
    leave(0)
    const { status, headers } = await get()
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  })

  test('charges request bodies, even if refused', async () => {
    const send = (body: string) =>
      harness.visitor().fetch('/graphql', {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body,
      })
    for (const body of [`"${'x'.repeat(1_000_000)}`, `[${'0,'.repeat(500_000)}0]`])
      expect(await spent(() => send(body))).toBeGreaterThan(900 * PRICES.kilobyte)
    expect(await spent(() => send('{'))).toBe(PRICES.request + 1)
  })
})

test('refuses everything until the minute is over if nothing is left, and affects nobody else', async () => {
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

test('keeps nobody waiting when the clock is set back', async () => {
  const dana = await customer(harness)
  await spendAll(dana)
  await harness.app.context.rateLimiter.flush()
  harness.clock.now = new Date(harness.clock.now.getTime() - 3_600_000)
  expect((await dana.fetch('/api/me')).status).toBe(200)
})

test('forgets nothing when the clock is set back by a second', async () => {
  const dana = await customer(harness)
  await costOf(dana, DEAREST)
  harness.clock.now = new Date(harness.clock.now.getTime() - 1000)
  expect((await costOf(dana, '{ __typename }')).remaining).toBeLessThan(LIMIT - 9000)
})

/** A request whose last byte is held back until `finish`, which returns the status. */
const held = async (person: TestUser, query: string) => {
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

test('counts a response that crosses into a new minute against the old one', async () => {
  const dana = await customer(harness)
  const ramon = await customer(harness)
  const { rateLimiter } = harness.app.context
  const left = (person: TestUser) => rateLimiter.balance(`user:${person.id}`, harness.clock.now).remaining
  await dana.ask('{ me { id } }')
  const before = left(dana)
  const finish = await held(dana, '{ customerJobs(first: 50) { nodes { id } } }')
  // The entry price is charged once it has arrived.
  await eventually(true, () => left(dana) < before)
  harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
  await costOf(dana, DEAREST)
  await costOf(ramon, DEAREST)
  const [danas, ramons] = [left(dana), left(ramon)]
  expect(await finish()).toBe(200)
  await rateLimiter.flush()
  // The objects are found, and charged, in the new minute.
  expect(left(dana)).toBeLessThanOrEqual(danas - 50)
  expect(left(ramon)).toBe(ramons)
})

test('charges REST and unknown paths like GraphQL', async () => {
  const dana = await customer(harness)
  const left = async (path: string) => Number((await dana.fetch(path)).headers.get('ratelimit-remaining'))
  const before = await left('/api/me')
  expect(LIMIT - before).toBeGreaterThanOrEqual(PRICES.request + PRICES.act + PRICES.object)
  expect(await left('/api/nothing')).toBe(before - PRICES.request)
  expect(await left(`/api/jobs/customer/${dana.id}`)).toBeLessThan(before - 2000)
  expect((await dana.fetch('/healthz')).headers.get('ratelimit-limit')).toBeNull()
})

test('gives a token its own quota', async () => {
  const dana = await customer(harness)
  const authorization = `Bearer ${await tokenOf(dana)}`
  await spendAll(dana)
  expect((await dana.fetch('/api/me')).status).toBe(429)
  const first = await remaining('/api/me', { authorization })
  expect(first).toBeGreaterThan(LIMIT - 200)
  expect(await remaining('/api/me', { authorization })).toBe(first - (LIMIT - first))
})

test('counts made-up tokens and cookies as one address', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const { cookieName } = harness.app.context.config
  let left = LIMIT
  const spends = async (path: string, headers: Record<string, string>) => {
    const now = await remaining(path, { ...from, ...headers })
    expect(now).toBeLessThanOrEqual(left - PRICES.request)
    left = now
  }
  for (let i = 1; i <= 3; i++) {
    await spends('/api/me', { authorization: `Bearer made-up-${i}` })
    await spends('/api/me', { cookie: `${cookieName}=${i}` })
    await spends('/api/nothing', {})
  }
})

describe("when strangers have spent an address's points", () => {
  const from = { 'x-forwarded-for': '203.0.113.5' }
  const spend = () => {
    const { rateLimiter } = harness.app.context
    rateLimiter.add('address:203.0.113.5', LIMIT, harness.clock.now)
  }
  const ME_ID = '{ me { id } }'

  test("serves signed-in people there, even if this process hasn't seen their session", async () => {
    const dana = await customer(harness)
    const other = await startHarness({ env, databaseUrl: harness.database.url })
    try {
      const { cookieName } = other.app.context.config
      const cookie = dana.cookie.replace(/^[^=]+/, cookieName)
      other.app.context.rateLimiter.add('address:203.0.113.5', LIMIT, other.clock.now)
      expect((await other.visitor().answer(ME_ID, {}, from)).status).toBe(429)
      const { status, data } = await other.visitor().answer(ME_ID, {}, { ...from, cookie })
      expect([status, data]).toEqual([200, { me: { id: dana.id } }])
      expect((await other.visitor().fetch('/api/me', { headers: { ...from, cookie } })).status).toBe(200)
    } finally {
      await other.stop()
    }
  })

  test('charges signed-in people nothing for made-up sessions and device marks', async () => {
    const dana = await customer(harness)
    const other = await startHarness({ env, databaseUrl: harness.database.url })
    try {
      const { cookieName, deviceCookieName } = other.app.context.config
      const cookie = dana.cookie.replace(/^[^=]+/, cookieName)
      other.app.context.rateLimiter.add('address:203.0.113.5', LIMIT, other.clock.now)
      for (const name of [cookieName, deviceCookieName])
        for (let n = 0; n < 4; n++)
          await other.visitor().answer(DEAREST, {}, { ...from, cookie: `${name}=${n}` })
      const { status, data } = await other.visitor().answer(ME_ID, {}, { ...from, cookie })
      expect([status, data]).toEqual([200, { me: { id: dana.id } }])
    } finally {
      await other.stop()
    }
  })

  test('lets a browser that has signed in before sign in again', async () => {
    const dana = await customer(harness)
    const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
    const input = { email: dana.email, password: PASSWORD }
    const browser = harness.visitor()
    await browser.ask(LOGIN, { input })
    spend()
    browser.cookie = ''
    expect((await harness.visitor().answer(LOGIN, { input }, from)).status).toBe(429)
    expect((await browser.answer(LOGIN, { input }, from)).data).toEqual({ login: { id: dana.id } })
  })

  test('limits what made-up cookies may ask there', async () => {
    const { cookieName, deviceCookieName } = harness.app.context.config
    spend()
    for (let n = 0; n < 4; n++)
      await harness.visitor().answer(DEAREST, {}, { ...from, cookie: `${deviceCookieName}=${n}` })
    for (const name of [cookieName, deviceCookieName]) {
      const { status } = await harness.visitor().answer(ME_ID, {}, { ...from, cookie: `${name}=made-up` })
      expect(status).toBe(429)
    }
  })
})

test('counts the addresses of one IPv6 network as one in every throttle', async () => {
  const from = (address: string) => remaining('/api/nothing', { 'x-forwarded-for': address })
  expect(await from('2001:db8:1:2::1')).toBe(LIMIT - PRICES.request)
  expect(await from('2001:db8:1:2:ffff::9')).toBe(LIMIT - 2 * PRICES.request)
  expect(await from('2001:db8:1:3::1')).toBe(LIMIT - PRICES.request)
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

test('counts without a statement per request, and saves all balances in one', async () => {
  const dana = await customer(harness)
  const anna = await admin(harness)
  const { rateLimiter } = harness.app.context
  await rateLimiter.flush()
  const before = await rows()
  const danas = await costOf(dana, '{ customerJobs(first: 7) { nodes { id } } }')
  const annas = await costOf(anna, '{ me { id } }')
  expect(await rows()).toEqual(before)
  await rateLimiter.flush()
  const saved = new Map((await rows()).map(({ key, count }) => [key, count]))
  expect(saved.get(`requests:user:${dana.id}`)).toBe(danas.points)
  expect(saved.get(`requests:user:${anna.id}`)).toBe(annas.points)
})

test('saves automatically after a second', async () => {
  const { pool } = harness.database
  const failures: unknown[] = []
  const rateLimiter = new RateLimiter({ pool, scale: 1, onFailure: error => failures.push(error) })
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] })
  rateLimiter.add('address:203.0.113.7', 3, harness.clock.now)
  rateLimiter.add('address:203.0.113.7', 4, harness.clock.now)
  mock.timers.tick(1000)
  mock.timers.reset()
  await eventually(true, async () => failures.length > 0 || (await rows()).length > 0)
  expect(failures).toEqual([])
  expect(await rows()).toEqual([{ key: 'requests:address:203.0.113.7', count: 7 }])
  expect(rateLimiter.balance('address:203.0.113.7', harness.clock.now).remaining).toBe(10 * LIMIT - 7)
})

test('counts in each process while the database is down, reports it once, and catches up', async () => {
  const { pool } = harness.database
  const told: unknown[] = []
  const rateLimiter = new RateLimiter({
    pool,
    scale: 1,
    onFailure: error => told.push(error),
    isTimed: false,
  })
  const subject = 'address:203.0.113.7'
  await pool.query('alter table throttles rename to away')
  for (let i = 0; i < 3; i++) {
    rateLimiter.add(subject, 5, harness.clock.now)
    await rateLimiter.flush()
  }
  expect(told).toHaveLength(1)
  expect(rateLimiter.balance(subject, harness.clock.now).remaining).toBe(10 * LIMIT - 15)
  await pool.query('alter table away rename to throttles')
  rateLimiter.add(subject, 1, harness.clock.now)
  await rateLimiter.flush()
  expect(await rows()).toEqual([{ key: `requests:${subject}`, count: 16 }])
})

test('adds up what two processes count', async () => {
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
        headers: { cookie: cookie.replace(name!, other.app.context.config.cookieName) },
      })
    await spendAll(dana)
    await harness.app.context.rateLimiter.flush()
    expect((await there()).status).toBe(200)
    await other.app.context.rateLimiter.flush()
    const refused = await there()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
  } finally {
    await other.stop()
  }
})
