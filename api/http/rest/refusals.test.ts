import { routes } from '../../domain/nouns.js'
import type { Route } from '../../domain/RestRoutes.js'
import {
  acceptedJob,
  ask,
  bid,
  bothRated,
  completedJob,
  dumpsterRental,
  postJunk,
  specJob,
  startJob,
} from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { PDF, PNG } from '../../test/uploads.js'
import { admin, customer, person, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let maria: TestUser
let dale: TestUser
let mia: TestUser
let ada: TestUser

beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '10' } })
  dana = await customer(harness)
  maria = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness, { zips: ['99999'] })
  ada = await admin(harness)
})
afterAll(() => harness.stop())

type By = { fetch: TestUser['fetch'] }

/** Parts of the routes' answers that the tests use. */
type Answer = Record<'uploadURL' | 'objectPath', string>

const send = async (by: By, method: string, path: string, body?: unknown, headers: object = {}) => {
  const response = await by.fetch(path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const UNKNOWN = '11111111-1111-4111-8111-111111111111'

/** A URL for the route with well-formed ids. */
const addressOf = ({ path }: Route) =>
  `/api${path.replace(':zipCode', '78701').replace(':serviceType', 'junk_pickup').replace(/:\w+/g, UNKNOWN)}`
const named = (some: readonly Route[]) => some.map(route => [`${route.method} ${route.path}`, route] as const)
const writes = routes.filter(({ method }) => method !== 'GET')
const withBody = writes.filter(({ method }) => method !== 'DELETE')

/** Visitors may call these. */
const OPEN = [
  '/me',
  '/login',
  '/logout',
  '/signup/customer',
  '/forgot-password',
  '/confirm-email',
  '/vendors/:id',
  '/nearby/:serviceType/:zipCode',
  '/price-guidance/:serviceType/:zipCode',
]

/** Parameters that a path requires in its query string. */
const QUERIES: Record<string, string> = { '/stock/:vendorId': '?from=2026-12-03&to=2026-12-04' }

describe('every path', () => {
  test.each(named(routes))('refuses another method with 405 in JSON: %s', async (_, route) => {
    const { status, body } = await send(dana, 'PATCH', addressOf(route), {})
    expect([status, body]).toEqual([405, { error: 'Method not allowed' }])
  })

  test.each(named(routes))('answers a longer path with 404: %s', async (_, route) => {
    expect(await send(dana, route.method, `${addressOf(route)}/x/y/z`)).toEqual({
      status: 404,
      body: { error: 'Not found' },
    })
  })

  test.each(named(withBody))('refuses anything but a JSON object: %s', async (_, route) => {
    for (const body of ['{', '[]', '"text"', 'null', '7', 'undefined']) {
      const answer = await send(dana, route.method, addressOf(route), body)
      expect([body, answer.status]).toEqual([body, 400])
      expect(answer.body).toEqual({ error: expect.any(String) })
    }
  })

  test.each(named(withBody))('accepts only JSON of at most 1 MB: %s', async (_, route) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const answer = await send(dana, route.method, addressOf(route), 'a=1', { 'content-type': type })
      expect([type, answer.status]).toEqual([type, 415])
    }
    const large = `{"email":"${'x'.repeat(1_048_576)}"}`
    expect((await send(dana, route.method, addressOf(route), large)).status).toBe(413)
  })

  test.each(named(writes))('refuses a request from another site: %s', async (_, route) => {
    const from = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect(await send(dana, route.method, addressOf(route), {}, from)).toEqual({
      status: 403,
      body: { error: 'This request comes from another site' },
    })
  })

  test.each(named(routes.filter(({ path }) => !OPEN.includes(path))))(
    'tells visitors to sign in, and refuses suspended users: %s',
    async (_, route) => {
      const body = route.method === 'GET' ? undefined : await validBodyOf(route, dana)
      const address = `${addressOf(route)}${QUERIES[route.path] ?? ''}`
      expect(await send(harness.visitor(), route.method, address, body)).toEqual({
        status: 401,
        body: { error: 'Please sign in' },
      })
      const suspended = await customer(harness)
      await harness.database.pool.query('update users set is_active = false where id = $1', [suspended.id])
      expect(await send(suspended, route.method, address, body)).toEqual({
        status: 403,
        body: { error: 'This account is suspended' },
      })
    },
  )
})

/** A body that is valid for its path, so that only the sender can be refused. */
const validBodyOf = async ({ path }: Route, by: TestUser): Promise<object> => {
  const bodies: Record<string, object> = {
    '/jobs': specJob(by),
    '/bids/confirm': { bidId: UNKNOWN },
    '/job-images': { imageURL: `/objects/${UNKNOWN}` },
    '/support-tickets': { orderNumber: UNKNOWN, issue: 'Late', customerId: by.id },
    '/bids': { jobId: UNKNOWN, vendorId: by.id, price: '10' },
    '/questions': { jobId: UNKNOWN, question: 'How many stairs?' },
    '/questions/answer': { questionId: UNKNOWN, answer: 'Two' },
    '/ratings/reply': { ratingId: UNKNOWN, reply: 'Thank you' },
    '/ratings': { jobId: UNKNOWN, raterId: by.id, rating: 5 },
    '/businesses': { vendorId: by.id, name: 'Hart Hauling' },
    '/service-areas': { vendorId: by.id, zipCode: '78704' },
    '/vendor-services': { vendorId: by.id, serviceType: 'junk_pickup' },
    '/dumpster-sizes': { vendorId: by.id, size: '10 yard', pricePerDay: null },
    '/vendor-items': { vendorId: by.id, kind: 'tire', takes: 'no' },
    '/vendor-documents': { vendorId: by.id, documentType: 'w9_form', filePath: `/objects/${UNKNOWN}` },
    '/users/:userId': { isActive: false },
    '/people': { email: 'luis@example.org', firstName: 'Luis', lastName: 'Ortega', role: 'driver' },
    '/people/:personId/role': { role: 'dispatcher' },
    '/notice-preferences': { group: 'bids', channel: 'mail', frequency: 'daily' },
    '/quiet-hours': { isOn: true, from: 22, to: 7, timeZone: 'America/Chicago' },
  }
  return bodies[path] ?? {}
}

const link = async (by: TestUser, bytes: Uint8Array<ArrayBuffer> | string | null = PNG) => {
  const { body } = await send(by, 'POST', '/api/objects/upload', {})
  if (bytes !== null) expect((await fetch(body.uploadURL, { method: 'PUT', body: bytes })).status).toBe(200)
  return body.uploadURL as string
}

/** A refused call and its caller, with the status and message; functions, since users and ids are created first. */
type Case = [string, () => Promise<[By, string, string, unknown]>, number, string | RegExp]
const cases: Case[] = [
  [
    'a sign-up with an email that is taken',
    async () => [
      harness.visitor(),
      'POST',
      '/api/signup/customer',
      {
        email: dana.email.toUpperCase(),
        password: 'a long password',
        confirmPassword: 'a long password',
        firstName: 'Dana',
        lastName: 'Reyes',
        phone: '5125550147',
        userType: 'customer',
        initialServiceZipCode: '78701',
        initialServiceType: 'junk_pickup',
      },
    ],
    409,
    /email/i,
  ],
  [
    'signing in to a suspended account',
    async () => {
      const person = await customer(harness)
      await harness.database.pool.query('update users set is_active = false where id = $1', [person.id])
      return [harness.visitor(), 'POST', '/api/login', { email: person.email, password: 'dumpster-demo' }]
    },
    403,
    'This account is suspended',
  ],
  ['a vendor who posts a job', async () => [dale, 'POST', '/api/jobs', specJob(dale)], 403, 'Access denied'],
  [
    'a job without a description',
    async () => [dana, 'POST', '/api/jobs', specJob(dana, { description: '' })],
    400,
    'Please describe the items',
  ],
  [
    'a budget below 0',
    async () => [dana, 'POST', '/api/jobs', specJob(dana, { customerBudget: -1 })],
    400,
    /./,
  ],
  [
    'a rental that ends before it begins',
    async () => [
      dana,
      'POST',
      '/api/jobs',
      { ...dumpsterRental, type: 'dumpster_rental', pickupDate: '2026-12-23' },
    ],
    400,
    'Pickup date must be after the dropoff date',
  ],
  [
    "a job with someone else's photo",
    async () => {
      const imageURL = await link(maria)
      const { body } = await send(maria, 'PUT', '/api/job-images', { imageURL })
      return [dana, 'POST', '/api/jobs', specJob(dana, { images: [body.objectPath] })]
    },
    400,
    /./,
  ],
  [
    'six photos',
    async () => [
      dana,
      'POST',
      '/api/jobs',
      specJob(dana, { images: Array.from({ length: 6 }, () => `/objects/${UNKNOWN}`) }),
    ],
    400,
    'You can add up to 5 photos',
  ],
  [
    'a photo that is none',
    async () => [dana, 'PUT', '/api/job-images', { imageURL: await link(dana, '<svg/>') }],
    400,
    'Photos must be PNG, JPG or GIF',
  ],
  [
    'a photo whose bytes never came',
    async () => [dana, 'PUT', '/api/job-images', { imageURL: await link(dana, null) }],
    409,
    /./,
  ],
  [
    'a link that was never mailed',
    async () => [harness.visitor(), 'POST', '/api/confirm-email', { token: 'x' }],
    400,
    'This link has expired or is for another address. Sign in, and choose "Send again".',
  ],
  [
    "someone else's upload",
    async () => [dana, 'PUT', '/api/job-images', { imageURL: await link(maria) }],
    404,
    'Upload not found',
  ],
  [
    'a link of nobody',
    async () => [dana, 'PUT', '/api/job-images', { imageURL: 'https://evil.example/x.png' }],
    404,
    'Upload not found',
  ],
  [
    "a ticket about someone else's order",
    async () => [
      dana,
      'POST',
      '/api/support-tickets',
      { orderNumber: await postJunk(maria), issue: 'Late', customerId: dana.id },
    ],
    404,
    /not found/,
  ],
  [
    'a ticket without an issue',
    async () => [dana, 'POST', '/api/support-tickets', { orderNumber: await postJunk(dana), issue: '' }],
    400,
    'Please describe your issue',
  ],
  [
    'an issue of more than 1000 characters',
    async () => [
      dana,
      'POST',
      '/api/support-tickets',
      { orderNumber: await postJunk(dana), issue: 'x'.repeat(1001) },
    ],
    400,
    /1000/,
  ],
  [
    'an invitation for an email that has an account',
    async () => [
      dale,
      'POST',
      '/api/people',
      { email: dana.email, firstName: 'Dana', lastName: 'Reyes', role: 'driver' },
    ],
    409,
    'This email already has an account',
  ],
  [
    'a role for a person of another business',
    async () => {
      const stranger = await person(harness, await vendor(harness), 'driver')
      return [dale, 'PUT', `/api/people/${stranger.id}/role`, { role: 'owner' }]
    },
    404,
    'Person not found',
  ],
  [
    'the only owner, removed by themselves',
    async () => {
      const owner = await vendor(harness)
      await person(harness, owner, 'driver')
      return [owner, 'DELETE', `/api/people/${owner.id}`, undefined]
    },
    409,
    'Make somebody else an owner first',
  ],
  [
    'a bid of nothing',
    async () => [dale, 'POST', '/api/bids', { jobId: await postJunk(dana), vendorId: dale.id, price: '0' }],
    400,
    'Price must be more than 0',
  ],
  [
    'a price of three decimals',
    async () => [dale, 'POST', '/api/bids', { jobId: await postJunk(dana), price: '1.005' }],
    400,
    /./,
  ],
  [
    'a bid of a customer',
    async () => [dana, 'POST', '/api/bids', { jobId: await postJunk(dana), price: '10' }],
    403,
    'Access denied',
  ],
  [
    'a bid outside the area',
    async () => [mia, 'POST', '/api/bids', { jobId: await postJunk(dana), price: '10' }],
    409,
    'This job is outside your service areas',
  ],
  [
    'a bid on a job that is taken',
    async () => [
      await vendor(harness),
      'POST',
      '/api/bids',
      { jobId: await acceptedJob(dana, dale), price: '10' },
    ],
    409,
    /./,
  ],
  [
    'a second bid',
    async () => {
      const jobId = await postJunk(dana)
      await bid(dale, jobId)
      return [dale, 'POST', '/api/bids', { jobId, price: '10' }]
    },
    409,
    'You already have a bid on this job',
  ],
  [
    'a bid on nothing',
    async () => [dale, 'POST', '/api/bids', { jobId: UNKNOWN, price: '10' }],
    404,
    /not found/,
  ],
  [
    "an edit of someone else's order",
    async () => [maria, 'PUT', '/api/jobs', { ...specJob(maria), jobId: await postJunk(dana) }],
    404,
    /not found/,
  ],
  [
    "a yes to someone else's bid",
    async () => [mia, 'POST', '/api/bids/confirm', { bidId: await bid(dale, await postJunk(dana)) }],
    404,
    /not found/,
  ],
  [
    'a question that is too long',
    async () => [dale, 'POST', '/api/questions', { jobId: await postJunk(dana), question: 'x'.repeat(301) }],
    400,
    /300 characters/,
  ],
  [
    "an answer about someone else's order",
    async () => [
      maria,
      'POST',
      '/api/questions/answer',
      { questionId: await ask(dale, await postJunk(dana)), answer: 'Two' },
    ],
    404,
    /not found/,
  ],
  [
    'a rating before the job is done',
    async () => {
      const jobId = await acceptedJob(dana, dale)
      await startJob(dale, jobId)
      return [dana, 'POST', '/api/ratings', { jobId, rating: 5 }]
    },
    409,
    /./,
  ],
  [
    'six stars',
    async () => [dana, 'POST', '/api/ratings', { jobId: await completedJob(dana, dale), rating: 6 }],
    400,
    /./,
  ],
  [
    'half a star',
    async () => [dana, 'POST', '/api/ratings', { jobId: await completedJob(dana, dale), rating: 4.5 }],
    400,
    /./,
  ],
  [
    "a rating of strangers' work",
    async () => [maria, 'POST', '/api/ratings', { jobId: await completedJob(dana, dale), rating: 1 }],
    404,
    /not found/,
  ],
  [
    'a reply to what was written about somebody else',
    async () => [
      maria,
      'POST',
      '/api/ratings/reply',
      { ratingId: await bothRated(dana, dale, { comment: 'Quick' }), reply: 'Thank you' },
    ],
    404,
    /not found/,
  ],
  [
    'a reply with a phone number',
    async () => [
      dale,
      'POST',
      '/api/ratings/reply',
      { ratingId: await bothRated(dana, dale, { comment: 'Quick' }), reply: 'Call (512) 555-0147' },
    ],
    400,
    /Leave out phone numbers/,
  ],
  [
    'a business with a phone number in its name',
    async () => [dale, 'PUT', '/api/businesses', { vendorId: dale.id, name: 'Call (512) 555-0147' }],
    400,
    /Leave out phone numbers/,
  ],
  [
    'a business of someone else',
    async () => [dale, 'PUT', '/api/businesses', { vendorId: mia.id, name: 'Novak Hauling' }],
    403,
    /./,
  ],
  [
    'an area twice',
    async () => [dale, 'POST', '/api/service-areas', { vendorId: dale.id, zipCode: '78701' }],
    409,
    /already/,
  ],
  [
    'an area of letters',
    async () => [dale, 'POST', '/api/service-areas', { zipCode: 'abcde' }],
    400,
    'ZIP code must be five digits, or ZIP+4 like 78701-1234',
  ],
  [
    'an area that is not served',
    async () => [dale, 'DELETE', `/api/service-areas/${dale.id}/99999`, undefined],
    404,
    /not found/,
  ],
  [
    'an unknown service',
    async () => [dale, 'POST', '/api/vendor-services', { serviceType: 'piano' }],
    400,
    'serviceType does not allow this value',
  ],
  [
    'taking away an unknown service',
    async () => [dale, 'DELETE', `/api/vendor-services/${dale.id}/piano`, undefined],
    400,
    /./,
  ],
  [
    'a size without a name',
    async () => [dale, 'POST', '/api/dumpster-sizes', { size: '' }],
    400,
    'Size is required',
  ],
  [
    'a price that is none',
    async () => [dale, 'POST', '/api/dumpster-sizes', { size: '10 yard', pricePerDay: 'cheap' }],
    400,
    /./,
  ],
  [
    'an unknown size',
    async () => [dale, 'DELETE', `/api/dumpster-sizes/${UNKNOWN}`, undefined],
    404,
    /not found/,
  ],
  [
    'an id that is none',
    async () => [dale, 'DELETE', '/api/dumpster-sizes/7', undefined],
    400,
    'id must be a UUID',
  ],
  [
    'an item for no price',
    async () => [dale, 'PUT', '/api/vendor-items', { kind: 'mattress', takes: 'extra' }],
    400,
    'Please enter a price',
  ],
  [
    'an unknown item',
    async () => [dale, 'PUT', '/api/vendor-items', { kind: 'canoe', takes: 'no' }],
    400,
    /./,
  ],
  [
    'a paper that is text',
    async () => [
      dale,
      'POST',
      '/api/vendor-documents',
      { documentType: 'w9_form', fileName: 'w9.pdf', filePath: await link(dale, 'hello there') },
    ],
    400,
    'Documents must be PDF, PNG, JPG or GIF',
  ],
  [
    'a paper of an unknown kind',
    async () => [
      dale,
      'POST',
      '/api/vendor-documents',
      { documentType: 'passport', filePath: await link(dale, new Uint8Array(PDF)) },
    ],
    400,
    /./,
  ],
  [
    "someone else's document",
    async () => [
      dale,
      'POST',
      '/api/vendor-documents',
      { documentType: 'w9_form', filePath: await link(mia, new Uint8Array(PDF)) },
    ],
    404,
    'Upload not found',
  ],
  [
    'the list of people, for a vendor',
    async () => [dale, 'GET', '/api/users?type=customer', undefined],
    403,
    'Access denied',
  ],
  [
    'marking notices by something else than ids',
    async () => [dana, 'POST', '/api/notices/read', { ids: ['all'] }],
    400,
    'ids.0 must be a UUID',
  ],
  [
    'marking notices by something else than a list',
    async () => [dana, 'POST', '/api/notices/read', { ids: 'all' }],
    400,
    'ids must be a list',
  ],
  [
    'marking more notices than a page has',
    async () => [dana, 'POST', '/api/notices/read', { ids: Array.from({ length: 101 }, () => UNKNOWN) }],
    400,
    'Please send at most 100 notices at once',
  ],
  ['the stock of no days', async () => [dale, 'GET', `/api/stock/${dale.id}`, undefined], 400, /./],
  [
    'the stock of days that end before they begin',
    async () => [dale, 'GET', `/api/stock/${dale.id}?from=2026-12-04&to=2026-12-03`, undefined],
    400,
    'The last day cannot come before the first',
  ],
  [
    'the stock of too many days',
    async () => [dale, 'GET', `/api/stock/${dale.id}?from=2026-01-01&to=2026-12-03`, undefined],
    400,
    'Choose at most 100 days',
  ],
  ['people of an unknown type', async () => [ada, 'GET', '/api/users?type=owner', undefined], 400, /./],
  [
    'suspending, by a customer',
    async () => [dana, 'PUT', `/api/users/${maria.id}`, { isActive: false }],
    403,
    'Access denied',
  ],
  [
    'suspending an admin',
    async () => [ada, 'PUT', `/api/users/${(await admin(harness)).id}`, { isActive: false }],
    403,
    /./,
  ],
  [
    'suspending nobody',
    async () => [ada, 'PUT', `/api/users/${UNKNOWN}`, { isActive: false }],
    404,
    /not found/,
  ],
  [
    'switching off what concerns security',
    async () => [
      dana,
      'PUT',
      '/api/notice-preferences',
      { group: 'security', channel: 'mail', frequency: 'off' },
    ],
    400,
    'We always send security notices right away',
  ],
  [
    'choosing what only vendors are told',
    async () => [
      dana,
      'PUT',
      '/api/notice-preferences',
      { group: 'new_jobs', channel: 'mail', frequency: 'off' },
    ],
    400,
    "You don't get these notices",
  ],
  [
    'quiet hours on a clock that does not exist',
    async () => [dana, 'PUT', '/api/quiet-hours', { isOn: true, from: 22, to: 7, timeZone: 'Mars/Olympus' }],
    400,
    'Unknown time zone',
  ],
  [
    'suspending without saying so',
    async () => [ada, 'PUT', `/api/users/${maria.id}`, {}],
    400,
    'isActive is required',
  ],
  [
    'suspending by a word',
    async () => [ada, 'PUT', `/api/users/${maria.id}`, { isActive: 'no' }],
    400,
    'isActive must be true or false',
  ],
  ['a bid on no job', async () => [dale, 'POST', '/api/bids', { price: '10' }], 400, 'jobId is required'],
  [
    'a bid on a version that is none',
    async () => [dale, 'POST', '/api/bids', { jobId: UNKNOWN, price: '10', version: 'two' }],
    400,
    'version must be a whole number, at most 2147483647',
  ],
  [
    'an hour that no day has',
    async () => [dana, 'POST', '/api/jobs', specJob(dana, { pickupDateTime: '2026-12-05T24:00:00Z' })],
    400,
    'Enter a date and time that exist',
  ],
  [
    'a ZIP code as a number',
    async () => [dale, 'POST', '/api/service-areas', { zipCode: 78704 }],
    400,
    'zipCode must be text',
  ],
  ...['5', -1, 1.5].map(
    (size): Case => [
      `a link for a file of ${JSON.stringify(size)} bytes`,
      async () => [dana, 'POST', '/api/objects/upload', { contentType: 'image/png', size }],
      400,
      'size is a number of bytes, such as 48213',
    ],
  ),
  [
    'quiet hours that are neither on nor off',
    async () => [dana, 'PUT', '/api/quiet-hours', { from: 22, to: 7 }],
    400,
    'isOn is required',
  ],
]

/** Everything a refused call could have changed, except sessions and throttles. */
const state = async () => {
  const { rows } = await harness.database.pool.query<{ name: string; count: string }>(
    `select relname as name, n.count from pg_class, lateral (
       select count(*) || ':' || coalesce(sum(hashtext(t::text)), 0) from (
         select (xpath('/row/c/text()', query_to_xml(format('select count(*) || '':'' || coalesce(sum(hashtext(t::text)), 0) as c from %I t', relname), false, true, '')))[1]::text as t
       ) t
     ) n(count)
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not in ('sessions', 'throttles') order by relname`,
  )
  return rows
}

describe('each failure', () => {
  const seen = new Set<string>()
  const see = (method: string, path: string) => {
    for (const route of routes) {
      const pattern = new RegExp(`^/api${route.path.replace(/:\w+/g, '[^/]+')}(\\?|$)`)
      if (route.method === method && pattern.test(path)) seen.add(`${method} ${route.path}`)
    }
  }

  test.each(cases)('refuses and changes nothing: %s', async (_, prepare, status, words) => {
    const [by, method, path, body] = await prepare()
    see(method, path)
    const before = await state()
    expect(before.length).toBeGreaterThan(10)
    const answer = await send(by, method, path, body)
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: typeof words === 'string' ? words : expect.stringMatching(words) },
    ])
    expect(await state()).toEqual(before)
  })

  test('covers every path', () => {
    const writesOfTheSpec = writes.filter(
      // These have no refusals of their own: the general ones are tested above.
      ({ path }) =>
        !['/logout', '/forgot-password', '/email-confirmations', '/objects/upload'].includes(path),
    )
    expect([...seen]).toEqual(expect.arrayContaining(writesOfTheSpec.map(r => `${r.method} ${r.path}`)))
  })
})
