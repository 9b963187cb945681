import {
  ACCEPT_BID,
  bid,
  dumpsterRental,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  RELEASE_JOB,
  SUBMIT_BID,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import {
  CANCEL_JOB,
  PAUSE_OFFER_RULE,
  SAVE_OFFER_RULE_ID,
  SET_USER_ACTIVE,
  WITHDRAW_BID_ID,
} from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { makeOffers } from './makeOffers.js'

/** Each test has a ZIP code of its own, so that the vendors of the others do not bid. */

const DAY_MS = 86_400_000

let harness: Harness
let dana: TestUser
let ada: TestUser
let zip = 73300
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
  query InstantBids($id: UUID!) {
    job(id: $id) {
      bids {
        totalCount
        nodes {
          id vendorId price message status isInstant createdAt expiresAt unconfirmedSince
          includedDays includedTons extraDayPrice extraTonPrice tripFee
        }
      }
    }
  }
`)
const EDIT = graphql(`
  mutation EditOfferedRental($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }
`)
const CHANGE = graphql(`
  mutation ChangeInstantBid($input: ChangeBidInput!) { changeBid(input: $input) { id isInstant } }
`)
const DECLINE = graphql(`mutation DeclineInstantBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
const COUNTS = graphql(`query CountsOfRules { offerRules { bidCount winCount } }`)
const BELL = graphql(`query BellOfRules { notices { nodes { text } } }`)
const DELETE = graphql(`mutation RemoveRule($id: UUID!) { deleteOfferRule(id: $id) }`)
const OFF_TODAY = graphql(
  `mutation RulesOffToday($isOff: Boolean!) { turnOffersOffToday(isOff: $isOff) { id } }`,
)
const REMOVE_AREA = graphql(
  `mutation RemoveRulesArea($zipCode: String!) { removeServiceArea(zipCode: $zipCode) { id } }`,
)
const NO_RENTALS = graphql(`mutation NoRentals { removeVendorService(serviceType: dumpster_rental) { id } }`)

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const rule = async (by: TestUser, more: object = {}): Promise<string> =>
  (await by.ask(SAVE_OFFER_RULE_ID, { input: { size: '20_yard', price: '380', ...more } })).saveOfferRule.id
const work = (jobId: string) => makeOffers(harness.app.context, { jobId }, taskWork('makeOffers'))
/** Posts a rental and works off the queue. */
const post = async (more: object = {}): Promise<string> => {
  const jobId = await postRental(dana, { zipCode, ...more })
  await harness.mails()
  return jobId
}
const edit = async (jobId: string, more: object = {}) => {
  await dana.ask(EDIT, { input: { ...dumpsterRental, zipCode, jobId, ...more } })
  await harness.mails()
}
const bidsOf = async (id: string, by = dana) => (await by.ask(BIDS, { id })).job.bids.nodes
const pricesOf = async (id: string) => (await bidsOf(id)).map(({ price }) => price).sort()
const hauler = (more: object = {}) => vendor(harness, { zips: [zipCode], ...more })
const textsOf = async (by: TestUser) => (await by.ask(BELL)).notices.nodes.map(({ text }) => text)

test('bids with all terms of the rule when a rental is posted, and tells the customer', async () => {
  const dale = await hauler()
  const terms = {
    includedDays: 7,
    includedTons: '2.00',
    extraDayPrice: '12.00',
    extraTonPrice: '65.00',
    tripFee: '90.00',
  }
  await rule(dale, { ...terms, standsDays: 5 })
  const jobId = await postRental(dana, { zipCode })
  const mails = await harness.mails()
  const [made] = await bidsOf(jobId)
  expect(made).toEqual({
    ...terms,
    id: expect.any(String),
    vendorId: dale.id,
    price: '380.00',
    message: null,
    status: 'pending',
    isInstant: true,
    createdAt: START.toISOString(),
    expiresAt: '2026-11-25T18:00:00.000Z',
    unconfirmedSince: null,
  })
  expect(mails.filter(mail => mail.includes(dana.email) && mail.includes('380'))).toHaveLength(1)
  expect(await bidsOf(jobId, dale)).toHaveLength(1)
})

test('mails the customer the lowest of the bids made at once, and notes each in the bell', async () => {
  const vendors = await Promise.all(['391', '387', '399'].map(async price => rule(await hauler(), { price })))
  const jobId = await postRental(dana, { zipCode })
  const mails = await harness.mails()
  expect(await bidsOf(jobId)).toHaveLength(vendors.length)
  expect(
    mails.filter(mail => mail.includes(`To: ${dana.email}`)).map(mail => /\$3\d\d/.exec(mail)?.[0]),
  ).toEqual(['$387'])
  const rows = await sql(
    "select data->>'price' as price from notices where job_id = $1 and user_id = $2 order by 1",
    [jobId, dana.id],
  )
  expect(rows).toEqual([{ price: '387.00' }, { price: '391.00' }, { price: '399.00' }])
})

test('leaves a typed bid as it was in the answer to a client of the specification', async () => {
  const dale = await hauler()
  const jobId = await postRental(dana, { zipCode })
  const made = await bid(dale, jobId, '149.50', 'I can come')
  expect((await bidsOf(jobId)).find(({ id }) => id === made)).toMatchObject({
    price: '149.50',
    message: 'I can come',
    isInstant: false,
  })
})

test('bids on no junk pickup', async () => {
  const dale = await hauler()
  await rule(dale)
  const jobId = await postJunk(dana, { zipCode })
  await harness.mails()
  await work(jobId)
  expect(await bidsOf(jobId)).toEqual([])
})

describe('a rule that does not match', () => {
  test.each<[string, object, object]>([
    ['the size', { size: '10_yard' }, {}],
    ['the debris', { debris: ['roofing', 'heavy'] }, { debris: 'household' }],
    ['debris that is not named', { debris: ['roofing'] }, {}],
    ['the weekday', { weekdays: [1, 2, 3, 5, 6, 7] }, {}],
    ['the notice', { noticeHours: 200 }, { dropoffDate: '2026-11-28', pickupDate: '2026-11-30' }],
  ])('does not bid because of %s', async (_, given, request) => {
    await rule(await hauler(), given)
    expect(await bidsOf(await post(request))).toEqual([])
  })

  test.each<[string, object, object]>([
    ['the debris', { debris: ['roofing', 'heavy'] }, { debris: 'heavy' }],
    ['debris that is not named', { debris: ['not_sure'] }, {}],
    ['the weekday', { weekdays: [4] }, {}],
    ['the notice to the hour', { noticeHours: 188 }, { dropoffDate: '2026-11-28', pickupDate: '2026-11-30' }],
  ])('bids if %s matches', async (_, given, request) => {
    await rule(await hauler(), given)
    expect(await pricesOf(await post(request))).toEqual(['380.00'])
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
    ['an admin paused it', (_, id) => ada.ask(PAUSE_OFFER_RULE, { id, reason: 'Too cheap' })],
    ['the rule was removed', (dale, id) => dale.ask(DELETE, { id })],
    ['the vendor is suspended', dale => ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive: false })],
    ['the area was removed', dale => dale.ask(REMOVE_AREA, { zipCode })],
    ['rentals are not offered', dale => dale.ask(NO_RENTALS)],
    [
      'the size is not offered',
      dale =>
        sql(
          "insert into dumpster_sizes (id, vendor_id, size, rental_size, created_at) values (gen_random_uuid(), $1, 'x', '10_yard', now())",
          [dale.id],
        ),
    ],
  ]
  test.each(cases)('gets no bid made if %s', async (_, stop) => {
    const dale = await hauler()
    await stop(dale, await rule(dale))
    expect(await bidsOf(await post())).toEqual([])
  })
})

describe('documents', () => {
  afterEach(() => sql('update settings set documents_required = false'))
  /** In Austin, where the day ends at 06:00 UTC. */
  const withDocuments = (by: TestUser, until: string) =>
    sql(
      `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
        select gen_random_uuid(), $1::uuid, type, 'x.png', '/objects/x', 'approved', case type when 'w9_form' then null else $2::date end,
          case type when 'w9_form' then null else 'America/Chicago' end
        from unnest(array['w9_form', 'drivers_license', 'commercial_insurance']) type`,
      [by.id, until],
    )

  test('stop bids at the midnight after they expire, and the vendor hears of it once', async () => {
    await sql('update settings set documents_required = true')
    const dale = await hauler()
    await withDocuments(dale, '2026-11-20')
    await rule(dale)
    harness.clock.now = new Date('2026-11-21T05:59:59Z')
    expect(await bidsOf(await post())).toHaveLength(1)
    harness.clock.now = new Date('2026-11-21T06:00:00Z')
    expect(await bidsOf(await post())).toEqual([])
    expect(await bidsOf(await post())).toEqual([])
    expect((await textsOf(dale)).filter(text => text.includes('instant bids'))).toEqual([
      'Your instant bids are paused because your documents need attention. A matching job was posted and got no bid from you.',
    ])
  })
})

describe('several rules of one vendor', () => {
  test('make one bid, the one with the lowest expected total', async () => {
    const dale = await hauler()
    await rule(dale, { price: '300', includedDays: 1, extraDayPrice: '50' })
    await rule(dale, { price: '390' })
    await rule(dale, { price: '410' })
    expect(await pricesOf(await post())).toEqual(['390.00'])
  })

  test('take over from one whose day is full', async () => {
    const dale = await hauler()
    await rule(dale, { price: '300', mostPerDay: 1 })
    await rule(dale, { price: '390' })
    expect(await pricesOf(await post())).toEqual(['300.00'])
    expect(await pricesOf(await post())).toEqual(['390.00'])
    expect((await textsOf(dale)).filter(text => text.includes('instant bids'))).toEqual([])
  })
})

describe('the most per day', () => {
  test('counts standing and accepted bids for the day of delivery, and the vendor hears of it once', async () => {
    const dale = await hauler()
    await rule(dale, { mostPerDay: 2 })
    const [first, second] = [await post(), await post()]
    await dana.ask(ACCEPT_BID, { bidId: (await bidsOf(first))[0]!.id })
    expect(await bidsOf(await post())).toEqual([])
    expect(await bidsOf(await post())).toEqual([])
    expect(await bidsOf(await post({ dropoffDate: '2026-12-25' }))).toHaveLength(1)
    await dana.ask(DECLINE, { bidId: (await bidsOf(second))[0]!.id })
    expect(await bidsOf(await post())).toHaveLength(1)
    expect((await textsOf(dale)).filter(text => text.includes('most per day'))).toEqual([
      'Your instant bids for 20 yard dumpsters are paused for Dec 24. The most per day is 2. A matching rental got no bid from you.',
    ])
  })

  test('frees the day of a job that is cancelled or moved, and counts it on its new day', async () => {
    const dale = await hauler()
    await rule(dale, { mostPerDay: 1 })
    const take = async (jobId: string) => {
      await dana.ask(ACCEPT_BID, { bidId: (await bidsOf(jobId))[0]!.id })
      return jobId
    }
    await dana.ask(CANCEL_JOB, { jobId: await take(await post()) })
    expect((await dale.ask(COUNTS)).offerRules).toEqual([{ bidCount: 1, winCount: 0 }])
    const moved = await take(await post())
    expect(await bidsOf(await post())).toEqual([])
    const [delivery] = (await dana.ask(VISITS, { id: moved })).job.visits
    const nextDay = (moment: string) => new Date(Date.parse(moment) + DAY_MS).toISOString()
    const input = {
      jobId: moved,
      kind: 'move_visit' as const,
      visitId: delivery!.id,
      windowStart: nextDay(delivery!.windowStart),
      windowEnd: nextDay(delivery!.windowEnd),
    }
    await dana.ask(PROPOSE_CHANGE, { input })
    expect(await bidsOf(await post())).toHaveLength(1)
    expect(await bidsOf(await post({ dropoffDate: '2026-12-25' }))).toEqual([])
  })

  test('holds when fifty rentals are posted and worked on at once, each twice', async () => {
    const dale = await hauler()
    await rule(dale, { mostPerDay: 7 })
    const posted: string[] = []
    const post = async () => {
      while (posted.length < 50) {
        const at = posted.push('') - 1
        posted[at] = await postRental(dana, { zipCode })
        await Promise.all([work(posted[at]), work(posted[at])])
      }
    }
    await Promise.all(Array.from({ length: 8 }, post))
    const rows = await sql('select job_id from bids where vendor_id = $1', [dale.id])
    expect(new Set(rows.map(row => row.job_id)).size).toBe(7)
    expect(rows).toHaveLength(7)
    await sql('delete from queued_tasks')
  })
})

describe('an edit', () => {
  test('replaces an instant bid with one that fits the new request', async () => {
    const dale = await hauler()
    await rule(dale)
    const jobId = await post()
    const [before] = await bidsOf(jobId)
    await edit(jobId, { dropoffDate: '2026-12-26', serviceInstructions: 'Behind the garage' })
    const after = await bidsOf(jobId)
    expect(after).toMatchObject([{ status: 'pending', isInstant: true, unconfirmedSince: null }])
    expect(after[0]!.id).not.toBe(before!.id)
    expect(
      await sql('select status, replaced_at is not null as replaced from bids where id = $1', [before!.id]),
    ).toEqual([{ status: 'withdrawn', replaced: true }])
    expect((await dale.ask(COUNTS)).offerRules).toEqual([{ bidCount: 1, winCount: 0 }])
  })

  test('withdraws an instant bid whose rule no longer matches', async () => {
    const dale = await hauler()
    await rule(dale, { weekdays: [4] })
    const jobId = await post()
    await edit(jobId, { dropoffDate: '2026-12-26' })
    expect(await bidsOf(jobId)).toEqual([])
    await edit(jobId)
    expect(await bidsOf(jobId)).toHaveLength(1)
  })

  test('keeps the bid if only the contact changes', async () => {
    await rule(await hauler())
    const jobId = await post()
    const [before] = await bidsOf(jobId)
    await edit(jobId, { phone: '(512) 555-0199' })
    expect(await bidsOf(jobId)).toEqual([before])
  })

  test('asks a vendor who has changed the instant bid by hand to confirm it', async () => {
    const dale = await hauler()
    await rule(dale)
    const jobId = await post()
    const bidId = (await bidsOf(jobId))[0]!.id
    expect((await dale.ask(CHANGE, { input: { bidId, price: '370' } })).changeBid.isInstant).toBe(false)
    await edit(jobId, { dropoffDate: '2026-12-26' })
    expect(await bidsOf(jobId)).toMatchObject([
      { id: bidId, price: '370.00', unconfirmedSince: START.toISOString() },
    ])
  })
})

describe('a vendor who decides by hand', () => {
  test('is left alone after a typed bid', async () => {
    const dale = await hauler()
    await rule(dale)
    const jobId = await postRental(dana, { zipCode })
    const made = await bid(dale, jobId, '420')
    await harness.mails()
    await dale.ask(WITHDRAW_BID_ID, { bidId: made })
    await work(jobId)
    expect(await bidsOf(jobId)).toMatchObject([{ id: made, status: 'withdrawn' }])
  })

  test('is left alone after withdrawing the instant bid, and after the customer declined it', async () => {
    const [dale, mia] = [await hauler(), await hauler()]
    await rule(dale)
    await rule(mia, { price: '390' })
    const jobId = await post()
    const made = await bidsOf(jobId)
    await dale.ask(WITHDRAW_BID_ID, { bidId: made.find(({ vendorId }) => vendorId === dale.id)!.id })
    await dana.ask(DECLINE, { bidId: made.find(({ vendorId }) => vendorId === mia.id)!.id })
    await edit(jobId, { dropoffDate: '2026-12-26' })
    expect((await bidsOf(jobId)).map(({ status }) => status).sort()).toEqual(['rejected', 'withdrawn'])
  })

  test('replaces the instant bid with a typed one', async () => {
    const dale = await hauler()
    await rule(dale)
    const jobId = await post()
    const made = await bid(dale, jobId, '420', 'Call me')
    expect(await bidsOf(jobId)).toMatchObject([{ id: made, price: '420.00', isInstant: false }])
    expect((await dale.refusal(SUBMIT_BID, { input: { jobId, price: '1' } })).extensions.reason).toBe(
      'BID_EXISTS',
    )
  })

  test('keeps the instant bid if the typed one is refused', async () => {
    const dale = await hauler()
    await rule(dale)
    const jobId = await post()
    const input = { jobId, price: '420', version: 7 }
    expect((await dale.refusal(SUBMIT_BID, { input })).extensions.reason).toBe('CHANGED_MEANWHILE')
    expect(await bidsOf(jobId)).toMatchObject([{ price: '380.00', status: 'pending', isInstant: true }])
  })
})

test('bids again after a give-back, but not for the vendor who gave it back', async () => {
  const [dale, mia] = [await hauler(), await hauler()]
  await rule(dale)
  await rule(mia, { price: '390' })
  const jobId = await post()
  const bidOf = async (by: TestUser) => (await bidsOf(jobId)).filter(({ vendorId }) => vendorId === by.id)
  const [lost] = await bidOf(mia)
  await dana.ask(ACCEPT_BID, { bidId: (await bidOf(dale))[0]!.id })
  expect((await dale.ask(COUNTS)).offerRules).toEqual([{ bidCount: 1, winCount: 1 }])
  await dale.ask(RELEASE_JOB, { jobId })
  await harness.mails()
  expect(await bidOf(dale)).toMatchObject([{ status: 'withdrawn' }])
  expect(await bidOf(mia)).toMatchObject([{ status: 'pending', isInstant: true, unconfirmedSince: null }])
  expect((await bidOf(mia))[0]!.id).not.toBe(lost!.id)
  expect((await dale.ask(COUNTS)).offerRules).toEqual([{ bidCount: 1, winCount: 0 }])
})

test('does not change a bid when its rule changes', async () => {
  const dale = await hauler()
  const id = await rule(dale)
  const jobId = await post()
  const before = await bidsOf(jobId)
  await rule(dale, { id, price: '1', tripFee: '50' })
  await dale.ask(DELETE, { id })
  await work(jobId)
  expect(await bidsOf(jobId)).toEqual(before)
})

test('makes each bid once, however often and in however many processes the task runs', async () => {
  const vendors = await Promise.all(Array.from({ length: 5 }, () => hauler()))
  await Promise.all(vendors.map(each => rule(each)))
  const jobId = await postRental(dana, { zipCode })
  await Promise.all([harness.mails(), work(jobId), work(jobId), work(jobId)])
  expect((await bidsOf(jobId)).map(({ vendorId }) => vendorId).sort()).toEqual(
    vendors.map(({ id }) => id).sort(),
  )
})
