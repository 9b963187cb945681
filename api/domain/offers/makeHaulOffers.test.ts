import {
  ACCEPT_BID,
  bid,
  EDIT_JUNK,
  junkPickup,
  PROPOSE_CHANGE,
  postJunk,
  RELEASE_JOB,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { HAUL_RULE, PAUSE_HAUL_RULE, SAVE_HAUL_RULE_ID } from '../../test/operations.js'
import { ADD_DAY_OFF } from '../../test/stock.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { makeOffers } from './makeOffers.js'

/** Each test has a ZIP code of its own, so that the vendors of the others do not bid. What rentals have, too, is in makeOffers.test.ts. */

let harness: Harness
let dana: TestUser
let ada: TestUser
let zip = 73500
let zipCode: string
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ;[dana, ada] = await Promise.all([customer(harness), admin(harness)])
})
beforeEach(() => {
  zipCode = String(++zip)
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const BIDS = graphql(`
  query InstantHauls($id: UUID!) {
    job(id: $id) {
      bids {
        nodes {
          id vendorId price status isInstant expiresAt unconfirmedSince includedEighths extraEighthPrice tripFee
          items { kind takes price }
          parts { label amount }
        }
      }
    }
  }
`)
const COUNTS = graphql(`query CountsOfHauls { haulRules { bidCount winCount } }`)
const BELL = graphql(`query BellOfHaulRules { notices { nodes { text } } }`)
const OFF_TODAY = graphql(
  `mutation HaulsOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }`,
)
const CHANGE = graphql(`
  mutation ChangeInstantHaul($input: ChangeBidInput!) {
    changeBid(input: $input) { isInstant includedEighths parts { label } }
  }
`)

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const rule = async (by: TestUser, more: object = {}): Promise<string> =>
  (await by.ask(SAVE_HAUL_RULE_ID, { input: { ...HAUL_RULE, ...more } })).saveHaulRule.id
const work = (jobId: string) => makeOffers(harness.app.context, { jobId }, taskWork('makeOffers'))
/** Posts half a truck and works off the queue. */
const post = async (more: object = {}): Promise<string> => {
  const jobId = await postJunk(dana, { zipCode, loadEighths: 4, ...more })
  await harness.mails()
  return jobId
}
const edit = async (jobId: string, more: object = {}) => {
  await dana.ask(EDIT_JUNK, { input: { ...junkPickup, zipCode, jobId, loadEighths: 4, ...more } })
  await harness.mails()
}
const bidsOf = async (id: string, by = dana) => (await by.ask(BIDS, { id })).job.bids.nodes
const pricesOf = async (id: string) => (await bidsOf(id)).map(({ price }) => price).sort()
const hauler = (more: object = {}) => vendor(harness, { zips: [zipCode], ...more })
const takes = (by: TestUser, kind: string, how: string, price: string | null = null) =>
  sql('insert into vendor_items (vendor_id, kind, takes, price) values ($1, $2, $3, $4)', [
    by.id,
    kind,
    how,
    price,
  ])
const textsOf = async (by: TestUser) => (await by.ask(BELL)).notices.nodes.map(({ text }) => text)

test('bids with the price of the load when a pickup is posted, says how it is made up, and tells the customer', async () => {
  const dale = await hauler()
  await rule(dale, { stairsPrice: '35', extraEighthPrice: '45', standsDays: 5 })
  const jobId = await postJunk(dana, { zipCode, loadEighths: 4, access: 'stairs' })
  const mails = await harness.mails()
  expect(await bidsOf(jobId)).toEqual([
    {
      id: expect.any(String),
      vendorId: dale.id,
      price: '275.00',
      status: 'pending',
      isInstant: true,
      expiresAt: '2026-11-25T18:00:00.000Z',
      unconfirmedSince: null,
      includedEighths: 4,
      extraEighthPrice: '45.00',
      tripFee: null,
      items: [],
      parts: [
        { label: 'Half a truck', amount: '240.00' },
        { label: 'Stairs', amount: '35.00' },
      ],
    },
  ])
  expect(mails.filter(mail => mail.includes(dana.email) && mail.includes('275'))).toHaveLength(1)
  expect(await bidsOf(jobId, dale)).toHaveLength(1)
})

test.each<[string, object, string]>([
  ['the load that items make', { loadEighths: undefined, items: [{ kind: 'sofa', count: 3 }] }, '190.00'],
  ['the minimum for a small load', { loadEighths: 1 }, '99.00'],
  ['a full truck', { loadEighths: 8 }, '400.00'],
])('prices %s', async (_, request, price) => {
  await rule(await hauler())
  expect(await pricesOf(await post(request))).toEqual([price])
})

test.each<[string, object]>([
  ['a request without a load', { loadEighths: undefined }],
  ['more than a truck', { loadEighths: undefined, items: [{ kind: 'hot_tub', count: 3 }] }],
  ['hazardous items', { hasHazardousItems: true }],
])('bids not on %s', async (_, request) => {
  await rule(await hauler())
  const jobId = await post(request)
  await work(jobId)
  expect(await bidsOf(jobId)).toEqual([])
})

test('copies what the vendor takes into the bid, and adds the prices of named items', async () => {
  const dale = await hauler()
  await rule(dale)
  await takes(dale, 'tire', 'no')
  await takes(dale, 'mattress', 'extra', '40')
  const items = [{ kind: 'mattress', count: 2 }]
  expect(await bidsOf(await post({ items }))).toMatchObject([
    {
      price: '320.00',
      items: [
        { kind: 'mattress', takes: 'extra', price: '40.00' },
        { kind: 'tire', takes: 'no', price: null },
      ],
      parts: [
        { label: 'Half a truck', amount: '240.00' },
        { label: '2 mattresses', amount: '80.00' },
      ],
    },
  ])
})

test('bids not on a kind that the vendor does not take, and tells nobody', async () => {
  const dale = await hauler()
  await rule(dale, { mostPerDay: 1 })
  await takes(dale, 'tire', 'no')
  await post()
  expect(await bidsOf(await post({ items: [{ kind: 'tire', count: 1 }] }))).toEqual([])
  expect((await textsOf(dale)).filter(text => text.includes('instant bids'))).toEqual([])
})

test('leaves a request of the specification without a task', async () => {
  const jobId = await postJunk(dana, { zipCode })
  const tasks = await sql("select task from queued_tasks where payload ->> 'jobId' = $1", [jobId])
  expect(tasks).toEqual([{ task: 'tellVendors' }])
})

describe('a rule that does not match', () => {
  test.each<[string, object, object]>([
    ['the weekday', { weekdays: [1, 2, 3, 5, 6, 7] }, {}],
    // Christmas Eve in Austin is Christmas in UTC.
    ['the weekday there', { weekdays: [5] }, { pickupDateTime: '2026-12-25T03:00:00.000Z' }],
    ['the notice', { noticeHours: 190 }, { pickupDateTime: '2026-11-28T15:00:00.000Z' }],
  ])('does not bid because of %s', async (_, given, request) => {
    await rule(await hauler(), given)
    expect(await bidsOf(await post(request))).toEqual([])
  })

  test.each<[string, object, object]>([
    ['the weekday', { weekdays: [4] }, {}],
    ['the weekday there', { weekdays: [4] }, { pickupDateTime: '2026-12-25T03:00:00.000Z' }],
    ['the notice to the hour', { noticeHours: 189 }, { pickupDateTime: '2026-11-28T15:00:00.000Z' }],
  ])('bids if %s matches', async (_, given, request) => {
    await rule(await hauler(), given)
    expect(await pricesOf(await post(request))).toEqual(['240.00'])
  })

  test('bids only in the ZIP codes of the rule', async () => {
    const other = String(++zip)
    const dale = await vendor(harness, { zips: [zipCode, other] })
    await rule(dale, { zipCodes: [other] })
    expect(await bidsOf(await post())).toEqual([])
    expect(await bidsOf(await post({ zipCode: other }))).toHaveLength(1)
  })
})

describe('a vendor who may not bid', () => {
  const cases: [string, (dale: TestUser, ruleId: string) => Promise<unknown>][] = [
    ['the rule is off', (dale, id) => rule(dale, { id, isActive: false })],
    ['all rules are off for today', dale => dale.ask(OFF_TODAY, { isOff: true })],
    ['an admin paused it', (_, id) => ada.ask(PAUSE_HAUL_RULE, { id, reason: 'Too cheap' })],
    ['pickups are not offered', dale => sql('delete from vendor_services where vendor_id = $1', [dale.id])],
    ['the day is off', dale => dale.ask(ADD_DAY_OFF, { input: { from: '2026-12-24', to: '2026-12-24' } })],
  ]
  test.each(cases)('gets no bid made if %s', async (_, stop) => {
    const dale = await hauler()
    await stop(dale, await rule(dale))
    expect(await bidsOf(await post())).toEqual([])
  })
})

test('makes one bid of several rules, the cheapest', async () => {
  const dale = await hauler()
  await rule(dale, { minimum: '300' })
  await rule(dale)
  await rule(dale, { minimum: '250' })
  expect(await pricesOf(await post())).toEqual(['240.00'])
})

describe('the most per day', () => {
  test('counts standing and accepted bids for the day of the pickup, and the vendor hears of it once', async () => {
    const dale = await hauler()
    await rule(dale, { mostPerDay: 2 })
    const [first] = [await post(), await post()]
    await dana.ask(ACCEPT_BID, { bidId: (await bidsOf(first))[0]!.id })
    expect((await dale.ask(COUNTS)).haulRules).toEqual([{ bidCount: 2, winCount: 1 }])
    // The same day in Austin.
    expect(await bidsOf(await post({ pickupDateTime: '2026-12-25T03:00:00.000Z' }))).toEqual([])
    expect(await bidsOf(await post())).toEqual([])
    expect(await bidsOf(await post({ pickupDateTime: '2026-12-25T15:00:00.000Z' }))).toHaveLength(1)
    expect((await textsOf(dale)).filter(text => text.includes('most per day'))).toEqual([
      'Your instant bids for junk pickups are paused for Dec 24. The most per day is 2. A matching pickup got no bid from you.',
    ])
  })

  test('counts a pickup that is moved on its new day', async () => {
    const dale = await hauler()
    await rule(dale, { mostPerDay: 1 })
    const jobId = await post()
    await dana.ask(ACCEPT_BID, { bidId: (await bidsOf(jobId))[0]!.id })
    expect(await bidsOf(await post())).toEqual([])
    const [visit] = (await dana.ask(VISITS, { id: jobId })).job.visits
    const nextDay = (moment: string) => new Date(Date.parse(moment) + 86_400_000).toISOString()
    await dana.ask(PROPOSE_CHANGE, {
      input: {
        jobId,
        kind: 'move_visit',
        visitId: visit!.id,
        windowStart: nextDay(visit!.windowStart),
        windowEnd: nextDay(visit!.windowEnd),
      },
    })
    expect(await bidsOf(await post())).toHaveLength(1)
    expect(await bidsOf(await post({ pickupDateTime: '2026-12-25T15:00:00.000Z' }))).toEqual([])
  })

  test('holds when twenty pickups are posted and worked on at once, each twice', async () => {
    const dale = await hauler()
    await rule(dale, { mostPerDay: 7 })
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const jobId = await postJunk(dana, { zipCode, loadEighths: 4 })
        await Promise.all([work(jobId), work(jobId)])
      }),
    )
    const rows = await sql('select job_id from bids where vendor_id = $1', [dale.id])
    expect(new Set(rows.map(row => row.job_id)).size).toBe(7)
    expect(rows).toHaveLength(7)
    await sql('delete from queued_tasks')
  })
})

describe('an edit', () => {
  test('replaces an instant bid with one for the new load', async () => {
    const dale = await hauler()
    await rule(dale)
    const jobId = await post()
    await edit(jobId, { loadEighths: 6 })
    expect(await bidsOf(jobId)).toMatchObject([
      { price: '330.00', includedEighths: 6, status: 'pending', isInstant: true, unconfirmedSince: null },
    ])
    expect((await dale.ask(COUNTS)).haulRules).toEqual([{ bidCount: 1, winCount: 0 }])
  })

  test('withdraws the instant bid if the load is no longer known, and bids again once it is', async () => {
    await rule(await hauler())
    const jobId = await post()
    await edit(jobId, { loadEighths: undefined })
    expect(await bidsOf(jobId)).toEqual([])
    await edit(jobId)
    expect(await pricesOf(jobId)).toEqual(['240.00'])
  })

  test('bids on a request that did not name its load before', async () => {
    await rule(await hauler())
    const jobId = await post({ loadEighths: undefined })
    await edit(jobId)
    expect(await pricesOf(jobId)).toEqual(['240.00'])
  })
})

test('drops the parts of a price that its vendor changes by hand', async () => {
  const dale = await hauler()
  await rule(dale)
  const jobId = await post()
  const input = { bidId: (await bidsOf(jobId))[0]!.id, price: '230', includedEighths: 4 }
  expect((await dale.ask(CHANGE, { input })).changeBid).toEqual({
    isInstant: false,
    includedEighths: 4,
    parts: [],
  })
})

test('is left alone after a typed bid', async () => {
  const dale = await hauler()
  await rule(dale)
  const jobId = await postJunk(dana, { zipCode, loadEighths: 4 })
  const made = await bid(dale, jobId, '420')
  await harness.mails()
  await work(jobId)
  expect(await bidsOf(jobId)).toMatchObject([{ id: made, price: '420.00', isInstant: false }])
})

test('bids again after a give-back, but not for the vendor who gave it back', async () => {
  const [dale, mia] = [await hauler(), await hauler()]
  await rule(dale)
  await rule(mia, { minimum: '250' })
  const jobId = await post()
  const bidOf = async (by: TestUser) => (await bidsOf(jobId)).filter(({ vendorId }) => vendorId === by.id)
  await dana.ask(ACCEPT_BID, { bidId: (await bidOf(dale))[0]!.id })
  await dale.ask(RELEASE_JOB, { jobId })
  await harness.mails()
  expect(await bidOf(dale)).toMatchObject([{ status: 'withdrawn' }])
  expect(await bidOf(mia)).toMatchObject([{ price: '250.00', status: 'pending', isInstant: true }])
})
