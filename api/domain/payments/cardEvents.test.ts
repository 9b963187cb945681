import type Stripe from 'stripe'
import { workOnce } from '../../platform/queue/worker.js'
import { cardsOf, openPage, takeCards } from '../../test/cards.js'
import { acceptedJob, bookDays, VOID_CHARGE } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import type { FakeStripe } from '../../test/stripe/FakeStripe.js'
import { sendEvent } from '../../test/stripe/sendEvent.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { checkLedger } from '../ledger/checkLedger.js'
import { readCardPayments } from './readCardPayment.js'

/** Events that come twice, in any order, late, and from somebody else: Stripe is asked what is true. */

let harness: Harness
let fake: FakeStripe
let dana: TestUser
let dale: TestUser
let ada: TestUser
let account: string
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  await harness.database.pool.query('update settings set service_fee_percent = 7.5')
  fake = harness.stripe
  dana = await customer(harness)
  dale = await vendor(harness)
  account = await takeCards(harness, dale)
  ada = await admin(harness)
})
beforeEach(() => {
  harness.clock.now = START
  fake.events.length = 0
})
afterAll(() => harness.stop())

const NOTICES = graphql(`query CardNotices { notices(first: 50) { nodes { kind jobId } } }`)
const TO_LOOK_AT = graphql(`query CardJobsToLookAt { worklist { cardJobCount cardJobs { id } } }`)

const work = () => workOnce(harness.app.context)
const send = (event: Stripe.Event, how = {}) => sendEvent(harness, event, how)
const opened = async (price = '100.00') => {
  const jobId = await acceptedJob(dana, dale, price)
  return { jobId, session: await openPage(dana, jobId, price) }
}
const paid = async (price = '100.00') => {
  const { jobId, session } = await opened(price)
  fake.pay(session)
  await send(fake.events.at(-1)!)
  await work()
  return { jobId, session }
}
const told = async (by: TestUser, jobId: string) =>
  (await by.ask(NOTICES)).notices.nodes
    .filter(notice => notice.jobId === jobId && notice.kind.startsWith('card_'))
    .map(({ kind }) => kind)
    .sort()
const statesOf = async (jobId: string) =>
  (await cardsOf(dana, jobId)).payments.map(({ amount, status }) => `${amount} ${status}`).sort()
const collectedFor = async (jobId: string) => {
  const { rows } = await harness.database.pool.query(
    `select coalesce(-sum(e.amount), 0)::numeric(10, 2)::text as fee from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes' where t.job_id = $1 and t.kind = 'fee_collected'`,
    [jobId],
  )
  return rows[0].fee
}
/** The events of a whole story: paid, a charge voided, the refund. */
const story = async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  const chargeId = await bookDays(harness, jobId)
  await work()
  const session = await openPage(dana, jobId, '130.00')
  return { jobId, session, voidIt: () => dale.ask(VOID_CHARGE, { chargeId, reason: 'My mistake' }) }
}

test.each([
  ['each twice', (events: Stripe.Event[]) => events.flatMap(event => [event, event])],
  ['reversed', (events: Stripe.Event[]) => events.toReversed()],
  ['three days late', (events: Stripe.Event[]) => events],
])('ends the same with events %s', async (how, order) => {
  const { jobId, session, voidIt } = await story()
  fake.pay(session)
  const first = fake.events.splice(0)
  if (how === 'three days late') harness.clock.now = new Date(START.getTime() + 3 * 86_400_000)
  for (const event of order(first)) expect(await send(event)).toBe(200)
  await work()
  await voidIt()
  await work()
  for (const event of order(fake.events.splice(0))) expect(await send(event)).toBe(200)
  await work()
  expect(await statesOf(jobId)).toEqual(['-30.00 confirmed', '130.00 confirmed'])
  expect((await cardsOf(dana, jobId)).amountDue).toBe('0.00')
  expect(await told(dana, jobId)).toEqual(['card_paid', 'card_refunded'])
  expect(await told(dale, jobId)).toEqual(['card_paid', 'card_refunded'])
})

test('counts a payment without any event, once the task for open payments reads it', async () => {
  const { jobId, session } = await opened()
  fake.pay(session)
  await readCardPayments(harness.app.context, {}, taskWork('readCardPayments'))
  await work()
  expect(await statesOf(jobId)).toEqual(['100.00 confirmed'])
})

test('believes no event of another account, and none with a wrong signature', async () => {
  const { jobId, session } = await opened()
  const { id, metadata } = fake.sessions.get(session)!
  const forged = {
    id: 'evt_forged1',
    type: 'checkout.session.completed',
    account,
    data: { object: { id, metadata, status: 'complete', payment_status: 'paid' } },
  } as unknown as Stripe.Event
  expect(await send(forged, { secret: 'whsec_somebody' })).toBe(400)
  expect(await send(forged)).toBe(200)
  expect(await send({ ...forged, id: 'evt_forged2', account: 'acct_other' } as Stripe.Event)).toBe(200)
  await work()
  expect(await statesOf(jobId)).toEqual(['100.00 started'])
})

test('collects the fee of what is paid, and no more of it later', async () => {
  const { jobId } = await paid()
  expect(await collectedFor(jobId)).toBe('7.50')
  await bookDays(harness, jobId)
  await work()
  const session = await openPage(dana, jobId, '30.00')
  expect(fake.sessions.get(session)!.fee).toBe(225)
  fake.pay(session)
  await send(fake.events.at(-1)!)
  await work()
  expect(await collectedFor(jobId)).toBe('9.75')
  await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
})

describe("a bank's dispute", () => {
  test('is shown and told with its date, and blocks refunds until it is won', async () => {
    const { jobId, session } = await paid()
    const chargeId = await bookDays(harness, jobId)
    await work()
    const second = await openPage(dana, jobId, '30.00')
    fake.pay(second)
    await send(fake.events.at(-1)!)
    await work()
    const dispute = fake.dispute(second)
    await send(fake.events.at(-1)!)
    await work()
    const disputed = (await cardsOf(dale, jobId)).payments.find(payment => payment.dispute)
    expect(disputed).toMatchObject({
      amount: '30.00',
      dispute: { status: 'open', dueBy: '2026-11-27T18:00:00.000Z' },
    })
    expect((await ada.ask(TO_LOOK_AT)).worklist.cardJobs.map(({ id }) => id)).toContain(jobId)
    await dale.ask(VOID_CHARGE, { chargeId, reason: 'My mistake' })
    await work()
    // The older payment gives it back instead.
    expect(await statesOf(jobId)).toEqual(['-30.00 confirmed', '100.00 confirmed', '30.00 confirmed'])
    fake.closeDispute(dispute.id, 'won')
    await send(fake.events.at(-1)!)
    await work()
    expect(await statesOf(jobId)).toEqual(['-30.00 confirmed', '100.00 confirmed', '30.00 confirmed'])
    expect((await ada.ask(TO_LOOK_AT)).worklist.cardJobs.map(({ id }) => id)).not.toContain(jobId)
    expect(await told(ada, jobId)).toEqual(['card_dispute_open', 'card_dispute_won'])
    expect(await told(dale, jobId)).toContain('card_dispute_open')
    expect(session).not.toBe(second)
  })

  test('is heard before the payment that it is about', async () => {
    const { jobId, session } = await opened()
    fake.pay(session)
    const dispute = fake.dispute(session)
    fake.closeDispute(dispute.id, 'lost')
    await send(fake.events.at(-1)!)
    await work()
    expect(await statesOf(jobId)).toEqual(['-100.00 confirmed', '100.00 confirmed'])
  })

  test('that is lost makes the amount due again, once', async () => {
    const { jobId, session } = await paid()
    const dispute = fake.dispute(session)
    const created = fake.events.at(-1)!
    fake.closeDispute(dispute.id, 'lost')
    const closed = fake.events.at(-1)!
    for (const event of [closed, created, closed]) await send(event)
    await work()
    expect(await statesOf(jobId)).toEqual(['-100.00 confirmed', '100.00 confirmed'])
    expect(await cardsOf(dana, jobId)).toMatchObject({ amountDue: '100.00', cardAmount: '100.00' })
    expect(await told(dana, jobId)).toEqual(['card_dispute_lost', 'card_paid'])
    expect(await told(ada, jobId)).toEqual(['card_dispute_lost'])
    fake.pay(await openPage(dana, jobId, '100.00'))
    await send(fake.events.at(-1)!)
    await work()
    expect((await cardsOf(dana, jobId)).amountDue).toBe('0.00')
  })
})

test('names what Stripe no longer shows once the vendor has left', async () => {
  const rita = await vendor(harness)
  const theirs = await takeCards(harness, rita)
  const jobId = await acceptedJob(dana, rita, '100.00')
  const chargeId = await bookDays(harness, jobId)
  await work()
  fake.pay(await openPage(dana, jobId, '130.00'))
  await send(fake.events.at(-1)!)
  await work()
  await send(fake.leave(theirs))
  await work()
  await rita.ask(VOID_CHARGE, { chargeId, reason: 'My mistake' })
  await work()
  const { payments } = await cardsOf(dana, jobId)
  expect(payments.find(({ refundOf }) => refundOf)).toMatchObject({
    status: 'failed',
    failure: 'account_gone',
  })
  expect((await ada.ask(TO_LOOK_AT)).worklist.cardJobs.map(({ id }) => id)).toContain(jobId)
  expect((await cardsOf(rita, jobId)).viewerCanMarkPaidBack).toBe(true)
})
