import fc from 'fast-check'
import { rentalDays, estimatedTotal as totalOnPage } from '../../rules/bids/estimatedTotal.js'
import { fromCents } from '../../rules/cents.js'
import { expectedWeight } from '../../rules/jobs/loadWeights.js'
import { ACCEPT_BID, bid, postJunk, postRental, SUBMIT_BID } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

/** Covers a bid's terms, its overage prices, and the total. */

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const TERMS = {
  includedDays: 7,
  includedTons: '2',
  extraDayPrice: '12.00',
  extraTonPrice: '65',
  tripFee: '90.00',
}
const STORED = { ...TERMS, includedTons: '2.00', extraTonPrice: '65.00' }
const NONE = {
  includedDays: null,
  includedTons: null,
  extraDayPrice: null,
  extraTonPrice: null,
  tripFee: null,
}

const ONLY_PRICE = {
  price: '380.00',
  light: '380.00',
  typical: '380.00',
  heavy: '380.00',
  estimatedTotal: '380.00',
}

const SUBMIT = graphql(`
  mutation SubmitBidWithTerms($input: SubmitBidInput!) {
    submitBid(input: $input) { id includedDays includedTons extraDayPrice extraTonPrice tripFee }
  }
`)
const CHANGE = graphql(`
  mutation ChangeTerms($input: ChangeBidInput!) {
    changeBid(input: $input) { includedDays includedTons extraDayPrice extraTonPrice tripFee }
  }
`)
const READ = graphql(`
  query TermsOfBids($id: UUID!) {
    job(id: $id) {
      dumpsterSize dropoffDate pickupDate debris lowestBidTotal
      bids {
        nodes {
          price includedDays includedTons extraDayPrice extraTonPrice tripFee
          light: estimatedTotal(weight: light) typical: estimatedTotal(weight: typical)
          heavy: estimatedTotal(weight: heavy) estimatedTotal
        }
      }
    }
  }
`)

test('stores and shows terms, and a change replaces all of them', async () => {
  const jobId = await postRental(dana)
  const { id: bidId, ...made } = (await dale.ask(SUBMIT, { input: { jobId, price: '380', ...TERMS } }))
    .submitBid
  expect(made).toEqual(STORED)
  const totals = {
    price: '380.00',
    light: '380.00',
    typical: '445.00',
    heavy: '640.00',
    estimatedTotal: '445.00',
  }
  for (const who of [dana, dale])
    expect((await who.ask(READ, { id: jobId })).job.bids.nodes).toEqual([{ ...STORED, ...totals }])
  const fewer = { includedDays: 3, includedTons: '1.5', tripFee: '0' }
  expect((await dale.ask(CHANGE, { input: { bidId, price: '380', ...fewer } })).changeBid).toEqual({
    ...NONE,
    includedDays: 3,
    includedTons: '1.50',
    tripFee: '0.00',
  })
  expect((await dale.ask(CHANGE, { input: { bidId, price: '380' } })).changeBid).toEqual(NONE)
})

test('accepts a bid without terms, whose total is the price', async () => {
  const jobId = await postRental(dana)
  await bid(dale, jobId, '380')
  expect((await dana.ask(READ, { id: jobId })).job.bids.nodes).toEqual([{ ...NONE, ...ONLY_PRICE }])
})

test('estimates a heavy load for roofing when no weight is given', async () => {
  const jobId = await postRental(dana, { debris: 'roofing' })
  await dale.ask(SUBMIT, { input: { jobId, price: '380', ...TERMS } })
  for (const who of [dana, dale])
    expect((await who.ask(READ, { id: jobId })).job.bids.nodes).toMatchObject([
      { typical: '445.00', estimatedTotal: '640.00' },
    ])
  expect((await dana.ask(READ, { id: jobId })).job.lowestBidTotal).toBe('640.00')
})

test('estimates in the API and the database as the page does, in one statement', async () => {
  const tons = fc.integer({ min: 0, max: 9_999 }).map(value => fromCents(BigInt(value)))
  const money = fc.integer({ min: 0, max: 1_000_000 }).map(value => fromCents(BigInt(value)))
  const whole = fc.record({
    price: money.filter(value => value !== '0.00'),
    includedDays: fc.integer({ min: 0, max: 20 }),
    includedTons: tons,
    extraDayPrice: money,
    extraTonPrice: money,
  })
  const sizes = ['10_yard', '15_yard', '20_yard', '30_yard'] as const
  const { price: _, ...none } = { price: '', ...NONE }
  const partial = [{ ...none, includedDays: 3 }, { ...none, includedTons: '1.5' }, none, { tripFee: '90' }]
  const samples = [
    ...fc.sample(whole, 16),
    ...partial.map(terms => ({ price: '380.00', ...terms })),
    ...fc
      .sample(whole, 4)
      .map(({ price, includedTons, extraTonPrice }) => ({ price, includedTons, extraTonPrice })),
  ]
  for (const [index, terms] of samples.entries()) {
    const jobId = await postRental(dana, {
      dumpsterSize: sizes[index % 4],
      debris: ([null, 'heavy', 'household', 'roofing'] as const)[(index + (index >> 2)) % 4],
      pickupDate: `2027-01-${String(index + 1).padStart(2, '0')}`,
    })
    await dale.ask(SUBMIT, { input: { jobId, ...terms } })
    const { job } = await dana.ask(READ, { id: jobId })
    const [found] = job.bids.nodes
    const asked = { dumpsterSize: job.dumpsterSize, days: rentalDays(job) }
    expect([found!.light, found!.typical, found!.heavy, found!.estimatedTotal]).toEqual(
      (['light', 'typical', 'heavy', expectedWeight(job)] as const).map(weight =>
        totalOnPage(found!, asked, weight),
      ),
    )
    expect(job.lowestBidTotal).toBe(totalOnPage(found!, asked, expectedWeight(job)))
    if (index > 0) continue
    const statements = await harness.statementsOf(() => dana.ask(READ, { id: jobId }))
    expect(statements.filter(text => text.includes('bids'))).toHaveLength(1)
  }
})

test.each([
  [{ includedDays: -1 }, 'includedDays: Enter whole days, at most 365'],
  [{ includedDays: 366 }, 'includedDays: Enter whole days, at most 365'],
  [{ includedTons: '-1' }, 'includedTons: Enter tons like 2 or 1.5, at most 99.99'],
  [{ includedTons: '100' }, 'includedTons: Enter tons like 2 or 1.5, at most 99.99'],
  [{ includedTons: '1.555' }, 'includedTons: Enter tons like 2 or 1.5, at most 99.99'],
  [{ includedTons: '' }, 'includedTons: Enter tons like 2 or 1.5, at most 99.99'],
  [{ tripFee: '-1' }, 'tripFee: Enter an amount in dollars like 149.50, at most $10,000'],
  [{ tripFee: '12.345' }, 'tripFee: Enter an amount in dollars like 149.50, at most $10,000'],
  [
    { includedDays: 1, extraDayPrice: '1e3' },
    'extraDayPrice: Enter an amount in dollars like 149.50, at most $10,000',
  ],
  [{ tripFee: '10000.01' }, 'tripFee: Enter at most 10000.00 dollars'],
  [{ extraDayPrice: '12.00' }, 'includedDays: Say how many days are included'],
  [{ extraTonPrice: '65.00' }, 'includedTons: Say how many tons are included'],
  [{ includedDays: 1, extraDayPrice: '10000.01' }, 'extraDayPrice: Enter at most 10000.00 dollars'],
])('refuses %j, and names the same field when a bid is changed', async (terms, issue) => {
  const jobId = await postRental(dana)
  expect(await dale.issues(SUBMIT_BID, { input: { jobId, price: '380', ...terms } })).toEqual([issue])
  const input = { bidId: await bid(dale, jobId), price: '380', ...terms }
  expect(await dale.issues(CHANGE, { input })).toEqual([issue])
})

test('refuses days and tons on a junk pickup but accepts a trip fee', async () => {
  const jobId = await postJunk(dana)
  for (const terms of [{ includedDays: 1 }, { includedTons: '1' }]) {
    const refused = await dale.refusal(SUBMIT_BID, { input: { jobId, price: '100', ...terms } })
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'RENTAL_TERMS' })
  }
  // The refusal of the vendor comes before that of the terms.
  const far = await vendor(harness, { zips: ['90210'] })
  const refused = await far.refusal(SUBMIT_BID, { input: { jobId, price: '100', includedDays: 1 } })
  expect(refused.extensions.reason).toBe('NOT_IN_AREA')
  const made = await dale.ask(SUBMIT, { input: { jobId, price: '100', tripFee: '40' } })
  expect(made.submitBid.tripFee).toBe('40.00')
  const input = { bidId: made.submitBid.id, price: '100', includedDays: 1 }
  expect((await dale.refusal(CHANGE, { input })).extensions.reason).toBe('RENTAL_TERMS')
})

test('refuses to accept terms that changed unseen', async () => {
  const jobId = await postRental(dana)
  const { id: bidId } = (await dale.ask(SUBMIT, { input: { jobId, price: '380', ...TERMS } })).submitBid
  await dale.ask(CHANGE, { input: { bidId, price: '380', ...TERMS, extraTonPrice: '165' } })
  const ACCEPT = graphql(`
    mutation AcceptBidWithTerms($bidId: UUID!, $price: Money, $terms: BidTermsInput) {
      acceptBid(bidId: $bidId, price: $price, terms: $terms) { finalPrice }
    }
  `)
  for (const terms of [TERMS, {}, { ...TERMS, extraTonPrice: '165', tripFee: null }]) {
    const refused = await dana.refusal(ACCEPT, { bidId, price: '380', terms })
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'BID_CHANGED' })
  }
  const terms = { ...TERMS, includedTons: '2.0', extraTonPrice: '165.0' }
  expect((await dana.ask(ACCEPT, { bidId, price: '380', terms })).acceptBid.finalPrice).toBe('380.00')
})

test('shows a losing vendor their own terms without a total that reveals the request', async () => {
  const jobId = await postRental(dana)
  const mia = await vendor(harness)
  await dale.ask(SUBMIT, { input: { jobId, price: '380', ...TERMS } })
  await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId, '300') })
  expect((await dale.ask(READ, { id: jobId })).job.bids.nodes).toEqual([{ ...STORED, ...ONLY_PRICE }])
})

test('shows the vendor the agreed terms with the job', async () => {
  const jobId = await postRental(dana)
  const { id: bidId } = (await dale.ask(SUBMIT, { input: { jobId, price: '380', ...TERMS } })).submitBid
  await dana.ask(ACCEPT_BID, { bidId, price: '380.00' })
  const AGREED = graphql(`
    query AgreedTerms($id: UUID!) {
      job(id: $id) { myBid { status includedDays includedTons extraDayPrice extraTonPrice tripFee } }
    }
  `)
  expect((await dale.ask(AGREED, { id: jobId })).job.myBid).toEqual({ status: 'accepted', ...STORED })
})
