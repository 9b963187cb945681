import { formatMoney } from '../../rules/formatMoney.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  bid,
  CHARGES,
  COMPLETE_VISIT,
  CONTEST_CHARGE,
  completedJob,
  DECLINE_CHANGE,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  VOID_CHARGE,
  WITHDRAW_CHANGE,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { Random, SEED } from '../../test/random.js'
import { tripsOf } from '../../test/trips.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, person, type TestUser, vendor } from '../../test/users.js'

/** A larger load and items beyond the list of a junk pickup, charged or asked for on site. */

let harness: Harness
let dana: TestUser
let dale: TestUser
let luis: TestUser
let maya: TestUser
let root: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness)
  dale = await vendor(harness)
  luis = await person(harness, dale, 'driver', { firstName: 'Luis' })
  maya = await person(harness, dale, 'driver', { firstName: 'Maya' })
  root = await admin(harness)
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
})
beforeEach(async () => {
  harness.clock.now = START
  // Refusals leave photos unused, of which nobody may have many.
  await harness.database.pool.query(
    'delete from uploads where owner_id = any($1) and visit_id is null and vendor_document_id is null and job_id is null and business_id is null',
    [[dale.id, luis.id]],
  )
})
afterAll(() => harness.stop())

const PROPOSE = graphql(`
  mutation ProposeOnSite($input: ProposeChangeOrderInput!) {
    proposeChangeOrder(input: $input) {
      id kind item status amount quantity viewerCanDecide photos { kind }
      charge { kind label status amount quantity unitPrice contestUntil }
    }
  }
`)

const RATES = `included_eighths = 3, extra_eighth_price = 45.5, items =
  '[{"kind": "mattress", "takes": "extra", "price": "40.00"}, {"kind": "tire", "takes": "no", "price": null}]'`
const NO_RATES = `items = '[{"kind": "tire", "takes": "no", "price": null}]'`

const accepted = async (terms: string, post = postJunk): Promise<string> => {
  const jobId = await post(dana)
  const bidId = await bid(dale, jobId)
  await harness.database.pool.query(`update bids set ${terms} where id = $1`, [bidId])
  await dana.ask(ACCEPT_BID, { bidId })
  return jobId
}
/** The crew is at the address. */
const atJunk = async (terms = RATES) => {
  harness.clock.now = START
  const jobId = await accepted(terms)
  const visitId = await tripsOf(harness, dale, jobId).come('haul')
  return { jobId, visitId }
}
const photos = async (count: number, by = dale) => {
  const all: string[] = []
  while (all.length < count) all.push(await photo(by))
  return all
}

type Input = { jobId: string; [more: string]: unknown }
const load = async (jobId: string, quantity: string, more: object = {}) => ({
  ...{ jobId, kind: 'extra_load', quantity, evidence: await photos(2), ...more },
})
const items = async (jobId: string, item: string, quantity: string, more: object = {}) => ({
  ...{ jobId, kind: 'item', item, quantity, evidence: await photos(1), ...more },
})
const propose = async (input: Input, by = dale) =>
  (await by.ask(PROPOSE, { input: input as never })).proposeChangeOrder
const refusal = (input: Input, by = dale) => by.refusal(PROPOSE_CHANGE, { input: input as never })
const refused = async (input: Input, by = dale) => {
  const { code, reason } = (await refusal(input, by)).extensions
  return reason ?? code
}
const issues = (input: Input, by = dale) => by.issues(PROPOSE_CHANGE, { input: input as never })
const jobOf = async (id: string) => (await dana.ask(CHARGES, { id })).job
const chargeOf = async (id: string, kind: string) =>
  (await jobOf(id)).charges.findLast(each => each.kind === kind)!
const voidAs = (by: TestUser, chargeId: string) => by.ask(VOID_CHARGE, { chargeId, reason: 'A mistake' })

test('charges a larger load at the rate of the bid, with the truck before and after', async () => {
  const { jobId } = await atJunk()
  expect(await propose(await load(jobId, '2', { evidence: await photos(3) }))).toEqual({
    id: expect.any(String),
    kind: 'extra_load',
    item: null,
    status: 'accepted',
    amount: '91.00',
    quantity: '2.00',
    viewerCanDecide: false,
    photos: [{ kind: 'before' }, { kind: 'before' }, { kind: 'after' }],
    charge: {
      kind: 'extra_load',
      label: 'Extra load: 2 eighths',
      status: 'booked',
      amount: '91.00',
      quantity: '2.00',
      unitPrice: '45.50',
      contestUntil: '2026-12-27T15:00:00.000Z',
    },
  })
  const { finalPrice, charges } = await jobOf(jobId)
  expect(finalPrice).toBe('240.50')
  expect(charges.at(-1)).toMatchObject({ viewerCanContest: true })
})

test('charges items at their price in the bid, which the customer may contest', async () => {
  const { jobId } = await atJunk()
  expect(await propose(await items(jobId, 'mattress', '2', { amount: '80.00' }))).toMatchObject({
    item: 'mattress',
    status: 'accepted',
    quantity: '2.00',
    charge: { label: '2 mattresses', amount: '80.00', unitPrice: '40.00', status: 'booked' },
  })
  const { id: chargeId } = await chargeOf(jobId, 'item')
  await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'Only one' })
  expect((await chargeOf(jobId, 'item')).status).toBe('contested')
})

test('charges within 72 hours after the work is done', async () => {
  const jobId = await accepted(RATES)
  await tripsOf(harness, dale, jobId).finish('haul')
  harness.clock.now = new Date(harness.clock.now.getTime() + 71 * 3_600_000)
  expect(await propose(await load(jobId, '1'))).toMatchObject({
    charge: { label: 'Extra load: 1 eighth', status: 'booked' },
  })
  expect(await propose(await items(jobId, 'mattress', '1'))).toMatchObject({
    charge: { label: 'A mattress' },
  })
  harness.clock.now = new Date(harness.clock.now.getTime() + 3_600_000)
  expect(await refused(await load(jobId, '1'))).toBe('JOB_STATE')
})

/** Loads and items that the bid has no price for. */
const unpriced = [
  ['a load without a price', 'extra_load', null, 'included_eighths = 3'],
  ['a load of a bid without a load', 'extra_load', null, NO_RATES],
  ['a load whose price is nothing', 'extra_load', null, 'included_eighths = 3, extra_eighth_price = 0'],
  ['an item that is included', 'item', 'sofa', RATES],
  ['an item of a bid without prices', 'item', 'mattress', NO_RATES],
  [
    'an item whose price is nothing',
    'item',
    'mattress',
    `items = '[{"kind": "mattress", "takes": "extra", "price": "0.00"}]'`,
  ],
] as const

describe.each(unpriced)('%s', (_, kind, item, terms) => {
  const ask = async (jobId: string, more: object = {}) =>
    item ? items(jobId, item, '2', more) : load(jobId, '2', more)

  test("needs the customer's yes", async () => {
    const { jobId } = await atJunk(terms)
    const order = await propose(await ask(jobId, { amount: '60' }))
    expect(order).toMatchObject({
      status: 'proposed',
      quantity: '2.00',
      charge: {
        status: 'proposed',
        amount: '60.00',
        quantity: '1.00',
        label: item === 'sofa' ? '2 sofas' : item ? '2 mattresses' : 'Extra load: 2 eighths',
        contestUntil: null,
      },
    })
    expect((await jobOf(jobId)).finalPrice).toBe('149.50')
    await dana.ask(ACCEPT_CHANGE, { id: order.id, amount: '60.00' })
    expect((await jobOf(jobId)).finalPrice).toBe('209.50')
    expect(await chargeOf(jobId, kind)).toMatchObject({ status: 'booked', viewerCanContest: false })
  })

  test('costs nothing after a no or without an answer, for which the work waits', async () => {
    const { jobId, visitId } = await atJunk(terms)
    const { id } = await propose(await ask(jobId, { amount: '60' }))
    await dana.ask(DECLINE_CHANGE, { id })
    const again = await propose(await ask(jobId, { amount: '50' }))
    const input = { photos: await photos(1) }
    expect((await dale.refusal(COMPLETE_VISIT, { visitId, input })).extensions.reason).toBe('CHANGE_OPEN')
    await dale.ask(WITHDRAW_CHANGE, { id: again.id })
    await dale.ask(COMPLETE_VISIT, { visitId, input })
    expect(await jobOf(jobId)).toMatchObject({ status: 'completed', finalPrice: '149.50' })
    expect(await refused(await ask(jobId, { amount: '50' }))).toBe('JOB_STATE')
  })

  test.each([undefined, '0', '0.00'])('needs a price, not %s', async amount => {
    const { jobId } = await atJunk(terms)
    expect(await issues(await ask(jobId, { amount }))).toEqual(['amount: Enter an amount of more than $0'])
  })

  test('keeps extra work and what is asked for within one limit', async () => {
    const { jobId } = await atJunk(terms)
    await propose({ jobId, kind: 'extra', amount: '100', note: 'Stairs', evidence: await photos(1) })
    expect(await refused(await ask(jobId, { amount: '49.51' }))).toBe('CHARGE_CAP')
    await propose(await ask(jobId, { amount: '49.50' }))
  })

  test('is not for a driver, who names no price', async () => {
    const { jobId, visitId } = await atJunk(terms)
    await harness.database.pool.query('update visits set assigned_to_id = $2 where id = $1', [
      visitId,
      luis.id,
    ])
    const evidence = await photos(2, luis)
    expect(await refused(await ask(jobId, { visitId, evidence }), luis)).toBe('RATE_NOT_AGREED')
    expect(await issues(await ask(jobId, { visitId, evidence, amount: '60' }), luis)).toEqual([
      "amount: Drivers don't name prices",
    ])
  })
})

test("refuses items that the bid doesn't take", async () => {
  for (const terms of [RATES, NO_RATES]) {
    const { jobId } = await atJunk(terms)
    const answer = await refusal(await items(jobId, 'tire', '4', { amount: '20' }))
    expect(answer.extensions.reason).toBe('ITEM_REFUSED')
    expect(answer.message).toBe("This bid doesn't take tires")
  }
})

test('refuses another price than that of the bid', async () => {
  const { jobId } = await atJunk()
  expect(await issues(await load(jobId, '2', { amount: '91.01' }))).toEqual([
    "amount: At the bid's price this costs $91.00",
  ])
})

test.each([
  ['extra_load', '0'],
  ['extra_load', '0.5'],
  ['extra_load', '1.50'],
  ['extra_load', '9'],
  ['extra_load', '1000'],
  ['extra_load', undefined],
  ['item', '0'],
  ['item', '1.5'],
  ['item', '51'],
  ['item', '1000'],
  ['item', undefined],
] as const)('refuses a quantity of %s of %s', async (kind, quantity) => {
  const { jobId } = await atJunk()
  const input = kind === 'item' ? await items(jobId, 'mattress', '1') : await load(jobId, '1')
  expect(await issues({ ...input, quantity })).toEqual([
    `quantity: Enter a whole number from 1 to ${kind === 'item' ? 50 : 8}`,
  ])
})

test.each(['-1', '10000', 'two', '1.234'])('refuses %s, which is no quantity', async quantity => {
  const { jobId } = await atJunk()
  expect(await issues(await load(jobId, quantity))).toEqual([
    'quantity: Enter a number with at most two decimals',
  ])
})

test('refuses an item without its kind', async () => {
  const { jobId } = await atJunk()
  expect(await issues({ ...(await items(jobId, 'mattress', '1')), item: null })).toEqual([
    'item: Select what it is',
  ])
})

test('needs two photos for a load and one for an item', async () => {
  const { jobId } = await atJunk()
  const [one] = await photos(1)
  for (const evidence of [undefined, [], [one], [one, one]])
    expect(await refused(await load(jobId, '1', { evidence }))).toBe('EVIDENCE_NEEDED')
  for (const evidence of [undefined, []])
    expect(await refused(await items(jobId, 'mattress', '1', { evidence }))).toBe('EVIDENCE_NEEDED')
})

test('refuses photos that are used elsewhere or of somebody else', async () => {
  const { jobId } = await atJunk()
  const evidence = await photos(2)
  await propose(await load(jobId, '1', { evidence }))
  expect(await issues(await items(jobId, 'mattress', '1', { evidence: [evidence[0]] }))).toEqual([
    'evidence.0: This photo is already used elsewhere',
  ])
  expect(
    await issues(await load(jobId, '1', { evidence: [await photo(dana), ...(await photos(1))] })),
  ).toEqual(['evidence.0: Photo not found'])
})

test('charges at most eight eighths and 50 items of a kind', async () => {
  const { jobId } = await atJunk()
  await propose(await load(jobId, '5'))
  expect(await refused(await load(jobId, '4'))).toBe('CHARGE_CAP')
  await propose(await load(jobId, '3'))
  expect(await refused(await load(jobId, '1'))).toBe('CHARGE_CAP')
  await propose(await items(jobId, 'mattress', '49'))
  expect(await refused(await items(jobId, 'mattress', '2'))).toBe('CHARGE_CAP')
  await propose(await items(jobId, 'sofa', '50', { amount: '10' }))
  await voidAs(dale, (await chargeOf(jobId, 'extra_load')).id)
  await propose(await load(jobId, '3'))
})

test('charges nothing again that an admin voided', async () => {
  const { jobId } = await atJunk()
  await propose(await load(jobId, '2'))
  await propose(await items(jobId, 'mattress', '1'))
  await voidAs(root, (await chargeOf(jobId, 'extra_load')).id)
  await voidAs(root, (await chargeOf(jobId, 'item')).id)
  expect(await refused(await load(jobId, '1'))).toBe('CHARGE_SETTLED')
  expect(await refused(await items(jobId, 'mattress', '1'))).toBe('CHARGE_SETTLED')
  await propose(await items(jobId, 'sofa', '1', { amount: '10' }))
})

test('has one open proposal for each kind of item', async () => {
  const { jobId } = await atJunk(NO_RATES)
  await propose(await items(jobId, 'sofa', '1', { amount: '10' }))
  expect(await refused(await items(jobId, 'sofa', '1', { amount: '10' }))).toBe('CHANGE_OPEN')
  await propose(await items(jobId, 'tv', '1', { amount: '10' }))
  await propose(await load(jobId, '1', { amount: '10' }))
  expect(await refused(await load(jobId, '1', { amount: '10' }))).toBe('CHANGE_OPEN')
})

test.each([
  ['before the crew is there', async () => accepted(RATES)],
  ['for a rental', async () => accepted('included_days = 7', postRental)],
  [
    'at a visit that failed',
    async () => {
      const jobId = await accepted(RATES)
      await tripsOf(harness, dale, jobId).fail('haul')
      return jobId
    },
  ],
  ['when completeJob finished the visit', () => completedJob(dana, dale)],
])('refuses it %s', async (_, make) => {
  const jobId = await make()
  expect(await refused(await load(jobId, '1', { amount: '10' }))).toBe('VISIT_STATE')
  expect(await refused(await items(jobId, 'mattress', '1', { amount: '10' }))).toBe('VISIT_STATE')
})

test('refuses a visit of another job', async () => {
  const [{ jobId }, { visitId }] = [await atJunk(), await atJunk()]
  expect(await issues(await load(jobId, '1', { visitId }))).toEqual(['visitId: Choose a visit of this job'])
})

test('refuses everybody but the vendor of the job', async () => {
  const { jobId } = await atJunk()
  const other = await vendor(harness)
  const { jobId: _, ...input } = await load(jobId, '1')
  expect(await refused({ jobId, ...input }, other)).toBe('NOT_FOUND')
  expect(await refused({ jobId, ...input }, root)).toBe('FORBIDDEN')
  expect(await refused({ jobId, ...input }, dana)).toBe('FORBIDDEN')
  expect(
    (await harness.visitor().refusal(PROPOSE_CHANGE, { input: { jobId, ...input } as never })).extensions
      .code,
  ).toBe('UNAUTHENTICATED')
})

test('lets the driver of the visit report it, without amounts', async () => {
  const { jobId, visitId } = await atJunk()
  await harness.database.pool.query('update visits set assigned_to_id = $2 where id = $1', [visitId, luis.id])
  const reported = {
    ...{ jobId, visitId, kind: 'extra_load', quantity: '2', evidence: await photos(2, luis) },
  }
  expect(await refused(reported, maya)).toBe('NOT_FOUND')
  expect(await propose(reported, luis)).toMatchObject({
    status: 'accepted',
    quantity: '2.00',
    amount: null,
    charge: null,
  })
  expect(
    await propose(await items(jobId, 'mattress', '3', { evidence: await photos(1, luis) }), luis),
  ).toMatchObject({
    item: 'mattress',
    amount: null,
    charge: null,
  })
  expect((await jobOf(jobId)).finalPrice).toBe('360.50')
})

test('counts two reports at once', async () => {
  const { jobId } = await atJunk()
  const inputs = [await load(jobId, '5'), await load(jobId, '5'), await load(jobId, '5')]
  const answers = await Promise.all(
    inputs.map(input => dale.answer(PROPOSE_CHANGE, { input: input as never })),
  )
  const reasons = answers.map(({ errors: [error] }) => error?.extensions.reason)
  expect(reasons.toSorted()).toEqual(['CHARGE_CAP', 'CHARGE_CAP', undefined])
  expect((await jobOf(jobId)).finalPrice).toBe('377.00')
})

const REASSIGN = graphql(`
  mutation ReassignOnSite($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "Asked to") { id } }
`)

test.each([
  ['an admin cancels the job', (jobId: string) => root.ask(CANCEL_JOB, { jobId })],
  ['another vendor gets the job', (_: string, bidId: string) => root.ask(REASSIGN, { bidId })],
])('owes nothing for it when %s', async (_, leave) => {
  const rival = await vendor(harness)
  let bidId = ''
  const jobId = await accepted(RATES, async by => {
    const id = await postJunk(by)
    bidId = await bid(rival, id)
    return id
  })
  await tripsOf(harness, dale, jobId).come('haul')
  await propose(await load(jobId, '2'))
  const { id } = await propose(await items(jobId, 'sofa', '1', { amount: '10' }))
  await harness.database.pool.query("update bids set expires_at = '2199-01-01' where id = $1", [bidId])
  await leave(jobId, bidId)
  const { charges } = await jobOf(jobId)
  const found = charges.filter(({ kind }) => kind === 'extra_load' || kind === 'item')
  expect(found.filter(({ status }) => status !== 'void')).toEqual([])
  expect((await dana.refusal(ACCEPT_CHANGE, { id })).extensions.code).toMatch(/NOT_FOUND|CONFLICT/)
})

test('mails what was found', async () => {
  const { jobId } = await atJunk(RATES)
  await harness.mails()
  await propose(await items(jobId, 'sofa', '2', { amount: '30' }))
  await propose(await load(jobId, '2'))
  const mails = (await harness.mails()).map(mail => mail.replace(/=?\r?\n/g, '\n')).join('\n')
  expect(mails).toContain('proposed a change to your junk pickup: 2 sofas, $30.00.')
  expect(mails).toMatch(/^Change: 2 sofas\nCosts: \$30\.00$/m)
  expect(mails).toContain('A new charge for your junk pickup: Extra load: 2 eighths, $91.00.')
})

/** Acts of a random history at a junk pickup. */
test(`charges nothing that the bid doesn't price without a yes, and the price is the sum of the lines (SEED=${SEED})`, async () => {
  const random = new Random(SEED)
  for (let n = 0; n < 12; n++) {
    harness.clock.now = START
    const isRated = random.below(2) > 0
    const { jobId, visitId } = await atJunk(isRated ? RATES : NO_RATES)
    const open: string[] = []
    let price = 149.5
    for (let step = 0; step < 8; step++) {
      const item = random.pick(['mattress', 'sofa', 'tire', null] as const)
      const isPriced = isRated && (item === 'mattress' || item === null)
      const quantity = String(1 + random.below(4))
      const amount = isPriced ? {} : { amount: (1 + random.below(30)).toFixed(2) }
      const input = item ? await items(jobId, item, quantity, amount) : await load(jobId, quantity, amount)
      const answer = await dale.answer(PROPOSE, { input: input as never })
      const order = answer.data?.proposeChangeOrder
      if (item === 'tire') expect(answer.errors[0]!.extensions.reason).toBe('ITEM_REFUSED')
      if (order?.status === 'accepted') {
        expect(isPriced).toBe(true)
        price += Number(quantity) * (item ? 40 : 45.5)
      } else if (order) open.push(order.id)
      if (open.length > 0 && random.below(2) === 0) {
        const id = open.splice(random.below(open.length), 1)[0]!
        if (random.below(2) === 0) await dana.ask(DECLINE_CHANGE, { id })
        else {
          const { acceptChangeOrder } = await dana.ask(ACCEPT_CHANGE, { id })
          price = Number(acceptChangeOrder.job!.finalPrice)
        }
      }
      const { finalPrice, charges } = await jobOf(jobId)
      const owed = charges.filter(({ status }) => status === 'booked')
      const sum = owed.reduce((total, { amount }) => total + Number(amount), 0)
      expect(formatMoney(finalPrice!)).toBe(formatMoney(sum.toFixed(2)))
      expect(Number(finalPrice)).toBe(price)
    }
    for (const id of open) await dale.ask(WITHDRAW_CHANGE, { id })
    await dale.ask(COMPLETE_VISIT, { visitId, input: { photos: await photos(1) } })
    expect(Number((await jobOf(jobId)).finalPrice)).toBe(price)
  }
})

describe('the database', () => {
  const insert = async (jobId: string, visitId: string, change: string, kind: string) => {
    const { pool } = harness.database
    try {
      await pool.query(
        `with o as (insert into change_orders (id, job_id, vendor_id, visit_id, proposed_by, amount, status, decided_at, expires_at, kind, quantity, item)
           select gen_random_uuid(), id, vendor_id, $2, 'vendor', 10, 'accepted', now(), now(), ${change} from jobs where id = $1 returning id)
         select from o`,
        [jobId, visitId],
      )
      await pool.query(
        `insert into job_charges (id, job_id, vendor_id, visit_id, change_order_id, kind, label, unit_price, amount)
         select gen_random_uuid(), o.job_id, o.vendor_id, o.visit_id, o.id, $2, 'x', 10, 10 from change_orders o
         where o.job_id = $1 order by o.created_at desc, o.decided_at desc limit 1`,
        [jobId, kind],
      )
      return null
    } catch (error) {
      return (error as { constraint?: string }).constraint
    }
  }

  test.each([
    ["'item', 1, null", 'change_orders_item'],
    ["'discount', null, 'sofa'", 'change_orders_item'],
    ["'item', 51, 'sofa'", 'change_orders_units'],
    ["'item', 1.5, 'sofa'", 'change_orders_units'],
    ["'extra_load', 9, null", 'change_orders_units'],
    ["'extra_load', null, null", 'change_orders_units'],
  ])('refuses a change order of %s', async (change, constraint) => {
    const { jobId, visitId } = await atJunk()
    expect(await insert(jobId, visitId, change, 'item')).toBe(constraint)
  })

  test('bounds charges by their visit and their units', async () => {
    const { jobId, visitId } = await atJunk()
    expect(await insert(jobId, visitId, "'extra_load', 8, null", 'extra_load')).toBeNull()
    harness.clock.now = START
    const other = await accepted(RATES)
    const planned = (await tripsOf(harness, dale, other).visitOf('haul')).id
    expect(await insert(other, planned, "'extra_load', 8, null", 'extra_load')).toBe('job_charges_at_visit')
    expect(await insert(jobId, visitId, "'extra_load', 1, null", 'extra_load')).toBe('job_charges_units')
  })
})
