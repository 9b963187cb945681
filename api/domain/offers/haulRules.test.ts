import { junkPickup, postJunk, postRental } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { HAUL_RULE, PAUSE_HAUL_RULE } from '../../test/operations.js'
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
  mutation SaveHaulRule($input: SaveHaulRuleInput!) {
    saveHaulRule(input: $input) {
      id zipCodes minimum eighthPrices stairsPrice extraEighthPrice noticeHours weekdays mostPerDay standsDays isActive
      offUntil pausedAt pauseReason version bidCount winCount whyNotBid
    }
  }
`)
const RULES = graphql(`
  query HaulRules($vendorId: UUID) {
    haulRules(vendorId: $vendorId) { id minimum eighthPrices offUntil pauseReason whyNotBid }
  }
`)
const DELETE = graphql(`mutation DeleteHaulRule($id: UUID!) { deleteHaulRule(id: $id) }`)
const RESUME = graphql(
  `mutation ResumeHaulRule($id: UUID!) { resumeHaulRule(id: $id) { id pausedAt pauseReason } }`,
)
const OFF_TODAY = graphql(
  `mutation TurnHaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }`,
)
const PREVIEW = graphql(`
  query PreviewHaulRule($input: SaveHaulRuleInput!) {
    previewHaulRule(input: $input) {
      requests { zipCode createdAt pickupDay loadEighths price parts { label amount } }
    }
  }
`)
const BELL = graphql(`query BellOfHauls { notices { nodes { text } } }`)

const save = async (by: TestUser, more: object = {}) =>
  (await by.ask(SAVE, { input: { ...HAUL_RULE, ...more } })).saveHaulRule
const rulesOf = async (by: TestUser, vendorId?: string) => (await by.ask(RULES, { vendorId })).haulRules
const refusalOf = async (by: TestUser, more: object) =>
  (await by.refusal(SAVE, { input: { ...HAUL_RULE, ...more } })).extensions
/** Eight prices, of which some are others. */
const prices = (some: Record<number, string>) => HAUL_RULE.eighthPrices.map((price, at) => some[at] ?? price)

const ALL = {
  zipCodes: ['78702', '78701'],
  minimum: '99.5',
  eighthPrices: HAUL_RULE.eighthPrices,
  stairsPrice: '35',
  extraEighthPrice: '45',
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
      minimum: '99.50',
      eighthPrices: HAUL_RULE.eighthPrices.map(price => `${price}.00`),
      stairsPrice: '35.00',
      extraEighthPrice: '45.00',
      weekdays: [1, 5],
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
      stairsPrice: null,
      extraEighthPrice: null,
      noticeHours: 24,
      weekdays: [],
      mostPerDay: null,
      standsDays: 3,
      isActive: true,
    })
  })

  test('replaces a rule, and refuses a version that has changed since', async () => {
    const dale = await vendor(harness)
    const { id } = await save(dale, { stairsPrice: '35' })
    const eighthPrices = prices({ 7: '410.55' })
    const saved = await save(dale, { id, eighthPrices, version: 1 })
    expect(saved).toMatchObject({ id, stairsPrice: null, version: 2 })
    expect(saved.eighthPrices[7]).toBe('410.55')
    // The same values are no change.
    expect(await save(dale, { id, eighthPrices, version: 2 })).toMatchObject({ version: 2 })
    expect(await refusalOf(dale, { id, version: 1 })).toMatchObject({ reason: 'CHANGED_MEANWHILE' })
    expect(await rulesOf(dale)).toHaveLength(1)
  })

  test('lets one of two saves with the same version through', async () => {
    const dale = await vendor(harness)
    const { id } = await save(dale)
    const answers = await Promise.all(
      ['101', '102'].map(minimum => dale.answer(SAVE, { input: { ...HAUL_RULE, id, minimum, version: 1 } })),
    )
    expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1)
  })

  test('takes equal prices, and a minimum above all of them', async () => {
    const dale = await vendor(harness)
    expect(await save(dale, { eighthPrices: Array(8).fill('50'), minimum: '10000' })).toMatchObject({
      minimum: '10000.00',
    })
  })

  test.each([
    [{ minimum: '0' }, 'minimum', 'Minimum must be more than 0'],
    [{ minimum: '10000.01' }, 'minimum', 'Enter at most 10000.00 dollars'],
    [{ eighthPrices: prices({ 3: '189.99' }) }, 'eighthPrices.3', "A larger load can't cost less"],
    [{ eighthPrices: prices({ 7: '1' }) }, 'eighthPrices.7', "A larger load can't cost less"],
    [{ eighthPrices: prices({ 0: '0' }) }, 'eighthPrices.0', 'Price must be more than 0'],
    [{ eighthPrices: prices({ 7: '10001' }) }, 'eighthPrices.7', 'Enter at most 10000.00 dollars'],
    [
      { eighthPrices: HAUL_RULE.eighthPrices.slice(1) },
      'eighthPrices',
      'Enter 8 prices, from an eighth of a truck to a full one',
    ],
    [{ stairsPrice: '10001' }, 'stairsPrice', 'Enter at most 10000.00 dollars'],
    [{ extraEighthPrice: '10001' }, 'extraEighthPrice', 'Enter at most 10000.00 dollars'],
    [{ noticeHours: 337 }, 'noticeHours', 'Enter whole hours, at most 336'],
    [{ weekdays: [1, 1] }, 'weekdays', 'Choose each weekday only once'],
    [{ mostPerDay: 0 }, 'mostPerDay', 'Enter a number from 1 to 100'],
    [{ standsDays: 15 }, 'standsDays', 'Choose from 1 to 14 days'],
    [{ zipCodes: ['90210'] }, 'zipCodes', '90210 is not one of your service areas'],
  ])('refuses %j', async (input, path, message) => {
    const dale = await vendor(harness)
    expect((await refusalOf(dale, input)).issues).toContainEqual({ path, message })
    expect(await rulesOf(dale)).toEqual([])
  })

  test("refuses another vendor's rule, and a 51st", async () => {
    const small = await startHarness()
    try {
      const [dale, mia] = [await vendor(small), await vendor(small)]
      const { id } = await save(dale)
      expect(await refusalOf(mia, { id })).toMatchObject({ code: 'NOT_FOUND' })
      expect((await mia.refusal(DELETE, { id })).extensions.code).toBe('NOT_FOUND')
      await Promise.all(Array.from({ length: 60 }, () => dale.answer(SAVE, { input: HAUL_RULE })))
      expect(await rulesOf(dale)).toHaveLength(50)
      expect(await refusalOf(dale, {})).toMatchObject({ reason: 'TOO_MANY_OFFER_RULES' })
    } finally {
      await small.stop()
    }
  })
})

test('keeps falling prices out of the database', async () => {
  const dale = await vendor(harness)
  const { id } = await save(dale)
  for (const eighths of ['{80,140,190,189,290,330,370,400}', '{80,140}', '{80,140,190,240,290,330,370,null}'])
    await expect(
      harness.database.pool.query('update haul_rules set eighth_prices = $2 where id = $1', [id, eighths]),
    ).rejects.toMatchObject({ constraint: 'haul_rules_eighth_prices' })
})

test('lists the rules of a vendor to the vendor and admins, with the reason why one bids on nothing', async () => {
  const dale = await vendor(harness, { services: ['dumpster_rental'] })
  const { id } = await save(dale)
  for (const [by, vendorId] of [
    [dale, undefined],
    [ada, dale.id],
  ] as const)
    expect(await rulesOf(by, vendorId)).toMatchObject([
      { id, minimum: '99.00', whyNotBid: 'SERVICE_NOT_OFFERED' },
    ])
  expect((await dana.refusal(RULES, { vendorId: dale.id })).extensions.code).toBe('FORBIDDEN')
})

test('removes a rule', async () => {
  const dale = await vendor(harness)
  const { id } = await save(dale)
  expect((await dale.ask(DELETE, { id })).deleteHaulRule).toBe(id)
  expect(await rulesOf(dale)).toEqual([])
})

test("switches them off until the vendor's midnight, and on again, with those for rentals", async () => {
  const dale = await vendor(harness)
  await save(dale)
  const midnight = '2026-11-21T06:00:00.000Z'
  await dale.ask(OFF_TODAY, { isOff: true })
  expect(await rulesOf(dale)).toMatchObject([{ offUntil: midnight }])
  harness.clock.now = new Date(midnight)
  expect(await rulesOf(dale)).toMatchObject([{ offUntil: null }])
  harness.clock.now = START
  await dale.ask(OFF_TODAY, { isOff: false })
  expect(await rulesOf(dale)).toMatchObject([{ offUntil: null }])
})

test('lets an admin pause and resume a rule, tells the vendor, and logs both', async () => {
  const dale = await vendor(harness)
  const { id } = await save(dale)
  const reason = 'A full truck for $400 cannot be right'
  expect((await ada.ask(PAUSE_HAUL_RULE, { id, reason })).pauseHaulRule).toMatchObject({
    pausedAt: START.toISOString(),
    pauseReason: reason,
  })
  // Saving it does not resume it.
  expect(await save(dale, { id, minimum: '120' })).toMatchObject({ pauseReason: reason })
  expect((await ada.ask(RESUME, { id })).resumeHaulRule).toMatchObject({ pausedAt: null, pauseReason: null })
  const { notices } = await dale.ask(BELL)
  expect(notices.nodes.map(({ text }) => text).sort()).toEqual([
    `Haulbid paused your instant bids for junk pickups: ${reason}`,
    'Your instant bids for junk pickups are running again.',
  ])
  const { rows } = await harness.database.pool.query(
    'select action, after from audit_events where subject_id = $1 order by action',
    [dale.id],
  )
  expect(rows).toMatchObject([
    { action: 'pauseHaulRule', after: { pauseReason: reason, minimum: '99.00' } },
    { action: 'resumeHaulRule', after: { pauseReason: null } },
  ])
})

test('previews the last ten pickups that the rule would have bid on, with the price of each', async () => {
  const dale = await vendor(harness, { zips: ['78711'] })
  const zipCode = '78711'
  for (let minute = 0; minute < 12; minute++) {
    harness.clock.now = new Date(START.getTime() + minute * 60_000)
    await postJunk(dana, { zipCode, loadEighths: 4, access: 'stairs' })
  }
  await postJunk(dana, { zipCode: '78701', loadEighths: 4 })
  await postJunk(dana, { zipCode })
  await postJunk(dana, { zipCode, loadEighths: 4, hasHazardousItems: true })
  await postJunk(dana, { zipCode, items: [{ kind: 'hot_tub', count: 3 }] })
  await postJunk(dana, { zipCode, loadEighths: 4, pickupDateTime: '2026-12-25T15:00:00.000Z' })
  await postRental(dana, { zipCode })
  const input = { ...HAUL_RULE, stairsPrice: '35', weekdays: [4] }
  const { requests } = (await dale.ask(PREVIEW, { input })).previewHaulRule
  expect(requests).toHaveLength(10)
  expect(requests[0]).toEqual({
    zipCode,
    createdAt: new Date(START.getTime() + 11 * 60_000).toISOString(),
    pickupDay: junkPickup.pickupDateTime.slice(0, 10),
    loadEighths: 4,
    price: '275.00',
    parts: [
      { label: 'Half a truck', amount: '240.00' },
      { label: 'Stairs', amount: '35.00' },
    ],
  })
  expect(await rulesOf(dale)).toEqual([])
})
