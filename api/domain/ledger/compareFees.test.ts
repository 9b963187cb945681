import type Stripe from 'stripe'
import { jobPaidByCard, vendorWithCards } from '../../test/cards.js'
import { acceptedJob } from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { paidByCard } from '../../test/paidByCard.js'
import { taskWork } from '../../test/taskWork.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { compareFees } from './compareFees.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  await sql('update settings set service_fee_percent = 7.5')
  dana = await customer(harness)
  dale = await vendor(harness)
})
beforeEach(() => {
  harness.clock.now = START
  harness.stripe.fees.length = 0
})
// Each test books its own.
afterEach(() => sql('truncate ledger_transfers cascade', true))
afterAll(() => harness.stop())

const sql = async (text: string, isUnkept = false) =>
  harness.database.pool.query(
    isUnkept
      ? `set session_replication_role = replica; ${text}; set session_replication_role = origin`
      : text,
  )
const later = (hours: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + hours * 3_600_000)
}
const compare = () => compareFees(harness.app.context, {}, taskWork('compareFees'))

let charges = 0
/** Collected at Stripe now. Returns the charge. */
const collect = (cents: number) => {
  const { fees } = harness.stripe
  const charge = `ch_${++charges}`
  fees.push({
    id: `fee_${charge}`,
    object: 'application_fee',
    amount: cents,
    amount_refunded: 0,
    charge,
    created: Math.floor(harness.clock.now.getTime() / 1000),
  } as Stripe.ApplicationFee)
  return charge
}
/** Booked now: $7.50. */
const book = async (processorId: string) =>
  paidByCard(harness, {
    jobId: await acceptedJob(dana, dale, '100.00'),
    vendorId: dale.id,
    amount: '100.00',
    processorId,
  })

test('finds nothing while fees at Stripe and in the ledger agree', async () => {
  const taker = await vendorWithCards(harness)
  await jobPaidByCard(harness, dana, taker)
  later(2)
  await jobPaidByCard(harness, dana, taker, '10.07')
  expect(harness.stripe.fees.map(({ amount }) => amount)).toEqual([1121, 76])
  await compare()
})

test('names the charge whose fee is not booked within an hour, on whichever page Stripe lists it', async () => {
  const unbooked = collect(750)
  later(1.5)
  for (let n = 0; n < 250; n++) collect(750)
  await expect(compare()).rejects.toThrow(
    new Error(`Collected fees differ. fees at Stripe are not booked: ${unbooked}`),
  )
  const { calls } = harness.stripe
  expect(calls.slice(-3).map(({ operation }) => operation)).toEqual(Array(3).fill('GET /v1/application_fees'))
})

test('names the charges that Stripe has another amount for, or none', async () => {
  const charge = collect(750)
  await book(charge)
  await book('ch_invented')
  Object.assign(harness.stripe.fees[0]!, { amount_refunded: 50 })
  await expect(compare()).rejects.toThrow(
    `Collected fees differ. booked fees are not at Stripe: ch_invented. fees have another amount at Stripe: ${charge}`,
  )
})

test('says only that Stripe did not answer when it does not', async () => {
  harness.stripe.trouble({ operation: 'GET /v1/application_fees', isAfter: false, with: 500 })
  await expect(compare()).rejects.toThrow("Stripe can't be reached right now")
})

test('is off without a key', async () => {
  await book('ch_unlisted')
  const plain = await startHarness({ databaseUrl: harness.database.url })
  try {
    await compareFees(plain.app.context, {}, taskWork('compareFees'))
  } finally {
    await plain.stop()
  }
})
