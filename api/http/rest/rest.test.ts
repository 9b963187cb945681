import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { routes } from '../../domain/nouns.js'
import {
  acceptedJob,
  bid,
  completedJob,
  dumpsterRental,
  postJunk,
  postRental,
  specJob,
} from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CREATE_API_TOKEN } from '../../test/operations.js'
import { PDF, PNG } from '../../test/uploads.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for
type Json = any

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
let described: Json
const answers = new Map<string, ValidateFunction>()

beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  ada = await admin(harness)
  described = await (await dana.fetch('/api/openapi.json')).json()
  const ajv = new Ajv2020({ strict: false })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema(described, 'api')
  for (const [path, methods] of Object.entries<Json>(described.paths)) {
    for (const [method, { responses }] of Object.entries<Json>(methods)) {
      for (const [status, { content }] of Object.entries<Json>(responses)) {
        const schema = JSON.parse(
          JSON.stringify(content['application/json'].schema).replaceAll('#/', 'api#/'),
        )
        answers.set(`${method} ${path} ${status}`, ajv.compile(schema))
      }
    }
  }
})
afterAll(() => harness.stop())

interface Sent {
  status: number
  body: Json
  headers: Headers
}

const describedPath = (path: string) =>
  Object.keys(described.paths).find(each =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0]!),
  )

/** Sends a request, and checks the response against openapi.json. */
const send = async (
  by: { fetch: TestUser['fetch'] },
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Sent> => {
  const response = await by.fetch(path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const json = await response.json()
  const check = answers.get(`${method.toLowerCase()} ${describedPath(path)} ${response.status}`)
  if (check && !check(json))
    throw new Error(
      `${method} ${path} ${response.status}: ${JSON.stringify(check.errors)} in ${JSON.stringify(json)}`,
    )
  return { status: response.status, body: json, headers: response.headers }
}

const upload = async (by: TestUser, bytes: string | Uint8Array<ArrayBuffer>) => {
  const { body } = await send(by, 'POST', '/api/objects/upload')
  expect((await fetch(body.uploadURL, { method: 'PUT', body: bytes })).status).toBe(200)
  return body.uploadURL as string
}

const newcomer = () => ({
  email: `${Math.random().toString(36).slice(2)}@example.com`,
  password: 'a long password',
  confirmPassword: 'a long password',
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '5125550147',
  userType: 'customer',
  initialServiceZipCode: '78701',
  initialServiceType: 'junk_pickup',
})

describe('each path of the spec, sent literally', () => {
  test('serves sign-up, me, logout, and login', async () => {
    const browser = harness.visitor()
    const person = newcomer()
    const signed = await send(browser, 'POST', '/api/signup/customer', person)
    expect(signed).toMatchObject({
      status: 201,
      body: { email: person.email, userType: 'customer', rating: 0 },
    })
    browser.cookie = signed.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await send(browser, 'GET', '/api/me')).body.id).toBe(signed.body.id)
    expect((await send(browser, 'POST', '/api/logout')).body).toEqual({ success: true })
    expect(await send(browser, 'GET', '/api/me')).toMatchObject({
      status: 401,
      body: { error: 'Please sign in' },
    })
    const login = await send(browser, 'POST', '/api/login', {
      email: person.email,
      password: person.password,
    })
    expect(login).toMatchObject({ status: 200, body: { id: signed.body.id, firstName: 'Dana' } })
    expect(login.headers.get('set-cookie')).toMatch(/HttpOnly/)
  })

  test.each([
    ['/api/login', { email: 'x', password: '' }, 400, 'Invalid email address'],
    ['/api/login', { email: 'nobody@example.com', password: 'x' }, 401, 'Invalid email or password'],
    ['/api/signup/customer', { ...newcomer(), phone: '555' }, 400, 'Phone number must be at least 10 digits'],
    ['/api/signup/customer', { ...newcomer(), confirmPassword: 'other' }, 400, "Passwords don't match"],
    ['/api/forgot-password', { email: 'x' }, 400, 'Invalid email address'],
    ['/api/forgot-password', {}, 400, undefined],
  ])('answers POST %s %j with %i', async (path, body, status, error) => {
    const answer = await send(harness.visitor(), 'POST', path, body)
    expect(answer.status).toBe(status)
    if (error) expect(answer.body).toEqual({ error })
  })

  test('answers everybody the same on forgot-password', async () => {
    const known = await send(harness.visitor(), 'POST', '/api/forgot-password', { email: dana.email })
    const unknown = await send(harness.visitor(), 'POST', '/api/forgot-password', {
      email: 'nobody@example.com',
    })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  test('serves jobs with a photo and the budget as a number, and their lists', async () => {
    const imageURL = await upload(dana, PNG)
    const { body: image } = await send(dana, 'PUT', '/api/job-images', { imageURL })
    const posted = await send(
      dana,
      'POST',
      '/api/jobs',
      specJob(dana, { images: [image.objectPath], status: 'completed', finalPrice: '1', vendorId: dale.id }),
    )
    expect(posted).toMatchObject({
      status: 201,
      body: {
        title: 'Dana Reyes - Junk Pickup',
        customerBudget: '149.50',
        status: 'pending',
        finalPrice: null,
        vendorId: null,
        images: [image.objectPath],
      },
    })
    const rental = await send(dana, 'POST', '/api/jobs', {
      ...dumpsterRental,
      type: 'dumpster_rental',
      scheduledDate: dumpsterRental.dropoffDate,
    })
    expect(rental.body).toMatchObject({ title: 'Dana Reyes - Dumpster Rental', dumpsterSize: '20_yard' })
    const ids = (sent: Sent) => sent.body.map((job: { id: string }) => job.id)
    expect(ids(await send(dana, 'GET', `/api/jobs/customer/${dana.id}`))).toEqual(
      expect.arrayContaining([posted.body.id, rental.body.id]),
    )
    const available = await send(dale, 'GET', `/api/jobs/available/${dale.id}`)
    expect(ids(available)).toContain(posted.body.id)
    expect(available.body[0].phone).toBeNull()
    expect(ids(await send(dale, 'GET', `/api/jobs/vendor/${dale.id}`))).not.toContain(posted.body.id)
  })

  test('accepts a bid on the listed version of a job until it is edited, and returns its end and confirmation state', async () => {
    const posted = await send(dana, 'POST', '/api/jobs', specJob(dana))
    expect(posted.body.version).toBe(1)
    const jobId: string = posted.body.id
    const versionIn = async (by: TestUser, path: string) =>
      (await send(by, 'GET', path)).body.find(({ id }: { id: string }) => id === jobId)?.version
    const available = `/api/jobs/available/${dale.id}`
    const version = await versionIn(dale, available)
    const made = await send(dale, 'POST', '/api/bids', { jobId, price: '10', version })
    expect(made).toMatchObject({ status: 201, body: { unconfirmedSince: null } })
    const edit = specJob(dana, { jobId, version, description: 'A couch and a piano' })
    expect(await send(dana, 'PUT', '/api/jobs', edit)).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await versionIn(dana, `/api/jobs/customer/${dana.id}`)).toBe(2)
    expect(
      (await send(await vendor(harness), 'POST', '/api/bids', { jobId, price: '9', version })).status,
    ).toBe(409)
    const confirmed = await send(dale, 'POST', '/api/bids/confirm', { bidId: made.body.id, version: 2 })
    expect(Date.parse(confirmed.body.expiresAt)).toBeGreaterThanOrEqual(Date.parse(made.body.expiresAt))
  })

  test("serves bids and ratings with the caller's ids", async () => {
    const jobId = await postJunk(dana)
    const made = await send(dale, 'POST', '/api/bids', {
      jobId,
      vendorId: dale.id,
      price: '149.50',
      message: 'Two of us',
    })
    expect(made).toMatchObject({
      status: 201,
      body: { jobId, vendorId: dale.id, price: '149.50', status: 'pending' },
    })
    expect(await send(dale, 'POST', '/api/bids', { jobId, vendorId: dale.id, price: '10' })).toMatchObject({
      status: 409,
      body: { error: 'You already have a bid on this job' },
    })
    const terms = { includedDays: 7, includedTons: 1.5, extraDayPrice: 12, extraTonPrice: '65', tripFee: 90 }
    const rental = await postRental(dana)
    expect(await send(dale, 'POST', '/api/bids', { jobId: rental, price: 380, ...terms })).toMatchObject({
      status: 201,
      body: {
        price: '380.00',
        includedDays: 7,
        includedTons: '1.50',
        extraDayPrice: '12.00',
        tripFee: '90.00',
      },
    })
    const done = await completedJob(dana, dale)
    const rating = { jobId: done, raterId: dana.id, ratedId: dale.id, rating: 5, comment: 'Fine' }
    expect(await send(dana, 'POST', '/api/ratings', rating)).toMatchObject({
      status: 201,
      body: { rating: 5, ratedId: dale.id },
    })
    expect((await send(dana, 'POST', '/api/ratings', rating)).status).toBe(409)
    expect(
      (await send(dale, 'POST', '/api/ratings', { ...rating, raterId: dale.id, ratedId: ada.id })).status,
    ).toBe(403)
  })

  test("serves a vendor's areas, services, sizes, and documents", async () => {
    const mia = await vendor(harness, { zips: [], services: [] })
    const vendorId = mia.id
    expect(await send(mia, 'POST', '/api/service-areas', { vendorId, zipCode: '78704' })).toMatchObject({
      status: 201,
      body: { zipCode: '78704' },
    })
    expect(await send(mia, 'POST', '/api/service-areas', { vendorId, zipCode: '7' })).toMatchObject({
      status: 400,
      body: { error: 'ZIP code must be at least 5 digits' },
    })
    expect((await send(mia, 'GET', `/api/service-areas/vendor/${vendorId}`)).body).toHaveLength(1)
    expect((await send(mia, 'DELETE', `/api/service-areas/${vendorId}/78704`)).status).toBe(200)
    expect((await send(mia, 'DELETE', `/api/service-areas/${vendorId}/78704`)).status).toBe(404)
    expect(
      (await send(mia, 'POST', '/api/vendor-services', { vendorId, serviceType: 'junk_pickup' })).body
        .isActive,
    ).toBe(true)
    expect((await send(mia, 'POST', '/api/vendor-services', { vendorId, serviceType: 'piano' })).status).toBe(
      400,
    )
    expect((await send(mia, 'DELETE', `/api/vendor-services/${vendorId}/junk_pickup`)).body.isActive).toBe(
      false,
    )
    expect((await send(mia, 'GET', `/api/vendor-services/${vendorId}`)).body).toHaveLength(1)
    const size = await send(mia, 'POST', '/api/dumpster-sizes', {
      vendorId,
      size: '10 yard',
      description: '',
      pricePerDay: null,
    })
    expect(size).toMatchObject({ status: 201, body: { size: '10 yard', pricePerDay: null } })
    expect((await send(mia, 'POST', '/api/dumpster-sizes', { vendorId, size: '' })).body).toEqual({
      error: 'Size is required',
    })
    expect((await send(mia, 'GET', `/api/dumpster-sizes/${vendorId}`)).body).toHaveLength(1)
    expect((await send(dale, 'DELETE', `/api/dumpster-sizes/${size.body.id}`)).status).toBe(404)
    expect((await send(mia, 'DELETE', `/api/dumpster-sizes/${size.body.id}`)).status).toBe(200)
    const filePath = await upload(mia, new Uint8Array(PDF))
    const paper = { vendorId, documentType: 'w9_form', fileName: 'w9.pdf', filePath }
    expect(await send(mia, 'POST', '/api/vendor-documents', paper)).toMatchObject({
      status: 201,
      body: { documentType: 'w9_form', reviewStatus: 'waiting' },
    })
    expect((await send(mia, 'POST', '/api/vendor-documents', paper)).status).toBe(409)
    expect((await send(mia, 'GET', `/api/vendor-documents/${vendorId}`)).body).toHaveLength(1)
  })

  test("serves support tickets and the admin's users", async () => {
    const orderNumber = await postJunk(dana)
    expect(
      await send(dana, 'POST', '/api/support-tickets', { orderNumber, issue: 'Late', customerId: dana.id }),
    ).toMatchObject({ status: 201, body: { status: 'open', issue: 'Late' } })
    expect(
      (await send(dana, 'POST', '/api/support-tickets', { orderNumber: '', issue: 'Late' })).body,
    ).toEqual({ error: 'Please select an order number' })
    const vendors = await send(ada, 'GET', '/api/users?type=vendor')
    expect(vendors.body.every((user: { userType: string }) => user.userType === 'vendor')).toBe(true)
    const person = await customer(harness)
    expect((await send(ada, 'PUT', `/api/users/${person.id}`, { isActive: false })).body.isActive).toBe(false)
    expect(await send(person, 'GET', '/api/me')).toMatchObject({
      status: 403,
      body: { error: 'This account is suspended' },
    })
    expect((await send(ada, 'PUT', `/api/users/${person.id}`, { isActive: 'no' })).status).toBe(400)
    expect((await send(dana, 'GET', '/api/users?type=vendor')).status).toBe(403)
  })
})

describe('other users', () => {
  test.each([
    ['GET', () => `/api/jobs/customer/${dana.id}`, undefined],
    ['GET', () => `/api/jobs/available/${dale.id}`, undefined],
    ['GET', () => `/api/jobs/vendor/${dale.id}`, undefined],
    ['GET', () => `/api/service-areas/vendor/${dale.id}`, undefined],
    ['GET', () => `/api/vendor-services/${dale.id}`, undefined],
    ['GET', () => `/api/dumpster-sizes/${dale.id}`, undefined],
    ['GET', () => `/api/vendor-documents/${dale.id}`, undefined],
    ['GET', () => `/api/units/${dale.id}`, undefined],
    ['GET', () => `/api/stock/${dale.id}?from=2026-12-03&to=2026-12-04`, undefined],
    ['POST', () => '/api/jobs', () => specJob(dana)],
    ['POST', () => '/api/support-tickets', () => ({ customerId: dana.id, orderNumber: dana.id, issue: 'x' })],
    ['POST', () => '/api/bids', () => ({ vendorId: dale.id, jobId: dana.id, price: '1' })],
    ['POST', () => '/api/ratings', () => ({ raterId: dana.id, jobId: dana.id, rating: 5 })],
    ['POST', () => '/api/service-areas', () => ({ vendorId: dale.id, zipCode: '78701' })],
    ['DELETE', () => `/api/service-areas/${dale.id}/78701`, undefined],
    ['POST', () => '/api/vendor-services', () => ({ vendorId: dale.id, serviceType: 'junk_pickup' })],
    ['DELETE', () => `/api/vendor-services/${dale.id}/junk_pickup`, undefined],
    ['POST', () => '/api/dumpster-sizes', () => ({ vendorId: dale.id, size: 'x' })],
    [
      'POST',
      () => '/api/vendor-documents',
      () => ({ vendorId: dale.id, documentType: 'w9_form', filePath: 'x' }),
    ],
  ])("answers %s for another user's id with 403, and signed out with 401", async (method, path, body) => {
    for (const who of [await customer(harness), await vendor(harness)]) {
      expect(await send(who, method, path(), body?.())).toMatchObject({
        status: 403,
        body: { error: 'Access denied' },
      })
    }
    expect((await send(harness.visitor(), method, path(), body?.())).status).toBe(401)
  })
})

describe('malformed requests', () => {
  test.each<[string, string, unknown, Record<string, string>, number]>([
    ['POST', '/api/login', '{', {}, 400],
    ['POST', '/api/login', '[]', {}, 400],
    ['POST', '/api/login', '5', {}, 400],
    ['POST', '/api/login', 'null', {}, 400],
    ['POST', '/api/login', { email: ['a'], password: {} }, {}, 400],
    ['POST', '/api/login', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['POST', '/api/login', `{"email":"${'x'.repeat(1_048_576)}"}`, {}, 413],
    ['POST', '/api/jobs', {}, {}, 400],
    ['POST', '/api/jobs', { type: ['junk_pickup'] }, {}, 400],
    ['POST', '/api/jobs', { type: '__proto__' }, {}, 400],
    ['DELETE', '/api/login', undefined, {}, 405],
    ['PUT', '/api/bids', {}, {}, 405],
    ['GET', '/api/nothing', undefined, {}, 404],
    ['GET', '/api/jobs/customer/not-an-id', undefined, {}, 400],
    ['GET', '/api/jobs/customer/%E0%A4%A', undefined, {}, 400],
    ['POST', '/api/logout', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('refuses %s %s %j in JSON', async (method, path, body, headers, status) => {
    const answer = await send(dana, method, path, body, headers)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: expect.any(String) })
  })

  test('lists the right methods for a wrong one', async () => {
    expect((await send(dana, 'PUT', '/api/login', {})).headers.get('allow')).toBe('POST')
  })
})

test('returns the newest thousand in an array and links to the rest', async () => {
  const person = await customer(harness)
  await harness.database.pool.query(
    `insert into jobs (id, customer_id, type, title, address, zip_code, first_name, last_name, phone, created_at, scheduled_date, pickup_date_time, description, customer_budget)
     select gen_random_uuid(), $1, 'junk_pickup', 'A', 'B', '78701', 'A', 'B', '5125550147', now() - n * interval '1 minute', now(), now(), 'x', 1 from generate_series(1, 1001) n`,
    [person.id],
  )
  const first = await send(person, 'GET', `/api/jobs/customer/${person.id}`)
  expect(first.body).toHaveLength(1000)
  const [, next] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link')!)!
  const second = await send(person, 'GET', next!)
  expect(second.body).toHaveLength(1)
  expect(second.headers.get('link')).toBeNull()
  await harness.database.pool.query('delete from jobs where customer_id = $1', [person.id])
})

test('describes and enforces how many items each paged list returns', async () => {
  const lists = Object.entries<Json>(described.paths).flatMap(([path, { get }]) =>
    get?.parameters.some(({ name }: Json) => name === 'after') ? [{ path, get }] : [],
  )
  expect(lists.map(({ path }) => path)).toEqual([
    '/api/notices',
    '/api/jobs/customer/{customerId}',
    '/api/jobs/available/{vendorId}',
    '/api/jobs/vendor/{vendorId}',
    '/api/jobs/{jobId}/questions',
    '/api/users',
  ])
  for (const { get } of lists) {
    const first = get.parameters.find(({ name }: Json) => name === 'first')
    expect(first).toMatchObject({ in: 'query', required: false })
    expect(first.schema).toEqual({ type: 'integer', minimum: 1, maximum: 1000, default: 1000 })
  }
  const statuses = ['0', '1', '1000', '1001'].map(async first => [
    first,
    (await send(dana, 'GET', `/api/notices?first=${first}`)).status,
  ])
  expect(await Promise.all(statuses)).toEqual([
    ['0', 400],
    ['1', 200],
    ['1000', 200],
    ['1001', 400],
  ])
})

test('returns a list without pages in full', async () => {
  const mia = await vendor(harness, { zips: [] })
  await harness.database.pool.query(
    `insert into service_areas (id, vendor_id, zip_code)
     select gen_random_uuid(), $1, to_char(n, 'FM00000') from generate_series(10001, 11001) n`,
    [mia.id],
  )
  const areas = await send(mia, 'GET', `/api/service-areas/vendor/${mia.id}`)
  expect(areas.body).toHaveLength(1001)
  expect(areas.headers.get('link')).toBeNull()
})

test('accepts tokens over REST too', async () => {
  const { token } = (
    await dana.ask(CREATE_API_TOKEN, {
      input: { name: 'x', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD },
    })
  ).createApiToken
  const bearer = { authorization: `Bearer ${token}` }
  expect((await send(harness.visitor(), 'GET', '/api/me', undefined, bearer)).body.id).toBe(dana.id)
  expect(await send(harness.visitor(), 'POST', '/api/jobs', specJob(dana), bearer)).toMatchObject({
    status: 403,
    body: { error: 'This token is read-only' },
  })
  expect(
    (await send(harness.visitor(), 'GET', '/api/me', undefined, { authorization: 'Bearer x' })).status,
  ).toBe(401)
})

test('applies the limits to REST, so retrying does not get past the throttle', async () => {
  const person = await customer(harness)
  const login = () =>
    send(harness.visitor(), 'POST', '/api/login', { email: person.email, password: 'wrong' })
  for (let i = 0; i < 10; i++) await login()
  const refused = await login()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect(
    (await send(harness.visitor(), 'POST', '/api/login', { email: person.email, password: PASSWORD })).status,
  ).toBe(429)
})

test('lists the same paths in the table, the description, and the page', async () => {
  const listed = routes.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
  const inDescription = Object.entries<Json>(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(inDescription.sort()).toEqual([...listed].sort())
  const page = await (await dana.fetch('/api/docs')).text()
  for (const name of listed) expect(page).toContain(name)
})

test("answers 404 for another customer's job that is addressed through its bid", async () => {
  const jobId = await acceptedJob(dana, dale)
  const mia = await vendor(harness)
  expect((await send(mia, 'POST', '/api/bids', { jobId, price: '1' })).status).toBe(409)
  expect((await send(mia, 'POST', '/api/ratings', { jobId, rating: 1 })).status).toBe(404)
  await bid(mia, await postJunk(dana), '5')
})
