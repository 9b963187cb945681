import { bid, postRental, SUBMIT_BID } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { PAUSE_OFFER_RULE, SAVE_OFFER_RULE_ID } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let jobId: string
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness)
  jobId = await postRental(dana)
})
afterAll(() => harness.stop())

const ADD = graphql(
  `mutation AddSizeWithRates($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }`,
)
const RATE = graphql(`
  query MyRateOfJob($id: UUID!) {
    job(id: $id) { myRate { price includedDays includedTons extraDayPrice extraTonPrice tripFee standsDays } }
  }
`)
const RATES = graphql(
  `query MyRates { availableJobs(first: 100) { nodes { id myRate { price standsDays } } } }`,
)

const TERMS = { includedDays: 7, includedTons: '2.00', extraDayPrice: '12.00', extraTonPrice: '65.00' }
const rateOf = async (by: TestUser, id = jobId) => (await by.ask(RATE, { id })).job.myRate
const addRates = (by: TestUser, more: object = {}) =>
  by.ask(ADD, { input: { size: 'Large', rentalSize: '20_yard', usualPrice: '410', ...TERMS, ...more } })
const addRule = async (by: TestUser, more: object = {}) =>
  (await by.ask(SAVE_OFFER_RULE_ID, { input: { size: '20_yard', price: '380', ...more } })).saveOfferRule.id

test('is what the vendor usually bids on a rental of its size, with the terms', async () => {
  const dale = await vendor(harness)
  expect(await rateOf(dale)).toBeNull()
  await addRates(dale, { size: 'Small', rentalSize: '10_yard', usualPrice: '295' })
  await addRates(dale, { tripFee: '90' })
  const rate = { ...TERMS, price: '410.00', tripFee: '90.00', standsDays: 3 }
  expect(await rateOf(dale)).toEqual(rate)
  const { availableJobs } = await dale.ask(RATES)
  expect(availableJobs.nodes.find(({ id }) => id === jobId)?.myRate).toEqual({
    price: '410.00',
    standsDays: 3,
  })
})

test('is that of the rule that would bid on it, the cheapest for the customer', async () => {
  const dale = await vendor(harness)
  await addRates(dale)
  // Cheaper by its price, but not for the seven days of this rental.
  await addRule(dale, { price: '370', includedDays: 1, extraDayPrice: '50' })
  await addRule(dale, { price: '390', standsDays: 5 })
  expect(await rateOf(dale)).toMatchObject({ price: '390.00', includedDays: null, standsDays: 5 })
})

test.each<[string, object]>([
  ['another size', { size: '10_yard' }],
  ['other debris', { debris: ['roofing'] }],
  // The delivery is on a Thursday.
  ['other days', { weekdays: [1] }],
  ['off', { isActive: false }],
])('goes by the rates where a rule would not bid: %s', async (_, more) => {
  const dale = await vendor(harness)
  await addRates(dale)
  await addRule(dale, more)
  expect(await rateOf(dale)).toMatchObject({ price: '410.00' })
})

test('leaves out a rule that an admin paused', async () => {
  const dale = await vendor(harness)
  const id = await addRule(dale)
  expect(await rateOf(dale)).toMatchObject({ price: '380.00' })
  await (await admin(harness)).ask(PAUSE_OFFER_RULE, { id, reason: 'A typo?' })
  expect(await rateOf(dale)).toBeNull()
})

test('belongs to its vendor alone', async () => {
  const [dale, mia] = [await vendor(harness), await vendor(harness)]
  await addRule(dale)
  expect(await rateOf(mia)).toBeNull()
  expect(await rateOf(dana)).toBeNull()
  expect(await rateOf(await admin(harness))).toBeNull()
})

test('is gone with the details once another vendor has the job', async () => {
  const [dale, mia] = [await vendor(harness), await vendor(harness)]
  const other = await postRental(dana)
  await addRule(dale)
  await bid(dale, other, '500')
  const bidId = await bid(mia, other, '400')
  await dana.ask(graphql(`mutation AcceptOther($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }`), {
    bidId,
  })
  expect(await rateOf(dale, other)).toBeNull()
})

test('is a bid that the server takes as it is', async () => {
  const dale = await vendor(harness)
  await addRates(dale, { tripFee: '90' })
  const { standsDays, ...offer } = (await rateOf(dale))!
  const { submitBid } = await dale.ask(SUBMIT_BID, {
    input: { jobId, version: 1, ...offer, expiresInDays: standsDays },
  })
  const { rows } = await harness.database.pool.query(
    'select price, included_tons, trip_fee, is_instant from bids where id = $1',
    [submitBid.id],
  )
  expect(rows).toEqual([{ price: '410.00', included_tons: '2.00', trip_fee: '90.00', is_instant: false }])
})
