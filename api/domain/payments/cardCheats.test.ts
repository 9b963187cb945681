import { workOnce } from '../../platform/queue/worker.js'
import { cardsOf, openPage, vendorWithCards } from '../../test/cards.js'
import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  bookDays,
  CHARGES,
  completedJob,
  PAY_BY_CARD,
  RELEASE_JOB,
  VOID_CHARGE,
} from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT } from '../../test/operations.js'
import type { FakeStripe } from '../../test/stripe/FakeStripe.js'
import { sendEvent } from '../../test/stripe/sendEvent.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser } from '../../test/users.js'
import { readDisputes } from './bankDisputes.js'
import { readCardPayments } from './readCardPayment.js'

/** Attempts to cheat, and bad luck. */

let harness: Harness
let fake: FakeStripe
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  fake = harness.stripe
  dana = await customer(harness)
  dale = await vendorWithCards(harness)
  ada = await admin(harness)
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const work = () => workOnce(harness.app.context)
/** Stripe tells what happened last. */
const hear = async () => {
  await sendEvent(harness, fake.events.at(-1)!, {})
  await work()
}
/** A job paid by card, with two days that can be voided. */
const paid = async (by = dale) => {
  const jobId = await acceptedJob(dana, by, '100.00')
  const chargeId = await bookDays(harness, jobId)
  await work()
  const session = await openPage(dana, jobId, '130.00')
  fake.pay(session)
  await hear()
  return { jobId, chargeId, session }
}
const statesOf = async (jobId: string) =>
  (await cardsOf(dana, jobId)).payments.map(({ amount, status }) => `${amount} ${status}`).sort()

const PASSWORD = { input: { currentPassword: 'dumpster-demo' } }

test('keeps a vendor from closing their account while somebody is on the page that pays them', async () => {
  const rita = await vendorWithCards(harness)
  const jobId = await completedJob(dana, rita, '100.00')
  const session = await openPage(dana, jobId, '100.00')
  expect((await rita.refusal(CLOSE_ACCOUNT, PASSWORD)).extensions).toMatchObject({ reason: 'BALANCE_OPEN' })
  fake.pay(session)
  await hear()
  expect(await statesOf(jobId)).toEqual(['100.00 confirmed'])
  await rita.ask(CLOSE_ACCOUNT, PASSWORD)
})

test('shows a failed refund after its vendor has closed their account', async () => {
  const rita = await vendorWithCards(harness)
  const jobId = await completedJob(dana, rita, '100.00')
  fake.pay(await openPage(dana, jobId, '100.00'))
  await hear()
  await rita.ask(CLOSE_ACCOUNT, PASSWORD)
  const { charges } = (await ada.ask(CHARGES, { id: jobId })).job
  await ada.ask(VOID_CHARGE, { chargeId: charges[0]!.id, reason: 'Nobody came' })
  await work()
  expect((await cardsOf(dana, jobId)).payments.find(({ refundOf }) => refundOf)).toMatchObject({
    amount: '-100.00',
    status: 'failed',
    failure: 'account_gone',
  })
})

describe('while Stripe refuses the key', () => {
  const refuseKey = async () => {
    fake.trouble({ operation: 'GET /v1/account', isAfter: false, with: 401 })
    await harness.app.context.stripe.check().catch(() => undefined)
    expect(harness.app.context.stripe.isOn).toBe(false)
  }
  const acceptKey = async () => {
    await harness.app.context.stripe.check()
    await harness.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await readCardPayments(harness.app.context, {}, taskWork('readCardPayments'))
    await work()
  }

  test('a voided charge is kept in mind, and given back once the key is good again', async () => {
    const { jobId, chargeId } = await paid()
    await refuseKey()
    await dale.ask(VOID_CHARGE, { chargeId, reason: 'My mistake' })
    await work()
    expect(await statesOf(jobId)).toEqual(['-30.00 started', '130.00 confirmed'])
    await acceptKey()
    expect(await statesOf(jobId)).toEqual(['-30.00 confirmed', '130.00 confirmed'])
  })

  test("a bank's dispute is read later", async () => {
    const { jobId, session } = await paid()
    await refuseKey()
    fake.trouble({ operation: 'GET /v1/disputes/:id', isAfter: false, with: 401 })
    fake.dispute(session)
    await hear()
    await acceptKey()
    expect((await cardsOf(dale, jobId)).payments).toMatchObject([{ dispute: { status: 'open' } }])
  })
})

test('asks Stripe a few times while it is down, however many pages are open, and leaves nothing in the queue', async () => {
  const jobIds: string[] = []
  for (let opened = 0; opened < 5; opened++) {
    const jobId = await acceptedJob(dana, dale, '100.00')
    fake.pay(await openPage(dana, jobId, '100.00'))
    jobIds.push(jobId)
  }
  await work()
  const queued = async () => (await harness.database.pool.query('select from graphile_worker.jobs')).rowCount
  const read = () => readCardPayments(harness.app.context, {}, taskWork('readCardPayments'))
  const before = await queued()
  for (let call = 0; call < 3; call++)
    fake.trouble({ operation: 'GET /v1/checkout/sessions/:id', isAfter: false, with: 500 })
  await read()
  await work()
  expect(await queued()).toBe(before)
  for (const jobId of jobIds) expect(await statesOf(jobId)).toEqual(['100.00 started'])
  await read()
  for (const jobId of jobIds) expect(await statesOf(jobId)).toEqual(['100.00 confirmed'])
})

describe("a bank's dispute that is lost", () => {
  const lose = async (session: string) => {
    const { id } = fake.dispute(session)
    await hear()
    fake.closeDispute(id, 'lost')
    await hear()
  }

  test('lets a discount count that waited for the money to come back', async () => {
    const { jobId, session } = await paid()
    const { id } = fake.dispute(session)
    await hear()
    // The bank's dispute keeps it from going back to the card.
    await harness.database.pool.query(
      `insert into job_charges (id, job_id, vendor_id, kind, label, quantity, unit_price, amount, status, created_at)
        select gen_random_uuid(), j.id, j.vendor_id, 'discount', 'Late', 1, -20, -20, 'proposed', $2 from jobs j where j.id = $1`,
      [jobId, START],
    )
    await work()
    expect((await cardsOf(dale, jobId)).amountToPayBack).toBe('20.00')
    fake.closeDispute(id, 'lost')
    await hear()
    expect(await cardsOf(dale, jobId)).toMatchObject({ amountDue: '110.00', amountToPayBack: '0.00' })
  })

  test('counts without the event of its end', async () => {
    const { jobId, session } = await paid()
    const { id } = fake.dispute(session)
    await hear()
    fake.closeDispute(id, 'lost')
    await readDisputes(harness.app.context, {}, taskWork('readDisputes'))
    expect(await statesOf(jobId)).toEqual(['-130.00 confirmed', '130.00 confirmed'])
  })

  test('takes no more back than was paid when the bank disputes it again', async () => {
    const { jobId, session } = await paid()
    await lose(session)
    await lose(session)
    expect(await statesOf(jobId)).toEqual(['-130.00 confirmed', '130.00 confirmed'])
    const { amountDue, payments } = await cardsOf(dana, jobId)
    expect(amountDue).toBe('130.00')
    expect(payments.filter(({ isTakenBack }) => isTakenBack)).toMatchObject([{ amount: '-130.00' }])
  })
})

test('pays the vendor who has the job, while the page of the one before is still open', async () => {
  const rita = await vendorWithCards(harness)
  const jobId = await acceptedJob(dana, dale, '100.00')
  const old = await openPage(dana, jobId, '100.00')
  await dale.ask(RELEASE_JOB, { jobId })
  await dana.ask(ACCEPT_BID, { bidId: await bid(rita, jobId, '120.00') })
  expect((await dana.refusal(PAY_BY_CARD, { jobId, amount: '120.00' })).extensions).toMatchObject({
    reason: 'CARD_RUNNING',
  })
  fake.pay(old)
  await work()
  fake.pay(await openPage(dana, jobId, '120.00'))
  await hear()
  expect(await statesOf(jobId)).toEqual(['-100.00 confirmed', '100.00 confirmed', '120.00 confirmed'])
})

test('pays the vendor who has the job after a page for the one before never came', async () => {
  const rita = await vendorWithCards(harness)
  const jobId = await acceptedJob(dana, dale, '100.00')
  fake.trouble({ operation: 'POST /v1/checkout/sessions', isAfter: true, with: 500 })
  await dana.refusal(PAY_BY_CARD, { jobId, amount: '100.00' })
  await dale.ask(RELEASE_JOB, { jobId })
  await work()
  await dana.ask(ACCEPT_BID, { bidId: await bid(rita, jobId, '120.00') })
  harness.clock.now = new Date(START.getTime() + 61_000)
  fake.pay(await openPage(dana, jobId, '120.00'))
  await hear()
  expect(await statesOf(jobId)).toEqual(['100.00 lapsed', '120.00 confirmed'])
})

test('comes back again and again for points, and wakes nothing once it is paid', async () => {
  const { jobId, session } = await paid()
  const { rowCount: before } = await harness.database.pool.query('select from queued_tasks')
  const back = await dana.fetch(`/api/stripe/paid?order=${jobId}&session=${session}`, { redirect: 'manual' })
  expect(Number(back.headers.get('ratelimit-remaining'))).toBeLessThan(
    Number(back.headers.get('ratelimit-limit')),
  )
  expect((await harness.database.pool.query('select from queued_tasks')).rowCount).toBe(before)
})
