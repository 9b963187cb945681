import {
  ACCEPT_BID,
  bid,
  CHARGES,
  CONFIRM_PAYMENT,
  completedJob,
  DENY_PAYMENT,
  MARK_PAID,
  MARK_PAID_BACK,
  PAYMENTS,
  PROPOSE_CHANGE,
  paidJob,
  postJunk,
  RELEASE_JOB,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, CLOSE_ACCOUNT } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

/** What is owed either way: discounts after a payment, closing an account, messages, and the lists that name it. */

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
beforeEach(async () => {
  harness.clock.now = START
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const method = 'zelle' as const
const reason = 'It never came'
const daysLater = (days: number) => {
  harness.clock.now = new Date(START.getTime() + days * 86_400_000)
}
const reasonOf = async (refusal: Promise<{ extensions: { code: string; reason?: unknown } }>) => {
  const { code, reason } = (await refusal).extensions
  return reason ?? code
}
const paymentsOf = async (by: TestUser, id: string) => (await by.ask(PAYMENTS, { id })).job
const discount = (jobId: string, amount: string) =>
  dale.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'discount', amount } })
const linesOf = async (jobId: string) =>
  (await dale.ask(CHARGES, { id: jobId })).job.charges.map(({ amount, status }) => `${amount} ${status}`)
const feeOf = async (jobId: string) => {
  const { rows } = await harness.database.pool.query(
    `select coalesce(sum(e.amount), 0)::text as fee from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes' where t.job_id = $1`,
    [jobId],
  )
  return rows[0].fee
}
const paid = async () => {
  const jobId = await completedJob(dana, dale, '200.00')
  await dale.ask(MARK_PAID, { jobId, method })
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  return jobId
}

describe('a discount', () => {
  beforeAll(() => harness.database.pool.query('update settings set service_fee_percent = 10'))

  test('lowers what is due at once', async () => {
    const jobId = await completedJob(dana, dale, '200.00')
    await discount(jobId, '50')
    expect(await paymentsOf(dale, jobId)).toMatchObject({ amountDue: '150.00', amountToPayBack: '0.00' })
    expect(await feeOf(jobId)).toBe('15.00')
  })

  test('counts after a payment, with its fee, only once the customer confirms that the money came back', async () => {
    const jobId = await paid()
    await discount(jobId, '50')
    expect(await linesOf(jobId)).toEqual(['200.00 booked', '-50.00 proposed'])
    expect(await paymentsOf(dale, jobId)).toMatchObject({ amountDue: '0.00', amountToPayBack: '50.00' })
    expect(await feeOf(jobId)).toBe('20.00')
    await dale.ask(MARK_PAID_BACK, { jobId, method })
    await dana.ask(DENY_PAYMENT, { jobId, reason })
    expect(await feeOf(jobId)).toBe('20.00')
    await dale.ask(MARK_PAID_BACK, { jobId, method })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect(await linesOf(jobId)).toEqual(['200.00 booked', '-50.00 booked'])
    expect(await paymentsOf(dana, jobId)).toMatchObject({ finalPrice: '150.00', amountDue: '0.00' })
    expect(await feeOf(jobId)).toBe('15.00')
  })

  test('counts as far as it is due, and as far as money came back', async () => {
    const jobId = await completedJob(dana, dale, '200.00')
    await dale.ask(MARK_PAID, { jobId, method, amount: '180' })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    await discount(jobId, '50')
    expect(await paymentsOf(dale, jobId)).toMatchObject({ amountDue: '0.00', amountToPayBack: '30.00' })
    expect(await feeOf(jobId)).toBe('18.00')
    await dale.ask(MARK_PAID_BACK, { jobId, method, amount: '10' })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect(await paymentsOf(dale, jobId)).toMatchObject({ amountDue: '0.00', amountToPayBack: '20.00' })
    expect(await feeOf(jobId)).toBe('17.00')
  })

  test('waits for the answer about a payment, and counts if the customer denies it', async () => {
    const jobId = await completedJob(dana, dale, '200.00')
    await dale.ask(MARK_PAID, { jobId, method })
    await discount(jobId, '50')
    expect(await feeOf(jobId)).toBe('20.00')
    await dana.ask(DENY_PAYMENT, { jobId, reason })
    expect(await paymentsOf(dana, jobId)).toMatchObject({ amountDue: '150.00' })
    expect(await feeOf(jobId)).toBe('15.00')
  })
})

describe('closing an account', () => {
  const close = (by: TestUser) => by.answer(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  const refusal = async (by: TestUser) => (await close(by)).errors[0]?.extensions.reason

  test('waits until a vendor has paid back what they owe', async () => {
    const jobId = await paidJob(dana, dale)
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    await dale.ask(RELEASE_JOB, { jobId })
    expect(await refusal(dale)).toBe('BALANCE_OPEN')
    await dale.ask(MARK_PAID_BACK, { jobId, method })
    expect(await refusal(dale)).toBe('BALANCE_OPEN')
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect((await close(dale)).errors).toEqual([])
  })

  test('waits for 30 days while a customer owes something', async () => {
    const jobId = await completedJob(dana, dale)
    const completedBefore = (days: number) =>
      harness.database.pool.query(
        'update jobs set completed_date = $2::timestamptz - make_interval(days => $3) where id = $1',
        [jobId, START, days],
      )
    await completedBefore(29)
    expect(await refusal(dana)).toBe('BALANCE_OPEN')
    await completedBefore(31)
    expect((await close(dana)).errors).toEqual([])
  })
})

const SEND = graphql(`
  mutation SendWhileDue($input: SendMessageInput!) { sendMessage(input: $input) { receiverId } }
`)
const CANCEL_LATE = graphql(`
  mutation CancelWithFeeDue($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { id } }
`)
const MESSAGES = graphql(
  `query MayMessage($id: UUID!) { job(id: $id) { viewerCanMessage vendor { businessPhone } } }`,
)
const mayMessage = async (by: TestUser, id: string) => (await by.ask(MESSAGES, { id })).job.viewerCanMessage
const send = (by: TestUser, jobId: string, vendorId?: string) =>
  by.answer(SEND, { input: { jobId, content: 'About the money', ...(vendorId && { vendorId }) } })

describe('messages', () => {
  test('stay open after a late cancellation until its fee is paid, and the phone is shown', async () => {
    const pickup = new Date(START.getTime() + 48 * 3_600_000)
    const jobId = await postJunk(dana, { pickupDateTime: pickup.toISOString() })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    harness.clock.now = new Date(pickup.getTime() - 3_600_000)
    await dana.ask(CANCEL_LATE, { jobId, fee: '37.38' })
    expect(await paymentsOf(dana, jobId)).toMatchObject({ status: 'cancelled', amountDue: '37.38' })
    for (const side of [dana, dale]) expect(await mayMessage(side, jobId)).toBe(true)
    expect((await dana.ask(MESSAGES, { id: jobId })).job.vendor!.businessPhone).toMatch(/555/)
    expect((await send(dale, jobId)).errors).toEqual([])
    await dale.ask(MARK_PAID, { jobId, method })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    for (const side of [dana, dale]) expect(await mayMessage(side, jobId)).toBe(false)
    expect((await send(dale, jobId)).errors[0]?.extensions.reason).toBe('JOB_STATE')
  })

  test('stay open with a vendor who owes money back, beside the next one', async () => {
    const mia = await vendor(harness)
    const jobId = await paidJob(dana, dale)
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    await dale.ask(RELEASE_JOB, { jobId })
    expect((await send(dana, jobId)).data.sendMessage.receiverId).toBe(dale.id)
    await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId) })
    expect((await send(dana, jobId)).data.sendMessage.receiverId).toBe(mia.id)
    expect((await send(dana, jobId, dale.id)).data.sendMessage.receiverId).toBe(dale.id)
    expect((await send(dale, jobId)).data.sendMessage.receiverId).toBe(dana.id)
    const rival = await vendor(harness)
    for (const [by, to] of [
      [dana, rival.id],
      [rival, undefined],
    ] as const)
      expect((await send(by, jobId, to)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    await dale.ask(MARK_PAID_BACK, { jobId, method })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect((await send(dale, jobId)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await send(dana, jobId, dale.id)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

const LISTS = graphql(`
  query MoneyToSettle { customerJobs(unfinished: true, first: 20) { nodes { id } } }
`)
const AGENDA = graphql(`query MoneyAgenda { vendorAgenda { jobsToSettle { id amountDue amountToPayBack } } }`)
const NEEDS = graphql(`query MoneyNeeds { worklist { unsettledJobCount unsettledJobs { id } } }`)

test('names what is owed on home, in What to do, and after three days in Needs you', async () => {
  // Needs you lists five.
  await harness.database.pool.query('update job_balances set amount = 0, promised = 0')
  const owed = await completedJob(dana, dale)
  const back = await paidJob(dana, dale)
  await dana.ask(CONFIRM_PAYMENT, { jobId: back })
  await dale.ask(RELEASE_JOB, { jobId: back })
  await ada.ask(CANCEL_JOB, { jobId: back })
  const onHome = async () =>
    (await dana.ask(LISTS)).customerJobs.nodes.map(({ id }) => id).filter(id => [owed, back].includes(id))
  const needed = async () =>
    (await ada.ask(NEEDS)).worklist.unsettledJobs.map(({ id }) => id).filter(id => [owed, back].includes(id))
  expect((await onHome()).sort()).toEqual([owed, back].sort())
  expect((await dale.ask(AGENDA)).vendorAgenda!.jobsToSettle).toEqual([
    { id: back, amountDue: '-149.50', amountToPayBack: '149.50' },
    { id: owed, amountDue: '149.50', amountToPayBack: '0.00' },
  ])
  daysLater(2)
  expect(await needed()).toEqual([])
  daysLater(4)
  expect((await needed()).sort()).toEqual([owed, back].sort())
  const SINCE = graphql(`query UnsettledSince($id: UUID!) { job(id: $id) { unsettledSince } }`)
  const since = (await ada.ask(SINCE, { id: owed })).job.unsettledSince
  expect(Date.parse(since!)).toBeLessThanOrEqual(harness.clock.now.getTime() - 3 * 86_400_000)
  expect((await dale.ask(SINCE, { id: owed })).job.unsettledSince).toBeNull()
  await dale.ask(MARK_PAID, { jobId: owed, method })
  await dana.ask(CONFIRM_PAYMENT, { jobId: owed })
  await dale.ask(MARK_PAID_BACK, { jobId: back, method })
  await dana.ask(CONFIRM_PAYMENT, { jobId: back })
  expect(await needed()).toEqual([])
  expect((await dale.ask(AGENDA)).vendorAgenda!.jobsToSettle).toEqual([])
  const other = await postJunk(dana)
  expect(await reasonOf(dale.refusal(MARK_PAID, { jobId: other, method }))).toBe('NOT_FOUND')
})
