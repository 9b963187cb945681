import { type ItemKind, itemKinds } from '../../rules/junk/itemKinds.js'
import { keysOf } from '../../rules/kinds.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { join } from '../../test/people.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/** What a vendor takes: docs/api.md, "What a vendor takes". */

let harness: Harness
let ada: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
  ;[ada, dale] = await Promise.all([admin(harness), vendor(harness)])
})
afterAll(() => harness.stop())

const ITEMS = graphql(`
  query ItemsOfVendor($vendorId: UUID) { vendorItems(vendorId: $vendorId) { kind takes price } }
`)
const SET = graphql(`
  mutation SetItemOfVendor($kind: ItemKind!, $takes: ItemTakes!, $price: Money) {
    setVendorItem(kind: $kind, takes: $takes, price: $price) { kind takes price }
  }
`)
type Takes = 'yes' | 'no' | 'extra'
const set = (by: TestUser, kind: ItemKind, takes: Takes, price?: string) =>
  by.ask(SET, { kind, takes, price: price ?? null })
const notIncluded = async (by: TestUser, vendorId?: string) =>
  (await by.ask(ITEMS, { vendorId })).vendorItems.filter(({ takes }) => takes !== 'yes')

test('includes every kind until the vendor says otherwise', async () => {
  const { vendorItems } = await dale.ask(ITEMS)
  expect(vendorItems).toEqual(keysOf(itemKinds).map(kind => ({ kind, takes: 'yes', price: null })))
})

test('lists what is set in the order of the kinds, and forgets what is included again', async () => {
  const mia = await vendor(harness)
  await set(mia, 'tire', 'no')
  await set(mia, 'mattress', 'extra', '40')
  const { setVendorItem } = await set(mia, 'piano', 'no')
  expect(setVendorItem.map(({ kind }) => kind)).toEqual(keysOf(itemKinds))
  const all = [
    { kind: 'mattress', takes: 'extra', price: '40.00' },
    { kind: 'tire', takes: 'no', price: null },
    { kind: 'piano', takes: 'no', price: null },
  ]
  expect(await notIncluded(mia)).toEqual(all)
  expect(await notIncluded(ada, mia.id)).toEqual(all)
  await set(mia, 'mattress', 'no')
  await set(mia, 'tire', 'extra', '5.50')
  await set(mia, 'piano', 'yes')
  await set(mia, 'piano', 'yes')
  expect(await notIncluded(mia)).toEqual([
    { kind: 'mattress', takes: 'no', price: null },
    { kind: 'tire', takes: 'extra', price: '5.50' },
  ])
  const { rows } = await harness.database.pool.query('select kind from vendor_items where vendor_id = $1', [
    mia.id,
  ])
  expect(rows).toHaveLength(2)
})

test.each([
  ['extra', null, 'Please enter a price'],
  ['extra', '0', 'Price must be more than 0'],
  ['extra', '0.00', 'Price must be more than 0'],
  ['extra', '10000.01', 'Enter at most 10000.00 dollars'],
  ['no', '5', 'Only items that cost extra have a price'],
  ['yes', '5', 'Only items that cost extra have a price'],
] as const)('refuses %s for a price of %s', async (takes, price, message) => {
  const { errors } = await dale.answer(SET, { kind: 'stove', takes, price })
  expect(errors[0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: 'price', message }],
  })
})

test('accepts the lowest and the highest price', async () => {
  await set(dale, 'stove', 'extra', '0.01')
  await set(dale, 'dishwasher', 'extra', '10000')
  expect(await notIncluded(dale)).toEqual([
    { kind: 'stove', takes: 'extra', price: '0.01' },
    { kind: 'dishwasher', takes: 'extra', price: '10000.00' },
  ])
})

test('refuses kinds that are unknown', async () => {
  const unknown = await dale.answer(SET, { kind: 'canoe' as 'sofa', takes: 'no' })
  expect(unknown.errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
})

test("keeps one of two simultaneous answers, and other vendors' items", async () => {
  const [mia, tom] = await Promise.all([vendor(harness), vendor(harness)])
  await set(tom, 'desk', 'no')
  for (let round = 0; round < 5; round++) {
    await Promise.all([set(mia, 'desk', 'no'), set(mia, 'desk', 'extra', '12'), set(mia, 'desk', 'yes')])
    expect([
      [],
      [{ kind: 'desk', takes: 'no', price: null }],
      [{ kind: 'desk', takes: 'extra', price: '12.00' }],
    ]).toContainEqual(await notIncluded(mia))
  }
  expect(await notIncluded(tom)).toEqual([{ kind: 'desk', takes: 'no', price: null }])
})

test('lets dispatchers set them, and no drivers, customers, or other vendors', async () => {
  const owner = await vendor(harness)
  const dispatcher = await join(owner, 'dispatcher')
  const driver = await join(owner)
  const dana = await customer(harness)
  await set(dispatcher, 'chair', 'extra', '3')
  expect(await notIncluded(owner)).toEqual([{ kind: 'chair', takes: 'extra', price: '3.00' }])
  for (const by of [driver, dana, ada]) {
    const { errors } = await by.answer(SET, { kind: 'chair', takes: 'no' })
    expect(errors[0]!.extensions.code).toBe('FORBIDDEN')
  }
  for (const by of [driver, dana, dale]) {
    const { errors } = await by.answer(ITEMS, { vendorId: owner.id })
    expect(errors[0]!.extensions.code).toBe('FORBIDDEN')
  }
})

test('answers on REST like GraphQL', async () => {
  const mia = await vendor(harness)
  const headers = { 'content-type': 'application/json' }
  const put = await mia.fetch('/api/vendor-items', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ vendorId: mia.id, kind: 'mattress', takes: 'extra', price: 40 }),
  })
  expect(put.status).toBe(200)
  const items = (await (await mia.fetch(`/api/vendor-items/${mia.id}`)).json()) as object[]
  expect(items).toHaveLength(24)
  expect(items[3]).toEqual({ kind: 'mattress', takes: 'extra', price: '40.00' })
})
