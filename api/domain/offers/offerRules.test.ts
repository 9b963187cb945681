import { dumpsterRental, postRental } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { PAUSE_OFFER_RULE } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ;[dana, ada] = await Promise.all([customer(harness), admin(harness)])
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const SAVE = graphql(`
  mutation SaveOfferRule($input: SaveOfferRuleInput!) {
    saveOfferRule(input: $input) {
      id size zipCodes debris price includedDays includedTons extraDayPrice extraTonPrice tripFee noticeHours weekdays
      mostPerDay standsDays isActive offUntil pausedAt pauseReason version bidCount winCount whyNotBid
    }
  }
`)
const RULES = graphql(`
  query OfferRules($vendorId: UUID) {
    offerRules(vendorId: $vendorId) { id price isActive offUntil pausedAt pauseReason bidCount winCount whyNotBid }
  }
`)
const DELETE = graphql(`mutation DeleteOfferRule($id: UUID!) { deleteOfferRule(id: $id) }`)
const RESUME = graphql(
  `mutation ResumeOfferRule($id: UUID!) { resumeOfferRule(id: $id) { id pausedAt pauseReason } }`,
)
const OFF_TODAY = graphql(
  `mutation TurnOffersOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id offUntil } }`,
)
const PREVIEW = graphql(`
  query PreviewOfferRule($input: SaveOfferRuleInput!) {
    previewOfferRule(input: $input) {
      price terms requests { zipCode createdAt dropoffDate pickupDate debris estimatedTotal }
    }
  }
`)
const BELL = graphql(`query BellOfOffers { notices { nodes { text } } }`)

const save = async (by: TestUser, more: object = {}) =>
  (await by.ask(SAVE, { input: { size: '20_yard', price: '380', ...more } })).saveOfferRule
const rulesOf = async (by: TestUser, vendorId?: string) => (await by.ask(RULES, { vendorId })).offerRules
const issueOf = async (by: TestUser, input: object) =>
  (await by.refusal(SAVE, { input: { size: '20_yard', price: '380', ...input } })).extensions

const ALL = {
  size: '15_yard',
  zipCodes: ['78702', '78701'],
  debris: ['heavy', 'roofing'],
  price: '420',
  includedDays: 7,
  includedTons: '2',
  extraDayPrice: '12',
  extraTonPrice: '65',
  tripFee: '90',
  noticeHours: 48,
  weekdays: [5, 1],
  mostPerDay: 3,
  standsDays: 5,
  isActive: false,
}

describe('saving', () => {
  test('keeps every field, and fills in defaults for those left out', async () => {
    const dale = await vendor(harness, { zips: ['78701', '78702'] })
    expect(await save(dale, ALL)).toEqual({
      ...ALL,
      id: expect.any(String),
      zipCodes: ['78701', '78702'],
      weekdays: [1, 5],
      price: '420.00',
      includedTons: '2.00',
      extraDayPrice: '12.00',
      extraTonPrice: '65.00',
      tripFee: '90.00',
      offUntil: null,
      pausedAt: null,
      pauseReason: null,
      version: 1,
      bidCount: 0,
      winCount: 0,
      whyNotBid: null,
    })
    expect(await save(dale)).toMatchObject({
      zipCodes: [],
      debris: [],
      weekdays: [],
      includedDays: null,
      noticeHours: 24,
      mostPerDay: null,
      standsDays: 3,
      isActive: true,
    })
  })

  test('replaces a rule, and refuses a version that has changed since', async () => {
    const dale = await vendor(harness)
    const { id } = await save(dale, { includedDays: 7 })
    expect(await save(dale, { id, price: '400', version: 1 })).toMatchObject({
      id,
      price: '400.00',
      includedDays: null,
      version: 2,
    })
    expect(await issueOf(dale, { id, version: 1 })).toMatchObject({ reason: 'CHANGED_MEANWHILE' })
    expect(await rulesOf(dale)).toHaveLength(1)
  })

  test.each([
    [{ price: '0' }, 'price', 'Price must be more than 0'],
    [{ extraDayPrice: '12' }, 'includedDays', 'Say how many days are included'],
    [{ noticeHours: 337 }, 'noticeHours', 'Enter whole hours, at most 336'],
    [{ weekdays: [0] }, 'weekdays.0', 'Choose weekdays from 1 (Monday) to 7 (Sunday)'],
    [{ weekdays: [1, 1] }, 'weekdays', 'Choose each weekday only once'],
    [{ mostPerDay: 0 }, 'mostPerDay', 'Enter a number from 1 to 100'],
    [{ standsDays: 15 }, 'standsDays', 'Choose from 1 to 14 days'],
    [{ zipCodes: ['787'] }, 'zipCodes.0', 'ZIP code must be at least 5 digits'],
    [{ zipCodes: ['90210'] }, 'zipCodes', '90210 is not one of your service areas'],
  ])('refuses %j', async (input, path, message) => {
    const dale = await vendor(harness)
    expect((await issueOf(dale, input)).issues).toContainEqual({ path, message })
    expect(await rulesOf(dale)).toEqual([])
  })

  test("refuses another vendor's rule, and a 51st", async () => {
    const small = await startHarness()
    try {
      const [dale, mia] = [await vendor(small), await vendor(small)]
      const { id } = await save(dale)
      expect((await mia.refusal(SAVE, { input: { id, size: '20_yard', price: '1' } })).extensions.code).toBe(
        'NOT_FOUND',
      )
      expect((await mia.refusal(DELETE, { id })).extensions.code).toBe('NOT_FOUND')
      await Promise.all(
        Array.from({ length: 60 }, () => dale.answer(SAVE, { input: { size: '20_yard', price: '380' } })),
      )
      expect(await rulesOf(dale)).toHaveLength(50)
      expect(await issueOf(dale, {})).toMatchObject({ reason: 'TOO_MANY_OFFER_RULES' })
    } finally {
      await small.stop()
    }
  })
})

test('lists the rules of a vendor to the vendor and admins, with the reason why one bids on nothing', async () => {
  const dale = await vendor(harness, { services: ['junk_pickup'] })
  const { id } = await save(dale)
  for (const [by, vendorId] of [
    [dale, undefined],
    [ada, dale.id],
  ] as const)
    expect(await rulesOf(by, vendorId)).toMatchObject([{ id, whyNotBid: 'SERVICE_NOT_OFFERED' }])
  expect((await dana.refusal(RULES, { vendorId: dale.id })).extensions.code).toBe('FORBIDDEN')
})

test('removes a rule', async () => {
  const dale = await vendor(harness)
  const { id } = await save(dale)
  expect((await dale.ask(DELETE, { id })).deleteOfferRule).toBe(id)
  expect(await rulesOf(dale)).toEqual([])
})

test("switches all rules off until the vendor's midnight, and on again", async () => {
  const dale = await vendor(harness)
  await save(dale)
  await save(dale)
  const midnight = '2026-11-21T06:00:00.000Z'
  expect(
    (await dale.ask(OFF_TODAY, { isOff: true })).turnOffersOffToday.map(({ offUntil }) => offUntil),
  ).toEqual([midnight, midnight])
  harness.clock.now = new Date(midnight)
  expect((await rulesOf(dale)).map(({ offUntil }) => offUntil)).toEqual([null, null])
  harness.clock.now = START
  expect(
    (await dale.ask(OFF_TODAY, { isOff: false })).turnOffersOffToday.map(({ offUntil }) => offUntil),
  ).toEqual([null, null])
})

test('lets an admin pause and resume a rule, tells the vendor, and logs both', async () => {
  const dale = await vendor(harness)
  const { id } = await save(dale)
  const reason = 'A 20 yard dumpster for $380 cannot be right'
  expect((await ada.ask(PAUSE_OFFER_RULE, { id, reason })).pauseOfferRule).toMatchObject({
    pausedAt: START.toISOString(),
    pauseReason: reason,
  })
  // Saving it does not resume it.
  expect(await save(dale, { id, price: '480' })).toMatchObject({ pauseReason: reason })
  expect((await ada.ask(RESUME, { id })).resumeOfferRule).toMatchObject({ pausedAt: null, pauseReason: null })
  const { notices } = await dale.ask(BELL)
  expect(notices.nodes.map(({ text }) => text).sort()).toEqual([
    `Haulbid paused your instant bids for 20 yard dumpsters: ${reason}`,
    'Your instant bids for 20 yard dumpsters are running again.',
  ])
  const { rows } = await harness.database.pool.query(
    'select action, after from audit_events where subject_id = $1 order by action',
    [dale.id],
  )
  expect(rows).toMatchObject([
    { action: 'pauseOfferRule', after: { pauseReason: reason } },
    { action: 'resumeOfferRule', after: { pauseReason: null } },
  ])
})

test('previews the terms and the last ten rentals that the rule would have bid on', async () => {
  const dale = await vendor(harness, { zips: ['78711'] })
  const zipCode = '78711'
  for (let day = 0; day < 12; day++) {
    harness.clock.now = new Date(START.getTime() + day * 60_000)
    await postRental(dana, { zipCode, debris: 'roofing' })
  }
  await postRental(dana, { zipCode: '78701' })
  await postRental(dana, { zipCode, dumpsterSize: '30_yard' })
  await postRental(dana, { zipCode, dropoffDate: '2026-11-21' })
  await postRental(dana, { zipCode, debris: 'yard_waste' })
  const input = {
    size: '20_yard',
    price: '380',
    includedDays: 5,
    extraDayPrice: '10',
    debris: ['roofing'],
    weekdays: [4],
  }
  const { previewOfferRule } = await dale.ask(PREVIEW, { input } as never)
  expect(previewOfferRule).toMatchObject({ price: '380', terms: '5 days; $10 a day after' })
  expect(previewOfferRule.requests).toHaveLength(10)
  expect(previewOfferRule.requests[0]).toEqual({
    zipCode,
    createdAt: new Date(START.getTime() + 11 * 60_000).toISOString(),
    dropoffDate: dumpsterRental.dropoffDate,
    pickupDate: dumpsterRental.pickupDate,
    debris: 'roofing',
    estimatedTotal: '400.00',
  })
  expect(await rulesOf(dale)).toEqual([])
})
