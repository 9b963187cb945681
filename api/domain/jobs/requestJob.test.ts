import {
  dumpsterRental,
  junkPickup,
  postJunk,
  postRental,
  REQUEST_JUNK,
  REQUEST_RENTAL,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const EVERYTHING = graphql(`
  query WholeJob($id: UUID!) {
    job(id: $id) {
      id orderNumber customerId vendorId type status title description address zipCode firstName lastName
      phone images estimatedPrice finalPrice scheduledDate completedDate createdAt pickupDateTime
      hasHazardousItems customerBudget dumpsterSize dropoffDate dropoffTimePreference pickupDate
      serviceInstructions debris placement
    }
  }
`)

test('saves a junk pickup as requested, pending', async () => {
  const id = await postJunk(dana, {
    hasHazardousItems: true,
    debris: 'heavy',
    description: '  Kept as\ttyped\n',
    customerBudget: '149.5',
  })
  expect((await dana.ask(EVERYTHING, { id })).job).toEqual({
    id,
    orderNumber: id.slice(0, 8),
    customerId: dana.id,
    vendorId: null,
    type: 'junk_pickup',
    status: 'pending',
    title: 'Dana Reyes - Junk Pickup',
    description: '  Kept as\ttyped\n',
    address: '1100 Congress Ave',
    zipCode: '78701',
    firstName: 'Dana',
    lastName: 'Reyes',
    phone: '(512) 555-0147',
    images: [],
    estimatedPrice: null,
    finalPrice: null,
    scheduledDate: '2026-12-24T15:00:00.000Z',
    completedDate: null,
    createdAt: '2026-11-20T18:00:00.000Z',
    pickupDateTime: '2026-12-24T15:00:00.000Z',
    hasHazardousItems: true,
    customerBudget: '149.50',
    dumpsterSize: null,
    dropoffDate: null,
    dropoffTimePreference: null,
    pickupDate: null,
    serviceInstructions: null,
    debris: 'heavy',
    placement: null,
  })
})

test('saves a dumpster rental as requested', async () => {
  const id = await postRental(dana, {
    zipCode: '78701-1234',
    serviceInstructions: 'Left of the gate',
    placement: 'street',
    estimatedPrice: '300',
  })
  expect((await dana.ask(EVERYTHING, { id })).job).toMatchObject({
    type: 'dumpster_rental',
    title: 'Dana Reyes - Dumpster Rental',
    zipCode: '78701-1234',
    estimatedPrice: '300.00',
    scheduledDate: '2026-12-24T00:00:00.000Z',
    dumpsterSize: '20_yard',
    dropoffDate: '2026-12-24',
    dropoffTimePreference: 'morning',
    pickupDate: '2026-12-31',
    serviceInstructions: 'Left of the gate',
    debris: null,
    placement: 'street',
    hasHazardousItems: false,
    customerBudget: null,
    pickupDateTime: null,
  })
})

const AMOUNT = 'Enter an amount in dollars like 149.50, at most 99999999.99'

test.each<[string, object, string]>([
  ['no first name', { firstName: '' }, 'firstName: First name is required'],
  ['no last name', { lastName: '' }, 'lastName: Last name is required'],
  ['no phone', { phone: '' }, 'phone: Phone number is required'],
  ['no address', { address: '' }, 'address: Address is required'],
  ['a short ZIP code', { zipCode: '7870' }, 'zipCode: ZIP code must be at least 5 digits'],
  [
    'letters for a ZIP code',
    { zipCode: 'abcde' },
    'zipCode: ZIP code must be five digits, or ZIP+4 like 78701-1234',
  ],
  ['no moment', { pickupDateTime: null }, 'pickupDateTime: Please select pickup date and time'],
  ['an empty moment', { pickupDateTime: '' }, 'pickupDateTime: Please select pickup date and time'],
  [
    'a moment past',
    { pickupDateTime: '2026-11-20T17:59:59Z' },
    'pickupDateTime: Pickup date and time cannot be in the past',
  ],
  [
    'a day that does not exist',
    { pickupDateTime: '2027-02-30T10:00:00Z' },
    'pickupDateTime: Enter a date and time that exist',
  ],
  [
    'the end of time',
    { pickupDateTime: '9999-12-31T23:59:59-12:00' },
    'pickupDateTime: Please choose an earlier day',
  ],
  ['no description', { description: '' }, 'description: Please describe the items'],
  [
    '251 characters',
    { description: 'x'.repeat(251) },
    'description: Description must be 250 characters or less',
  ],
  ['no budget', { customerBudget: '' }, 'customerBudget: Please enter your budget'],
  ['three decimals', { customerBudget: '12.345' }, `customerBudget: ${AMOUNT}`],
  ['an exponent', { customerBudget: '1e3' }, `customerBudget: ${AMOUNT}`],
  ['less than nothing', { customerBudget: '-5' }, `customerBudget: ${AMOUNT}`],
  ['more than the database holds', { customerBudget: '100000000.00' }, `customerBudget: ${AMOUNT}`],
  ['a float', { customerBudget: 149.5 }, 'customerBudget: Please enter your budget'],
  [
    'six photos',
    { images: Array.from({ length: 6 }, (_, i) => `/objects/00000000-0000-4000-8000-00000000000${i}`) },
    'images: You can add up to 5 photos',
  ],
  [
    'a photo elsewhere',
    { images: ['https://example.com/cat.png'] },
    "images.0: Use the photo's object path, /objects/ID",
  ],
  [
    'a photo that is not there',
    { images: ['/objects/00000000-0000-4000-8000-000000000000'] },
    'images.0: Photo not found',
  ],
  [
    'a NUL byte',
    { address: 'Main\u0000St' },
    'address: Only letters, digits, signs and line breaks can be used here',
  ],
  ['a 100 kB name', { firstName: 'x'.repeat(100_000) }, 'firstName: Please use 100 characters or less'],
])('refuses a junk pickup with %s', async (_, more, issue) => {
  expect(await dana.issues(REQUEST_JUNK, { input: { ...junkPickup, ...more } })).toEqual([issue])
})

test.each<[string, object, string]>([
  ['no size', { dumpsterSize: '' }, 'dumpsterSize: Please select a dumpster size'],
  ['another size', { dumpsterSize: '40_yard' }, 'dumpsterSize: Please select a dumpster size'],
  ['no dropoff date', { dropoffDate: '' }, 'dropoffDate: Please select a dropoff date'],
  ['a dropoff date past', { dropoffDate: '2026-11-19' }, 'dropoffDate: Dropoff date cannot be in the past'],
  [
    'a dropoff date that does not exist',
    { dropoffDate: '2027-02-30', pickupDate: '2027-03-09' },
    'dropoffDate: Enter a date that exists, like 2027-02-28',
  ],
  [
    'no time preference',
    { dropoffTimePreference: null },
    'dropoffTimePreference: Please select a time preference',
  ],
  ['no pickup date', { pickupDate: '' }, 'pickupDate: Please select a pickup date'],
  [
    'a pickup on the dropoff date',
    { pickupDate: '2026-12-24' },
    'pickupDate: Pickup date must be after the dropoff date',
  ],
  [
    '251 characters',
    { serviceInstructions: 'x'.repeat(251) },
    'serviceInstructions: Service instructions must be 250 characters or less',
  ],
])('refuses a dumpster rental with %s', async (_, more, issue) => {
  expect(await dana.issues(REQUEST_RENTAL, { input: { ...dumpsterRental, ...more } })).toEqual([issue])
})

test('accepts 250 characters, a budget of zero, and the largest amount', async () => {
  await postJunk(dana, { description: 'x'.repeat(250), customerBudget: '0' })
  await postJunk(dana, { customerBudget: '99999999.99' })
})

test.each([
  ['78701', '2026-11-20T23:00:00Z', 'Austin'],
  ['00918', '2026-11-20T21:00:00Z', 'San Juan'],
  ['96813', '2026-11-21T03:00:00Z', 'Honolulu'],
])('refuses a delivery today in %s from %s, once every window is over in %s', async (zipCode, end) => {
  const today = { zipCode, dropoffDate: '2026-11-20', dropoffTimePreference: 'anytime' }
  const issuesAt = (moment: number, more: object = {}) => {
    harness.clock.now = new Date(moment)
    return dana.issues(REQUEST_RENTAL, { input: { ...dumpsterRental, ...today, ...more } })
  }
  const closes = Date.parse(end)
  expect(await issuesAt(closes - 1, { dropoffTimePreference: 'morning' })).toEqual([
    'dropoffTimePreference: This time is over today. Please choose a later one.',
  ])
  await postRental(dana, today)
  expect(await issuesAt(closes)).toEqual([
    "dropoffDate: It's too late for a delivery today. Please choose a later day.",
  ])
  expect(await issuesAt(closes + 7 * 3_600_000)).toEqual(['dropoffDate: Dropoff date cannot be in the past'])
  harness.clock.now = START
})

test('accepts dates up to 366 days ahead', async () => {
  await postJunk(dana, { pickupDateTime: '2027-11-21T18:00:00Z' })
  expect(
    await dana.issues(REQUEST_JUNK, { input: { ...junkPickup, pickupDateTime: '2027-11-21T18:00:00.001Z' } }),
  ).toEqual(['pickupDateTime: Please choose an earlier day'])
  await postRental(dana, { dropoffDate: '2027-11-20', pickupDate: '2027-11-21' })
  const rental = { ...dumpsterRental, dropoffDate: '2027-11-20', pickupDate: '2027-11-22' }
  expect(await dana.issues(REQUEST_RENTAL, { input: rental })).toEqual([
    'pickupDate: Please choose an earlier day',
  ])
})

test.each(['status', 'finalPrice', 'vendorId', 'customerId', 'title', 'completedDate'])(
  'refuses a client that sends %s and saves nothing',
  async field => {
    const count = async () =>
      (await harness.database.pool.query('select count(*)::int as count from jobs')).rows[0].count
    const before = await count()
    const { extensions } = await dana.refusal(REQUEST_JUNK, { input: { ...junkPickup, [field]: 'accepted' } })
    expect(extensions.code).toBe('BAD_USER_INPUT')
    expect(await count()).toBe(before)
  },
)

test('refuses everyone but customers', async () => {
  const dale = await vendor(harness)
  expect((await dale.refusal(REQUEST_JUNK, { input: junkPickup })).extensions.code).toBe('FORBIDDEN')
  expect((await harness.visitor().refusal(REQUEST_JUNK, { input: junkPickup })).extensions.code).toBe(
    'UNAUTHENTICATED',
  )
})

describe('who can see a job', () => {
  const TITLE = graphql(`
    query JobCustomer($id: UUID!) {
      job(id: $id) { id title firstName lastName phone customer { id } address history { toStatus } }
    }
  `)

  test('shows its customer all of it, a vendor in the area no contact details, and others nothing', async () => {
    const id = await postJunk(dana)
    const [near, far, wrongKind, other] = await Promise.all([
      vendor(harness),
      vendor(harness, { zips: ['90210'] }),
      vendor(harness, { services: ['dumpster_rental'] }),
      customer(harness),
    ])
    expect((await dana.ask(TITLE, { id })).job).toMatchObject({
      title: 'Dana Reyes - Junk Pickup',
      customer: { id: dana.id },
    })
    expect((await near.ask(TITLE, { id })).job).toEqual({
      id,
      title: 'Junk Pickup',
      firstName: null,
      lastName: null,
      phone: null,
      customer: null,
      address: '1100 Congress Ave',
      history: [],
    })
    for (const stranger of [far, wrongKind, other]) {
      const refused = await stranger.refusal(TITLE, { id })
      expect(refused).toMatchObject({ message: 'Job not found', extensions: { code: 'NOT_FOUND' } })
    }
    expect((await harness.visitor().refusal(TITLE, { id })).extensions.code).toBe('UNAUTHENTICATED')
  })

  test("limits lists to the user's own jobs; only an admin may name another user", async () => {
    const other = await customer(harness)
    const LIST = graphql(`
      query JobsOfCustomer($customerId: UUID) {
        customerJobs(customerId: $customerId) { totalCount nodes { id } }
      }
    `)
    expect((await other.ask(LIST)).customerJobs).toEqual({ totalCount: 0, nodes: [] })
    expect((await other.refusal(LIST, { customerId: dana.id })).extensions.code).toBe('FORBIDDEN')
    const ada = await admin(harness)
    const id = await postJunk(other)
    expect((await ada.ask(LIST, { customerId: other.id })).customerJobs).toEqual({
      totalCount: 1,
      nodes: [{ id }],
    })
    expect((await (await vendor(harness)).refusal(LIST)).extensions.code).toBe('FORBIDDEN')
  })
})

describe('filtering the list of orders', () => {
  const LIST = graphql(`
    query FilteredCustomerJobs($status: JobStatus, $type: ServiceType, $search: String, $first: Int) {
      customerJobs(status: $status, type: $type, search: $search, first: $first) {
        totalCount nodes { id }
      }
    }
  `)
  let person: TestUser
  let sofa: string
  let rental: string
  beforeAll(async () => {
    person = await customer(harness)
    sofa = await postJunk(person, { description: '50% of a sofa_bed', address: '9 Elm St' })
    rental = await postRental(person, { serviceInstructions: 'Behind the Oak, at Señora O’Neill’s' })
    await person.ask(CANCEL_JOB, { jobId: rental })
  })
  const found = async (variables: object) =>
    (await person.ask(LIST, variables)).customerJobs.nodes.map(({ id }) => id)

  test.each<[string, () => object, () => string[]]>([
    ['nothing', () => ({}), () => [rental, sofa]],
    ['status', () => ({ status: 'cancelled' }), () => [rental]],
    ['type', () => ({ type: 'junk_pickup' }), () => [sofa]],
    ['both', () => ({ type: 'junk_pickup', status: 'cancelled' }), () => []],
    ['order number', () => ({ search: sofa.slice(0, 8).toUpperCase() }), () => [sofa]],
    ['order number as people write it', () => ({ search: `#${sofa.slice(0, 8)}` }), () => [sofa]],
    ['order number as our mails write it', () => ({ search: `Order  ${sofa.slice(0, 8)}.` }), () => [sofa]],
    ['a word in another case', () => ({ search: 'SOFA' }), () => [sofa]],
    ['the instructions', () => ({ search: ' oak ' }), () => [rental]],
    ['words without their accents and apostrophes', () => ({ search: 'senora oneills' }), () => [rental]],
    ['words with other apostrophes', () => ({ search: "O'NEILL'S" }), () => [rental]],
    ['a percent sign, which is only a character', () => ({ search: '%' }), () => [sofa]],
    ['an underscore, which is only a character', () => ({ search: 'a_b' }), () => [sofa]],
    ['a backslash', () => ({ search: '\\' }), () => []],
  ])('filters by %s', async (_, variables, expected) => {
    expect(new Set(await found(variables()))).toEqual(new Set(expected()))
  })

  test('refuses an invalid page or a long search', async () => {
    expect(await person.issues(LIST, { first: 0 })).toEqual(['first: first is from 1 to 100'])
    expect(await person.issues(LIST, { search: 'x'.repeat(101) })).toHaveLength(1)
  })
})
