import { connect } from 'node:net'
import { junkPickup, REQUEST_JUNK } from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const post = (body: string, headers: Record<string, string> = {}) =>
  dana.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
const ME = JSON.stringify({ query: '{ me { id } }' })

describe('null for a variable', () => {
  test.each([
    ['of a page', 'query ($x: Int) { notices(first: $x) { totalCount } }'],
    ['of an order', 'query ($x: JobSort) { availableJobs(sort: $x) { nodes { id } } }'],
    [
      'in a fragment',
      'query ($x: Int) { vendorProfile(id: "c0000001-0000-4000-8000-000000000000") { ...A } } fragment A on VendorProfile { comments(first: $x) { totalCount } }',
    ],
    [
      'in an input',
      'mutation ($x: Boolean) { changePassword(input: { currentPassword: "a", password: "haul it all", confirmPassword: "haul it all", revokeTokens: $x }) }',
    ],
  ])('names the variable that it refuses: %s', async (_, query) => {
    const answer = await dana.answer(query, { x: null })
    expect(answer.errors).toMatchObject([
      {
        message: 'x is required',
        extensions: { code: 'BAD_USER_INPUT', issues: [{ path: 'x', message: 'x is required' }] },
      },
    ])
  })

  test('treats null like a missing value where null is allowed', async () => {
    const answer = await dana.ask('query ($x: String) { customerJobs(search: $x) { totalCount } }', {
      x: null,
    })
    expect(answer.customerJobs.totalCount).toBe(0)
  })
})

test('treats ids in upper and lower case as the same', async () => {
  const dale = await vendor(harness)
  const id = dale.id.toUpperCase()
  const [area] = (await dale.ask('query ($id: UUID) { serviceAreas(vendorId: $id) { vendorId } }', { id }))
    .serviceAreas
  expect(area).toEqual({ vendorId: dale.id })
  expect((await dale.ask(`{ serviceAreas(vendorId: "${id}") { vendorId } }`)).serviceAreas).toEqual([area])
  expect((await dale.fetch(`/api/service-areas/vendor/${id}`)).status).toBe(200)
  expect((await dale.fetch(`/api/jobs/available/${id}`)).status).toBe(200)
})

describe('request bodies', () => {
  test.each([
    ['no JSON', '{', 400],
    ['a list of operations', `[${ME}]`, 400],
    ['a number', '5', 400],
    ['no query', '{}', 400],
    ['an unknown field', JSON.stringify({ query: '{ me { shoeSize } }' }), 400],
    ['no GraphQL', JSON.stringify({ query: 'select 1' }), 400],
    [
      'a million bytes more than is read',
      JSON.stringify({ query: `{ me { id } } #${'x'.repeat(1_048_576)}` }),
      413,
    ],
  ])('refuses %s in the common failure format', async (_, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { code: string } }[]
    }
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors[0]!.message).not.toBe('')
    expect(JSON.stringify(errors)).not.toContain('stacktrace')
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'refuses %s, which any site can send',
    async type => {
      const response = await post(ME, { 'content-type': type })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain(dana.id)
    },
  )

  test.each([
    ['text/plain', { 'apollo-require-preflight': '1' }],
    ['application/graphql', {}],
    ['application/xml', {}],
    ['', {}],
  ])('refuses the content type “%s” like REST does', async (type, headers) => {
    const answers = await Promise.all(
      ['/graphql', '/api/jobs'].map(path =>
        dana.fetch(path, {
          method: 'POST',
          headers: { 'content-type': type, ...headers },
          body: new TextEncoder().encode(ME),
        }),
      ),
    )
    const [graphql, rest] = await Promise.all(answers.map(answer => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual([415, 415])
    const { error } = rest as { error: string }
    expect(graphql).toEqual({ errors: [{ message: error, extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])(
    'answers %s with the allowed methods',
    async method => {
      const response = await dana.fetch('/graphql', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
      if (method === 'HEAD') return
      expect(await response.json()).toEqual({
        errors: [{ message: 'Method not allowed', extensions: { code: 'BAD_USER_INPUT' } }],
      })
    },
  )

  test('refuses a mutation by GET', async () => {
    const query = encodeURIComponent('mutation { logout }')
    const response = await dana.fetch(`/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    })
    expect(response.status).toBe(405)
    expect(await dana.ask('{ me { id } }')).toEqual({ me: { id: dana.id } })
  })
})

test.each<[string, object, string[]]>([
  ['query ($id: UUID!) { job(id: $id) { id } }', { id: 5 }, ['id: id must be a UUID']],
  ['query ($id: UUID!) { job(id: $id) { id } }', { id: null }, ['id: id is required']],
  ['query ($id: UUID!) { job(id: $id) { id } }', {}, ['id: id is required']],
  [
    'query ($first: Int, $of: JobStatus, $search: String) { customerJobs(first: $first, status: $of, search: $search) { totalCount } }',
    { first: 2.5, of: 'gone', search: [] },
    [
      'first: first must be a whole number, at most 2147483647',
      'of: of does not allow this value',
      'search: search must be text',
    ],
  ],
  [
    'mutation ($zipCodes: [String!]!) { removeServiceAreas(zipCodes: $zipCodes) { id } }',
    { zipCodes: ['78701', 5] },
    ['zipCodes.1: zipCodes.1 must be text'],
  ],
])('explains why it refuses variables of another type: %s with %j', async (query, variables, issues) => {
  expect(await dana.issues(query, variables)).toEqual(issues)
})

test('reports the place, but no path, of a bad value written into the document', async () => {
  const { extensions, ...rest } = await dana.refusal('{ job(id: "x") { id } }')
  expect(extensions.issues?.map(({ path }) => path)).toEqual([''])
  expect(rest).toMatchObject({ locations: [{ line: 1, column: 11 }] })
  expect(await dana.issues('query ($wanted: UUID!) { job(id: $wanted) { id } }', { wanted: 'x' })).toEqual([
    'wanted: wanted must be a UUID',
  ])
})

test('refuses money as a number over GraphQL, but reads it over REST', async () => {
  const budget = { ...junkPickup, customerBudget: 149.5 }
  const { errors } = await dana.answer(REQUEST_JUNK, { input: budget })
  expect(errors[0]!.extensions.issues?.map(({ path }) => path)).toEqual(['customerBudget'])
  const response = await dana.fetch('/api/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...budget, type: 'junk_pickup' }),
  })
  expect(await response.json()).toMatchObject({ customerBudget: '149.50' })
})

describe('origins', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{}, 200],
  ])('answers %j with %i', async (headers, status) => {
    expect((await post(ME, headers as Record<string, string>)).status).toBe(status)
  })

  test('accepts our own origin', async () => {
    expect((await post(ME, { origin: harness.url })).status).toBe(200)
  })
})

describe('limits', () => {
  const nested = (depth: number) =>
    `{ customerJobs { nodes { ${'vendor { stats { vendorId } } '.repeat(1)}${'bids { nodes { job { '.repeat(depth)}id${' } } }'.repeat(depth)} } } }`
  test.each([
    ['too deep', nested(8)],
    ['too many aliases', `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: me { id }`).join(' ')} }`],
    ['too long', `{ me { ${'id '.repeat(3000)} } }`],
    ['circular', 'query { me { ...A } } fragment A on User { ...B } fragment B on User { ...A }'],
  ])('refuses a document that is %s', async (_, query) => {
    expect((await dana.refusal(query)).extensions.code).toBe('BAD_USER_INPUT')
  })

  test.each([
    [
      'by a variable',
      'query ($n: Int!) { customerJobs(first: $n) { nodes { bids(first: $n) { nodes { id } } } } }',
      { n: 100 },
    ],
    [
      'by the default of a variable',
      'query ($n: Int! = 100) { customerJobs(first: $n) { nodes { bids(first: $n) { nodes { id } } } } }',
      {},
    ],
    [
      'by what is left out',
      '{ customerJobs { nodes { bids { nodes { job { bids { nodes { job { bids { nodes { id } } } } } } } } } } }',
      {},
    ],
  ])('refuses nested pages before they run: %s', async (_, query, variables) => {
    const statements = await harness.statementsOf(async () => {
      expect((await dana.refusal(query, variables)).message).toMatch(/^This query costs \d+ of at most 10000/)
    })
    expect(statements.join()).not.toContain('from jobs')
  })

  // A negative size would have paid for the rest, and an invalid one would have made the rest free.
  test.each([
    ['less than nothing', 'first: -1000000', {}],
    ['what is no number', 'first: $n', { n: null }],
  ])('does not discount other pages for a page of %s', async (_, page, variables) => {
    const dear = 'b: customerJobs(first: 100) { nodes { bids(first: 100) { nodes { id } } } }'
    const query = `query ($n: Int) { n: job(id: "${dana.id}") { bids(first: $n) { totalCount } } a: customerJobs(${page}) { nodes { id } } ${dear} }`
    expect((await dana.refusal(query, variables)).message).toMatch(/^This query costs \d+ of at most 10000/)
  })

  const MOST_AREAS = 3000
  const withAllAreas = async () => {
    const dale = await vendor(harness, { zips: [] })
    await harness.database.pool.query(
      `insert into service_areas (id, vendor_id, zip_code)
        select gen_random_uuid(), $1, lpad((10000 + n)::text, 5, '0') from generate_series(1, $2) n`,
      [dale.id, MOST_AREAS],
    )
    return dale
  }
  const areas = (times: number) =>
    Array.from({ length: times }, (_, at) => `a${at}: areas { id zipCode vendorId }`).join(' ')

  test('charges unpaged lists by how much an account may have, and long answers by their length', async () => {
    const dale = await withAllAreas()
    expect((await dale.refusal(`{ vendorJobs { nodes { vendor { ${areas(1)} } } } }`)).message).toMatch(
      /^This query costs \d+ of at most 10000/,
    )
    expect((await dale.refusal(`{ me { ${areas(4)} } }`)).message).toMatch(/^This query costs 120\d\d of/)
    const paidFor = async (path: string, body?: object) => {
      const before = await dale.fetch('/api/me')
      const response = await dale.fetch(path, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      const { length } = await response.text()
      expect(response.status).toBe(200)
      const remaining = ({ headers }: Response) => Number(headers.get('ratelimit-remaining'))
      return (remaining(before) - remaining(response)) / (length / 1024)
    }
    expect(await paidFor('/graphql', { query: `{ me { ${areas(3)} } }` })).toBeGreaterThanOrEqual(3)
    expect(await paidFor(`/api/service-areas/vendor/${dale.id}`)).toBeGreaterThanOrEqual(3)
  })

  test('reports the cost of a query in its response', async () => {
    const response = await post(JSON.stringify({ query: '{ customerJobs(first: 10) { nodes { id } } }' }))
    expect(((await response.json()) as { extensions: object }).extensions).toEqual({
      cost: {
        objects: 10,
        most: 10_000,
        points: expect.any(Number),
        limit: 300_000,
        remaining: expect.any(Number),
        resetIn: 60,
      },
    })
  })

  test('accepts the queries of the pages', async () => {
    expect(await dana.ask(nested(1))).toHaveProperty('customerJobs')
  })
})

describe('a mistake of the caller is not a server error', () => {
  const tokenOf = async (scope: string) => {
    const MAKE =
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id } } }'
    const input = { name: 'Test', scope, expiresInDays: 1, currentPassword: PASSWORD }
    return (await dana.ask(MAKE, { input })).createApiToken as { token: string; apiToken: { id: string } }
  }
  const CLOSE = 'mutation { logout }'
  const with_ = (token: string) => ({ authorization: `Bearer ${token}` })

  test('refuses a read-only token with FORBIDDEN', async () => {
    const { token } = await tokenOf('read')
    const { status, errors } = await harness.visitor().answer(CLOSE, {}, with_(token))
    expect([status, errors[0]!.extensions.code]).toEqual([200, 'FORBIDDEN'])
  })

  test.each(['mutation { logout }', '{ me { id } }'])(
    'refuses an expired or revoked token with UNAUTHENTICATED: %s',
    async query => {
      const { token, apiToken } = await tokenOf('read_write')
      const { id } = apiToken
      await dana.ask('mutation ($id: UUID!) { revokeApiToken(id: $id) { id } }', { id })
      for (const bad of [token, 'made-up']) {
        const { status, errors } = await harness.visitor().answer(query, {}, with_(bad))
        expect([status, errors[0]!.extensions.code]).toEqual([200, 'UNAUTHENTICATED'])
      }
    },
  )

  test.each([
    ['a query too dear', '{ customerJobs(first: 100) { nodes { bids(first: 100) { nodes { id } } } } }', {}],
    ['the largest page there is', '{ customerJobs(first: 2147483647) { nodes { id } } }', {}],
    ['the same, of nothing', '{ customerJobs(first: 2147483647) { totalCount } }', {}],
    ['one larger', 'query ($n: Int!) { customerJobs(first: $n) { totalCount } }', { n: 2147483648 }],
    ['a variable that is left out', 'query ($id: UUID!) { job(id: $id) { id } }', {}],
    ['a variable that is null', 'query ($id: UUID!) { job(id: $id) { id } }', { id: null }],
    ['an unknown field of an input', REQUEST_JUNK, { input: { ...junkPickup, shoeSize: 43 } }],
  ])('refuses with status 200 and names the input: %s', async (_, query, variables) => {
    const { status, errors } = await dana.answer(query, variables)
    expect([status, errors[0]!.extensions.code]).toEqual([200, 'BAD_USER_INPUT'])
    expect(errors[0]!.extensions.issues!.length).toBeGreaterThan(0)
  })

  test.each([
    ['two operations and no name', { query: 'query A { me { id } } query B { me { id } }' }],
    ['a name that no operation has', { query: 'query A { me { id } }', operationName: 'B' }],
    ['only a fragment', { query: 'fragment A on User { id }' }],
    [
      'extensions of a persisted query',
      { query: '{ me { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    ],
    ['extensions of one that is none', { query: '{ me { id } }', extensions: { persistedQuery: 5 } }],
  ])('refuses with BAD_USER_INPUT: %s', async (_, body) => {
    const response = await post(JSON.stringify(body))
    expect(response.status).toBe('extensions' in body ? 200 : 400)
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
  })

  test.each(['first=2147483647', 'first=999999', 'first=-1', 'first=x', 'first=20&first=30', 'after=x'])(
    'refuses with status 400 over REST: ?%s',
    async search => {
      expect((await dana.fetch(`/api/jobs/customer/${dana.id}?${search}`)).status).toBe(400)
    },
  )
})

test('offers Sandbox and introspection in development, but never in production', async () => {
  const introspection = '{ __schema { queryType { name } } }'
  expect(await dana.ask(introspection)).toEqual({ __schema: { queryType: { name: 'Query' } } })
  const page = await dana.fetch('/graphql', { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('sandbox')
  const live = await startHarness({ env: { NODE_ENV: 'production' } })
  try {
    expect((await live.visitor().refusal(introspection)).extensions.code).toBe('BAD_USER_INPUT')
    const html = await (await live.visitor().fetch('/graphql', { headers: { accept: 'text/html' } })).text()
    expect(html).not.toContain('embeddable-sandbox')
    const response = await live.visitor().answer('mutation { logout }')
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-haulbid=; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=0$/,
    )
  } finally {
    await live.stop()
  }
})

test('masks and logs internal errors, and names their request', async () => {
  await harness.database.pool.query('alter table settings rename to hidden')
  try {
    const { message, extensions } = await dana.refusal('{ settings { legalLine } }')
    expect(message).toBe('Something went wrong')
    expect(extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  } finally {
    await harness.database.pool.query('alter table hidden rename to settings')
  }
})

test('answers other paths in plain format', async () => {
  expect(await (await dana.fetch('/healthz')).json()).toEqual({ alive: true })
  expect(await (await dana.fetch('/readyz')).json()).toEqual({ ready: true, database: true, store: true })
  const unknown = await dana.fetch('/api/nothing')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({ error: 'Not found' })
  expect(unknown.headers.get('x-powered-by')).toBeNull()
  expect(unknown.headers.get('x-content-type-options')).toBe('nosniff')
})

test('reports that the database is down, and recovers without help', async () => {
  const own = await startHarness()
  try {
    const person = await customer(own)
    const { pathname } = new URL((own.database.orm.config.get('clientUrl') as string) ?? '')
    const name = pathname.slice(1)
    const connections = async (allowed: boolean) => {
      await harness.database.pool.query(`alter database ${name} with allow_connections ${allowed}`)
      await harness.database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      )
    }
    await connections(false)
    const { status, headers, errors } = await person.answer(REQUEST_JUNK, { input: junkPickup })
    expect({ status, code: errors[0]?.extensions.code, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      retryAfter: '2',
    })
    expect((await person.fetch('/readyz')).status).toBe(503)
    expect((await person.fetch('/healthz')).status).toBe(200)
    expect((await person.fetch('/objects/00000000-0000-4000-8000-000000000000')).status).toBe(503)
    await connections(true)
    expect(await person.ask('{ me { id } }')).toEqual({ me: { id: person.id } })
  } finally {
    await own.stop()
  }
})

test('keeps a raw line break out of the response headers', async () => {
  const { hostname, port } = new URL(harness.url)
  const answer = await new Promise<string>(done => {
    const socket = connect(Number(port), hostname, () =>
      socket.end('GET /objects/%0d%0aSet-Cookie:a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    )
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => done(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 404/)
  expect(answer).not.toMatch(/^set-cookie/im)
})
