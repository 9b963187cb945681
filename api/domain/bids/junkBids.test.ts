import { EDIT_JUNK, junkPickup, postJunk, postRental, SUBMIT_BID } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { needsCustomerConsent } from './bidPolicy.js'

/** Covers the items and loads in bids on junk pickups. */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const SET = graphql(`
  mutation SetItemOfBidder($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {
    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind }
  }
`)
const SUBMIT = graphql(`
  mutation SubmitJunkBid($input: SubmitBidInput!) {
    submitBid(input: $input) { id includedEighths extraEighthPrice items { kind takes price } parts { label } }
  }
`)
const CHANGE = graphql(`
  mutation ChangeJunkBid($input: ChangeBidInput!) {
    changeBid(input: $input) { includedEighths extraEighthPrice items { kind takes price } }
  }
`)
const CONFIRM = graphql(`
  mutation ConfirmJunkBid($bidId: UUID!, $version: Int) { confirmBid(bidId: $bidId, version: $version) { items { kind takes price } } }
`)
const ACCEPT = graphql(`
  mutation AcceptJunkBid($bidId: UUID!, $terms: BidTermsInput) {
    acceptBid(bidId: $bidId, terms: $terms) { finalPrice }
  }
`)

const TIRES = { kind: 'tire', takes: 'no', price: null } as const
const MATTRESSES = { kind: 'mattress', takes: 'extra', price: '40.00' } as const

/** Doesn't take tires, and takes mattresses for $40. */
const choosy = async (): Promise<TestUser> => {
  const by = await vendor(harness)
  await by.ask(SET, TIRES)
  await by.ask(SET, MATTRESSES)
  return by
}

test('copies what the vendor takes, which later changes do not reach', async () => {
  const dale = await choosy()
  const jobId = await postJunk(dana)
  const { submitBid } = await dale.ask(SUBMIT, { input: { jobId, price: '200' } })
  expect(submitBid).toMatchObject({ items: [MATTRESSES, TIRES], parts: [], includedEighths: null })
  await dale.ask(SET, { ...MATTRESSES, price: '55' })
  await dale.ask(SET, { kind: 'sofa', takes: 'no' })
  const { editJunkPickup } = await dana.ask(EDIT_JUNK, {
    input: { ...junkPickup, jobId, description: 'Five sofas' },
  })
  const confirmed = await dale.ask(CONFIRM, { bidId: submitBid.id, version: editJunkPickup.version })
  expect(confirmed.confirmBid.items).toEqual([MATTRESSES, TIRES])
  // A changed bid is a new offer.
  const input = { bidId: submitBid.id, price: '210' }
  expect((await dale.ask(CHANGE, { input })).changeBid.items).toEqual([
    { kind: 'sofa', takes: 'no', price: null },
    { ...MATTRESSES, price: '55.00' },
    TIRES,
  ])
})

test('copies nothing into a bid on a rental, or by a vendor who takes everything', async () => {
  const dale = await choosy()
  const rental = await postRental(dana)
  expect((await dale.ask(SUBMIT, { input: { jobId: rental, price: '380' } })).submitBid.items).toEqual([])
  const jobId = await postJunk(dana)
  const mia = await vendor(harness)
  expect((await mia.ask(SUBMIT, { input: { jobId, price: '200' } })).submitBid.items).toEqual([])
})

test('stores the load, and refuses one below that of the request or on a rental', async () => {
  const dale = await choosy()
  const jobId = await postJunk(dana, { loadEighths: 4 })
  const refusalOf = async (terms: object, id = jobId) =>
    (await dale.refusal(SUBMIT_BID, { input: { jobId: id, price: '200', ...terms } })).extensions
  expect((await refusalOf({ includedEighths: 3 })).reason).toBe('LOAD_NOT_INCLUDED')
  expect((await refusalOf({ includedEighths: 4 }, await postRental(dana))).reason).toBe('JUNK_TERMS')
  expect((await refusalOf({ includedEighths: 9 })).issues?.[0]?.path).toBe('includedEighths')
  expect((await refusalOf({ extraEighthPrice: '45' })).issues).toEqual([
    { path: 'includedEighths', message: 'Say what load is included' },
  ])
  const input = { jobId, price: '200', includedEighths: 4, extraEighthPrice: '45' }
  expect((await dale.ask(SUBMIT, { input })).submitBid).toMatchObject({
    includedEighths: 4,
    extraEighthPrice: '45.00',
  })
})

test('names no load on more than a truck, whose price covers the request as it stands', async () => {
  const dale = await choosy()
  const tubs = { items: [{ kind: 'hot_tub' as const, count: 3 }] }
  const jobId = await postJunk(dana, tubs)
  const terms = { price: '100', includedEighths: 8, extraEighthPrice: '500' }
  const refused = await dale.refusal(SUBMIT_BID, { input: { jobId, ...terms } })
  expect(refused.extensions.reason).toBe('LOAD_NOT_INCLUDED')
  expect((await dale.ask(SUBMIT, { input: { jobId, price: '900' } })).submitBid.includedEighths).toBeNull()
  // The same of a request that grows.
  const grown = await postJunk(dana, { loadEighths: 8 })
  const { id: bidId } = (await dale.ask(SUBMIT, { input: { jobId: grown, ...terms } })).submitBid
  const { version } = (await dana.ask(EDIT_JUNK, { input: { ...junkPickup, jobId: grown, ...tubs } }))
    .editJunkPickup
  expect((await dale.refusal(CONFIRM, { bidId, version })).extensions.reason).toBe('LOAD_NOT_INCLUDED')
})

test('refuses to accept items that the customer has not seen', async () => {
  const dale = await choosy()
  const jobId = await postJunk(dana)
  const { id: bidId } = (await dale.ask(SUBMIT, { input: { jobId, price: '200' } })).submitBid
  for (const items of [
    [],
    [TIRES],
    [MATTRESSES],
    [TIRES, { ...MATTRESSES, price: '39.99' }],
    [TIRES, MATTRESSES, { kind: 'tv', takes: 'no', price: null }],
  ] as const) {
    const refused = await dana.refusal(ACCEPT, { bidId, terms: { items: [...items] } })
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'BID_CHANGED' })
  }
  const items = [TIRES, { ...MATTRESSES, price: '40' }]
  expect((await dana.ask(ACCEPT, { bidId, terms: { items } })).acceptBid.finalPrice).toBe('200.00')
})

test('accepts bids by clients that know no items and loads, and refuses a load that changed unseen', async () => {
  const dale = await choosy()
  const jobId = await postJunk(dana)
  const input = { jobId, price: '200', includedEighths: 4, extraEighthPrice: '45' }
  const { id: bidId } = (await dale.ask(SUBMIT, { input })).submitBid
  for (const terms of [{ includedEighths: 5 }, { extraEighthPrice: '40' }, { extraEighthPrice: null }])
    expect((await dana.refusal(ACCEPT, { bidId, terms })).extensions.reason).toBe('BID_CHANGED')
  expect((await dana.ask(ACCEPT, { bidId, terms: {} })).acceptBid.finalPrice).toBe('200.00')
})

test('lets one of a bid and a change of what is taken come first', async () => {
  const dale = await vendor(harness)
  const jobId = await postJunk(dana)
  const [, { submitBid }] = await Promise.all([
    dale.ask(SET, TIRES),
    dale.ask(SUBMIT, { input: { jobId, price: '200' } }),
  ])
  expect([[], [TIRES]]).toContainEqual(submitBid.items)
})

const offer = (more: object = {}) => ({
  price: '200.00',
  status: 'rejected' as const,
  notChosenAt: '2026-11-22',
  ...more,
})

test.each([
  ['takes the same', [TIRES, MATTRESSES], [TIRES, MATTRESSES], false],
  ['takes more', [], [TIRES, MATTRESSES], false],
  ['asks less for an item', [{ ...MATTRESSES, price: '30.00' }], [MATTRESSES], false],
  ['takes for a price what was not taken', [{ ...TIRES, takes: 'extra', price: '5.00' }], [TIRES], false],
  ['does not take what was included', [TIRES], [], true],
  ['asks for what was included', [MATTRESSES], [], true],
  ['asks more for an item', [{ ...MATTRESSES, price: '41.00' }], [MATTRESSES], true],
  ['does not take what cost extra', [{ ...MATTRESSES, takes: 'no', price: null }], [MATTRESSES], true],
] as const)(
  'asks the customer before another vendor takes over, unless nothing is worse: one who %s',
  (_, items, agreed, needs) => {
    expect(needsCustomerConsent(offer({ items }), offer({ items: agreed }))).toBe(needs)
  },
)

const load = (includedEighths: number | null = null, extraEighthPrice: string | null = null) =>
  offer({ includedEighths, extraEighthPrice })

test.each([
  ['names the same', load(4, '45.00'), load(4, '45.00'), false],
  ['includes more for less', load(5, '40.00'), load(4, '45.00'), false],
  ['names a price where the customer would be asked', load(4, '45.00'), load(), true],
  ['names one beside the same load', load(4, '45.00'), load(4), true],
  ['names no price', load(4), load(4, '45.00'), true],
  ['asks more for an eighth', load(4, '46.00'), load(4, '45.00'), true],
  ['includes less', load(3, '45.00'), load(4, '45.00'), true],
  ['names a price of nothing', load(4, '0.00'), load(4), false],
])(
  'asks the customer before another vendor takes over, unless the load costs no more: one who %s',
  (_, bid, agreed, needs) => {
    expect(needsCustomerConsent(bid, agreed)).toBe(needs)
  },
)
