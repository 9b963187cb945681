import { bidEnds } from '../../rules/bids/bidExpiry.js'
import { addDays } from '../../rules/dates.js'
import { ACCEPT_BID, bid, postJunk, postRental } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

/** A bid ends by its time alone, whether or not that has been recorded (docs/decisions/0064-expiry.md). */

const HOUR_MS = 3_600_000

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
beforeAll(async () => {
  harness = await startHarness()
  const zips = ['78701', '96813', '00918', '85001']
  ;[dana, dale, mia] = await Promise.all([
    customer(harness),
    vendor(harness, { zips }),
    vendor(harness, { zips }),
  ])
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const at = (moment: string | Date) => {
  harness.clock.now = new Date(moment)
}

const SUBMIT = graphql(`
  mutation SubmitBidUntil($input: SubmitBidInput!) {
    submitBid(input: $input) { id status expiresAt }
  }
`)
const CHANGE = graphql(`
  mutation ChangeBidUntil($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }
`)
const DECLINE = graphql(`mutation DeclineLate($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
const WITHDRAW = graphql(`mutation WithdrawLate($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }`)
const SEEN = graphql(`
  query JobWithEnds($id: UUID!) {
    job(id: $id) {
      timeZone openBidCount lowestBidPrice whyNotBid
      pickupDateTime dropoffDate dropoffTimePreference
      myBid { id status viewerCanChange viewerCanWithdraw }
      bids { nodes { id status viewerCanDecide } }
    }
  }
`)
const BUSY = graphql(`
  query EndedBids { vendorAgenda { openBidCount openBids { id } lostBids { id status } } }
`)

const askedOf = async (who: TestUser, id: string) => {
  const seen = await seenBy(who, id)
  return { ...seen, timeZone: seen.timeZone! }
}
const seenBy = async (who: TestUser, id: string) => (await who.ask(SEEN, { id })).job
test.each<
  [
    string,
    string | { dropoffDate: string; zipCode?: string; dropoffTimePreference?: string },
    string,
    number | undefined,
    string,
  ]
>([
  [
    '72 hours unless it says more',
    '2026-12-24T15:00:00Z',
    '2026-11-25T18:00:00Z',
    undefined,
    '2026-11-28T18:00:00.000Z',
  ],
  ['14 days', '2026-12-24T15:00:00Z', '2026-11-25T18:00:00Z', 14, '2026-12-09T18:00:00.000Z'],
  [
    'no longer than to the pickup',
    '2026-11-26T15:00:00Z',
    '2026-11-25T18:00:00Z',
    2,
    '2026-11-26T15:00:00.000Z',
  ],
  [
    'no longer than to the morning of Honolulu',
    { zipCode: '96813', dropoffDate: '2026-11-26' },
    '2026-11-25T18:00:00Z',
    14,
    '2026-11-26T18:00:00.000Z',
  ],
  [
    'no longer than to the noon of San Juan',
    { zipCode: '00918', dropoffDate: '2026-11-26', dropoffTimePreference: 'afternoon' },
    '2026-11-25T18:00:00Z',
    3,
    '2026-11-26T16:00:00.000Z',
  ],
  [
    '72 hours over a day of 23',
    { dropoffDate: '2027-03-20' },
    '2027-03-12T20:00:00Z',
    undefined,
    '2027-03-15T20:00:00.000Z',
  ],
  [
    'no longer than to the morning of a day of 23',
    { dropoffDate: '2027-03-14', dropoffTimePreference: 'anytime' },
    '2027-03-12T20:00:00Z',
    3,
    '2027-03-14T13:00:00.000Z',
  ],
  [
    'no longer than to the noon of a day of 25',
    { dropoffDate: '2027-11-07', dropoffTimePreference: 'afternoon' },
    '2027-11-05T20:00:00Z',
    14,
    '2027-11-07T18:00:00.000Z',
  ],
  [
    'to the end of the day, once its window has begun',
    { zipCode: '85001', dropoffDate: '2026-11-26' },
    '2026-11-26T18:00:00Z',
    14,
    '2026-11-27T07:00:00.000Z',
  ],
])('keeps a bid open for %s, by the same rule in page and API', async (_, job, now, days, until) => {
  at(now)
  const zips = ['78701', '96813', '00918', '85001']
  const [kim, ben] = await Promise.all([customer(harness), vendor(harness, { zips })])
  const jobId = await (typeof job === 'string'
    ? postJunk(kim, { pickupDateTime: job })
    : postRental(kim, { pickupDate: addDays(job.dropoffDate, 7), ...job }))
  const input = { jobId, price: '90', ...(days && { expiresInDays: days }) }
  const { submitBid } = await ben.ask(SUBMIT, { input })
  expect(submitBid).toMatchObject({ status: 'pending', expiresAt: until })
  expect(bidEnds(await askedOf(kim, jobId), new Date(now), days).toISOString()).toBe(until)

  at(new Date(Date.parse(until) - 1))
  expect(await seenBy(kim, jobId)).toMatchObject({
    openBidCount: 1,
    bids: { nodes: [{ viewerCanDecide: true }] },
  })
  at(until)
  expect(await seenBy(kim, jobId)).toMatchObject({
    openBidCount: 0,
    bids: { nodes: [{ viewerCanDecide: false }] },
  })
})

test('accepts whole days from 1 to 14', async () => {
  const jobId = await postJunk(dana)
  for (const expiresInDays of [0, 15, -1])
    expect(await dale.issues(SUBMIT, { input: { jobId, price: '90', expiresInDays } })).toEqual([
      'expiresInDays: Choose from 1 to 14 days',
    ])
  expect(
    (await dale.refusal(SUBMIT, { input: { jobId, price: '90', expiresInDays: 1.5 } })).extensions.code,
  ).toBe('BAD_USER_INPUT')
})

test('keeps the end when a bid changes, unless the change sets a new one', async () => {
  const jobId = await postJunk(dana)
  const bidId = await bid(dale, jobId)
  at(new Date(START.getTime() + HOUR_MS))
  const change = async (more: object) =>
    (await dale.ask(CHANGE, { input: { bidId, price: '90', ...more } })).changeBid.expiresAt
  expect(await change({})).toBe('2026-11-23T18:00:00.000Z')
  expect(await change({ expiresInDays: 1 })).toBe('2026-11-21T19:00:00.000Z')
})

test('refuses every act on an ended bid, leaves it out of the counts, and lets its vendor bid again', async () => {
  const jobId = await postJunk(dana)
  const bidId = await bid(dale, jobId, '99.00')
  const { submitBid: longer } = await mia.ask(SUBMIT, { input: { jobId, price: '148.00', expiresInDays: 5 } })
  expect(await seenBy(dana, jobId)).toMatchObject({ openBidCount: 2, lowestBidPrice: '99.00' })
  const listed = async () => (await dale.ask(BUSY)).vendorAgenda!
  expect((await listed()).openBids).toContainEqual({ id: bidId })

  at('2026-11-23T18:00:00.000Z')
  const seen = await seenBy(dana, jobId)
  expect(seen).toMatchObject({ openBidCount: 1, lowestBidPrice: '148.00' })
  expect(new Map(seen.bids.nodes.map(each => [each.id, each]))).toEqual(
    new Map([
      [longer.id, { id: longer.id, status: 'pending', viewerCanDecide: true }],
      [bidId, { id: bidId, status: 'expired', viewerCanDecide: false }],
    ]),
  )
  expect(await seenBy(dale, jobId)).toMatchObject({
    whyNotBid: null,
    openBidCount: 0,
    myBid: { status: 'expired', viewerCanChange: false, viewerCanWithdraw: false },
  })
  expect((await listed()).openBids).not.toContainEqual({ id: bidId })
  expect((await listed()).lostBids).toContainEqual({ id: bidId, status: 'expired' })
  for (const [who, operation, variables] of [
    [dana, ACCEPT_BID, { bidId }],
    [dana, DECLINE, { bidId }],
    [dale, CHANGE, { input: { bidId, price: '80' } }],
    [dale, WITHDRAW, { bidId }],
  ] as const) {
    expect(await who.refusal(operation as never, variables as never)).toMatchObject({
      message: 'This bid has expired',
      extensions: { code: 'CONFLICT', reason: 'BID_EXPIRED' },
    })
  }

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => dale.answer(SUBMIT, { input: { jobId, price: '95.00' } })),
  )
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason)))).toEqual(
    new Set(['BID_EXISTS']),
  )
  expect(await seenBy(dana, jobId)).toMatchObject({ openBidCount: 2, lowestBidPrice: '95.00' })
  const stored = async () => {
    const { rows } = await harness.database.pool.query('select price, status from bids where job_id = $1', [
      jobId,
    ])
    return Object.fromEntries(rows.map(({ price, status }) => [price, status]))
  }
  expect(await stored()).toEqual({ '99.00': 'expired', '148.00': 'pending', '95.00': 'pending' })

  // An expired bid is not rejected with the others, so its vendor gets no notice of a decision.
  at('2026-11-25T17:59:59.999Z')
  await mia.ask(CHANGE, { input: { bidId: longer.id, price: '148.00', expiresInDays: 10 } })
  at('2026-11-26T18:00:00Z')
  await dana.ask(ACCEPT_BID, { bidId: longer.id })
  expect(await stored()).toEqual({ '99.00': 'expired', '148.00': 'accepted', '95.00': 'expired' })
  const { rows: told } = await harness.database.pool.query(
    "select user_id from notices where job_id = $1 and kind in ('bid_accepted', 'bid_rejected')",
    [jobId],
  )
  expect(told).toEqual([{ user_id: mia.id }])
})
