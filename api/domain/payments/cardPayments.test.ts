import { workOnce } from '../../platform/queue/worker.js'
import { cardsOf, jobPaidByCard, openPage, vendorWithCards } from '../../test/cards.js'
import {
  acceptedJob,
  bookDays,
  CONTEST_CHARGE,
  completedJob,
  DENY_PAYMENT,
  MARK_PAID,
  MARK_PAID_BACK,
  PAY_BY_CARD,
  UPHOLD_CHARGE,
  VOID_CHARGE,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, CLOSE_ACCOUNT } from '../../test/operations.js'
import type { FakeStripe } from '../../test/stripe/FakeStripe.js'
import { sendEvent } from '../../test/stripe/sendEvent.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { readCardPayment } from './readCardPayment.js'

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

const DISCONNECT = graphql(`mutation DisconnectWhilePaying { disconnectPayments }`)
const TO_LOOK_AT = graphql(`query CardsToLookAt { worklist { cardJobCount cardJobs { id } } }`)

const work = () => workOnce(harness.app.context)
const paying = async (price = '149.50', by = dale) => {
  const jobId = await acceptedJob(dana, by, price)
  return { jobId, session: await openPage(dana, jobId, price) }
}
const reason = async (answer: Promise<{ extensions: object }>) => (await answer).extensions
const refunds = (job: Awaited<ReturnType<typeof cardsOf>>) => job.payments.filter(({ refundOf }) => refundOf)

describe('paying', () => {
  test('takes exactly what is due, once, and counts it', async () => {
    const { jobId, session } = await paying()
    expect(await openPage(dana, jobId, '149.50')).toBe(session)
    expect(fake.sessions.get(session)).toMatchObject({ amount_total: 14950, client_reference_id: jobId })
    expect((await cardsOf(dana, jobId)).payments).toMatchObject([
      {
        amount: '149.50',
        status: 'started',
        provider: 'stripe',
        method: 'card',
        expiresAt: '2026-11-20T18:31:00.000Z',
      },
    ])
    fake.pay(session)
    await dana.fetch(`/api/stripe/paid?order=${jobId}&session=${session}`, { redirect: 'manual' })
    await work()
    expect(await cardsOf(dana, jobId)).toMatchObject({
      amountDue: '0.00',
      cardAmount: null,
      payments: [{ status: 'confirmed', amount: '149.50', expiresAt: null }],
    })
    expect(await reason(dana.refusal(PAY_BY_CARD, { jobId, amount: '149.50' }))).toMatchObject({
      reason: 'NOTHING_DUE',
    })
  })

  test('comes back to the order, paid or not', async () => {
    const { jobId, session } = await paying()
    const back = async (path: string) =>
      (await dana.fetch(path, { redirect: 'manual' })).headers.get('location')
    expect(await back(`/api/stripe/left?order=${jobId}`)).toBe(`/customer/orders?order=${jobId}&paid=no`)
    await work()
    expect(fake.sessions.get(session)!.status).toBe('expired')
    expect((await cardsOf(dana, jobId)).payments).toMatchObject([{ status: 'lapsed' }])
    const next = await openPage(dana, jobId, '149.50')
    expect(next).not.toBe(session)
    expect((await cardsOf(dana, jobId)).payments).toMatchObject([{ status: 'started' }])
    fake.pay(next)
    expect(await back(`/api/stripe/paid?order=${jobId}&session=${next}`)).toBe(
      `/customer/orders?order=${jobId}&paid=${next}`,
    )
    expect(await back('/api/stripe/paid?order=https://evil.example&session=x')).toBe(
      '/customer/orders?order=&paid=no',
    )
    await work()
    expect((await cardsOf(dana, jobId)).payments).toMatchObject([{ status: 'confirmed' }])
  })

  test('refuses another amount, a vendor without cards, and somebody else', async () => {
    const { jobId } = await paying()
    const refusedFor = (amount: string, id = jobId, by = dana) =>
      reason(by.refusal(PAY_BY_CARD, { jobId: id, amount }))
    expect(await refusedFor('149.49')).toMatchObject({ reason: 'AMOUNT_CHANGED' })
    expect((await dana.refusal(PAY_BY_CARD, { jobId, amount: '149.49' })).message).toBe(
      'The amount has changed to $149.50',
    )
    const kim = await customer(harness)
    expect(await refusedFor('149.50', jobId, kim)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusedFor('149.50', jobId, dale)).toMatchObject({ code: 'FORBIDDEN' })
    const plain = await acceptedJob(dana, await vendor(harness))
    expect(await refusedFor('149.50', plain)).toMatchObject({ reason: 'CARDS_OFF' })
    expect((await cardsOf(dana, plain)).cardAmount).toBeNull()
    const cheap = await acceptedJob(dana, dale, '0.49')
    expect((await cardsOf(dana, cheap)).cardAmount).toBeNull()
    expect(await refusedFor('0.49', cheap)).toMatchObject({ reason: 'NOTHING_DUE' })
    expect((await cardsOf(dale, jobId)).cardAmount).toBeNull()
  })

  test('refuses markPaid while a page is open, and a card while a payment waits', async () => {
    const { jobId, session } = await paying()
    expect(await reason(dale.refusal(MARK_PAID, { jobId, method: 'check' }))).toMatchObject({
      reason: 'CARD_RUNNING',
    })
    expect((await cardsOf(dale, jobId)).viewerCanMarkPaid).toBe(false)
    harness.clock.now = new Date(START.getTime() + 31 * 60_000)
    fake.events.length = 0
    await openPage(dana, jobId, '149.50')
    expect(fake.sessions.get(session)!.status).toBe('expired')
    await dana.fetch(`/api/stripe/left?order=${jobId}`, { redirect: 'manual' })
    await work()
    await dale.ask(MARK_PAID, { jobId, method: 'check' })
    expect((await cardsOf(dana, jobId)).cardAmount).toBeNull()
    expect(await reason(dana.refusal(PAY_BY_CARD, { jobId, amount: '149.50' }))).toMatchObject({
      reason: 'PAYMENT_WAITING',
    })
    await dana.ask(DENY_PAYMENT, { jobId, reason: 'I will pay by card' })
    expect((await cardsOf(dana, jobId)).cardAmount).toBe('149.50')
  })

  test('opens one page for two who press at once', async () => {
    const jobId = await acceptedJob(dana, dale)
    const urls = await Promise.all([1, 2, 3].map(() => dana.answer(PAY_BY_CARD, { jobId, amount: '149.50' })))
    const opened = new Set(urls.flatMap(({ data }) => data?.payByCard?.url ?? []))
    expect(opened.size).toBe(1)
    expect((await cardsOf(dana, jobId)).payments).toHaveLength(1)
  })

  test.each([
    ['before Stripe hears of it', false],
    ['after Stripe has opened the page', true],
  ])('is asked for again when the connection breaks %s', async (_, isAfter) => {
    const jobId = await acceptedJob(dana, dale)
    const before = fake.sessions.size
    fake.trouble({ operation: 'POST /v1/checkout/sessions', isAfter, with: 500 })
    expect(await reason(dana.refusal(PAY_BY_CARD, { jobId, amount: '149.50' }))).toMatchObject({
      code: 'UNAVAILABLE',
    })
    const session = await openPage(dana, jobId, '149.50')
    expect(fake.sessions.size).toBe(before + 1)
    fake.pay(session)
    await work()
  })

  test('starts a new attempt once a minute has passed without an answer', async () => {
    const jobId = await acceptedJob(dana, dale)
    fake.trouble({ operation: 'POST /v1/checkout/sessions', isAfter: true, with: 500 })
    await dana.refusal(PAY_BY_CARD, { jobId, amount: '149.50' })
    expect(await reason(dale.refusal(MARK_PAID, { jobId, method: 'check' }))).toMatchObject({
      reason: 'CARD_RUNNING',
    })
    harness.clock.now = new Date(START.getTime() + 61_000)
    expect((await cardsOf(dale, jobId)).viewerCanMarkPaid).toBe(true)
    const session = await openPage(dana, jobId, '149.50')
    expect((await cardsOf(dana, jobId)).payments).toMatchObject([{ status: 'started' }])
    expect(fake.sessions.get(session)!.expires_at).toBe((START.getTime() + 61_000 + 31 * 60_000) / 1000)
  })

  test('fails where Stripe says no, and says that the vendor takes no cards', async () => {
    const rita = await vendorWithCards(harness)
    const jobId = await acceptedJob(dana, rita)
    const account = [...fake.accounts.values()].find(({ metadata }) => metadata!.vendor === rita.id)!
    fake.onboard(account.id, ['external_account'])
    expect(await reason(dana.refusal(PAY_BY_CARD, { jobId, amount: '149.50' }))).toMatchObject({
      reason: 'CARDS_OFF',
    })
    await work()
    expect(await cardsOf(dana, jobId)).toMatchObject({ cardAmount: null, payments: [{ status: 'failed' }] })
    fake.onboard(account.id)
    await harness.database.pool.query(`update card_accounts set status = 'on' where vendor_id = $1`, [
      rita.id,
    ])
    expect(await openPage(dana, jobId, '149.50')).toMatch(/^cs_/)
  })

  test('ends with the page when the vendor disconnects', async () => {
    const rita = await vendorWithCards(harness)
    const { jobId, session } = await paying('80.00', rita)
    await rita.ask(DISCONNECT)
    await work()
    expect(fake.sessions.get(session)!.status).toBe('expired')
    expect(await cardsOf(dana, jobId)).toMatchObject({ cardAmount: null, payments: [{ status: 'lapsed' }] })
  })

  test('holds an account while a page may take money', async () => {
    const kim = await customer(harness)
    const jobId = await completedJob(kim, dale, '80.00')
    await harness.database.pool.query(
      `update jobs set completed_date = completed_date - interval '40 days' where id = $1`,
      [jobId],
    )
    await openPage(kim, jobId, '80.00')
    const close = { input: { currentPassword: PASSWORD } }
    expect(await reason(kim.refusal(CLOSE_ACCOUNT, close))).toMatchObject({ reason: 'BALANCE_OPEN' })
    await kim.fetch(`/api/stripe/left?order=${jobId}`, { redirect: 'manual' })
    await work()
    await kim.ask(CLOSE_ACCOUNT, close)
  })
})

describe('charges that change', () => {
  test('end a page for another amount, and offer the new one', async () => {
    const { jobId, session } = await paying('100.00')
    await bookDays(harness, jobId)
    await work()
    expect(fake.sessions.get(session)!.status).toBe('expired')
    expect(await cardsOf(dana, jobId)).toMatchObject({
      cardAmount: '130.00',
      payments: [{ status: 'lapsed' }],
    })
  })

  test('leave a contested part due', async () => {
    const { jobId, session } = await paying('100.00')
    const chargeId = await bookDays(harness, jobId)
    await work()
    const next = await openPage(dana, jobId, '130.00')
    await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'It was one day' })
    await work()
    expect([session, next].map(id => fake.sessions.get(id)!.status)).toEqual(['expired', 'expired'])
    expect((await cardsOf(dana, jobId)).cardAmount).toBe('100.00')
    fake.pay(await openPage(dana, jobId, '100.00'))
    await ada.ask(UPHOLD_CHARGE, { chargeId, reason: 'Two days' })
    await work()
    expect(await cardsOf(dana, jobId)).toMatchObject({ amountDue: '30.00', cardAmount: '30.00' })
  })

  test('give back exactly what a voided charge makes too much', async () => {
    const jobId = await acceptedJob(dana, dale, '100.00')
    const chargeId = await bookDays(harness, jobId)
    fake.pay(await openPage(dana, jobId, '130.00'))
    await dana.fetch(`/api/stripe/paid?order=${jobId}&session=${[...fake.sessions.keys()].at(-1)}`, {
      redirect: 'manual',
    })
    await work()
    await dale.ask(VOID_CHARGE, { chargeId, reason: 'My mistake' })
    await work()
    const job = await cardsOf(dana, jobId)
    expect(job).toMatchObject({ amountDue: '0.00' })
    expect(refunds(job)).toMatchObject([{ amount: '-30.00', status: 'confirmed' }])
    expect([...fake.refunds.values()].at(-1)).toMatchObject({ amount: 3000 })
  })

  test('give back the difference of a page that was paid all the same', async () => {
    const { jobId, session } = await paying('100.00')
    fake.pay(session)
    await dana.ask(CANCEL_JOB, { jobId })
    await work()
    const job = await cardsOf(dana, jobId)
    expect(job.amountDue).toBe('0.00')
    expect(job.payments.map(({ amount, status }) => [amount, status]).sort()).toEqual([
      ['-100.00', 'confirmed'],
      ['100.00', 'confirmed'],
    ])
  })
})

describe('refunds', () => {
  const overpaid = async () => {
    const jobId = await acceptedJob(dana, dale, '100.00')
    const chargeId = await bookDays(harness, jobId)
    const session = await openPage(dana, jobId, '130.00')
    fake.pay(session)
    await dana.fetch(`/api/stripe/paid?order=${jobId}&session=${session}`, { redirect: 'manual' })
    await work()
    return { jobId, session, void: () => dale.ask(VOID_CHARGE, { chargeId, reason: 'My mistake' }) }
  }

  test('wait for Stripe, and block paying back directly until then', async () => {
    const { jobId, void: voidIt } = await overpaid()
    fake.holdRefunds(true)
    await voidIt()
    await work()
    fake.holdRefunds(false)
    expect(refunds(await cardsOf(dana, jobId))).toMatchObject([{ status: 'started' }])
    expect(await cardsOf(dale, jobId)).toMatchObject({
      amountToPayBack: '0.00',
      viewerCanMarkPaidBack: false,
    })
    expect(await reason(dale.refusal(MARK_PAID_BACK, { jobId, method: 'cash' }))).toMatchObject({
      reason: 'NOTHING_DUE',
    })
    const pending = [...fake.refunds.values()].at(-1)!
    fake.finishRefund(pending.id, 'succeeded')
    await wake(jobId)
    expect(refunds(await cardsOf(dana, jobId))).toMatchObject([{ status: 'confirmed' }])
  })

  test('that fail are named, and the vendor pays back directly', async () => {
    const { jobId, void: voidIt } = await overpaid()
    fake.holdRefunds(true)
    await voidIt()
    await work()
    fake.holdRefunds(false)
    fake.finishRefund([...fake.refunds.values()].at(-1)!.id, 'failed')
    await wake(jobId)
    expect(refunds(await cardsOf(dana, jobId))).toMatchObject([
      { status: 'failed', failure: expect.any(String) },
    ])
    expect(await cardsOf(dale, jobId)).toMatchObject({
      amountToPayBack: '30.00',
      viewerCanMarkPaidBack: true,
    })
    expect((await ada.ask(TO_LOOK_AT)).worklist.cardJobs.map(({ id }) => id)).toContain(jobId)
    await work()
    expect(refunds(await cardsOf(dana, jobId))).toHaveLength(1)
  })

  test('happen once when Stripe has made one and nobody heard', async () => {
    const { jobId, void: voidIt } = await overpaid()
    const before = fake.refunds.size
    fake.trouble({ operation: 'POST /v1/refunds', isAfter: true, with: 500 })
    await voidIt()
    await work()
    expect(refunds(await cardsOf(dana, jobId))).toMatchObject([{ status: 'started' }])
    harness.clock.now = new Date(START.getTime() + 2 * 86_400_000)
    await wake(jobId)
    expect(fake.refunds.size).toBe(before + 1)
    expect(refunds(await cardsOf(dana, jobId))).toMatchObject([{ status: 'confirmed' }])
  })

  test('wait while the key may not make them', async () => {
    const { jobId, void: voidIt } = await overpaid()
    fake.trouble({ operation: 'POST /v1/refunds', isAfter: false, with: 403 })
    await voidIt()
    await work()
    expect(refunds(await cardsOf(dana, jobId))).toMatchObject([{ status: 'started', failure: null }])
    await wake(jobId)
    expect(refunds(await cardsOf(dana, jobId))).toMatchObject([{ status: 'confirmed' }])
  })

  test('that the vendor makes at Stripe count, too', async () => {
    const { jobId, session } = await overpaid()
    fake.refundInDashboard(session, 2000)
    expect(await sendEvent(harness, fake.events.at(-1)!)).toBe(200)
    await work()
    const job = await cardsOf(dana, jobId)
    expect(refunds(job)).toMatchObject([{ amount: '-20.00', status: 'confirmed' }])
    expect(job).toMatchObject({ amountDue: '20.00', cardAmount: '20.00' })
  })
})

/** Reads the card payments of a job as the task for open payments does. */
const wake = async (jobId: string) => {
  const { rows } = await harness.database.pool.query<{ id: string }>(
    `select id from job_payments where job_id = $1 and provider = 'stripe' and refund_of is null`,
    [jobId],
  )
  for (const { id } of rows)
    await readCardPayment(harness.app.context, { paymentId: id }, taskWork('readCardPayment'))
  await work()
}

test('the job is paid by card', async () => {
  const { jobId } = await jobPaidByCard(harness, dana, dale)
  expect((await cardsOf(dale, jobId)).amountDue).toBe('0.00')
})
