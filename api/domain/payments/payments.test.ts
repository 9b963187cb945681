import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  bookDays,
  CONFIRM_PAYMENT,
  CONTEST_CHARGE,
  completedJob,
  DENY_PAYMENT,
  MARK_PAID,
  MARK_PAID_BACK,
  PAYMENTS,
  paidJob,
  postJunk,
  RELEASE_JOB,
  VOID_CHARGE,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, CLOSE_ACCOUNT } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const refusalOf = async (text: string, values: unknown[]): Promise<string> => {
  try {
    await sql(text, values)
    return 'nothing'
  } catch (error) {
    return (error as { constraint: string }).constraint
  }
}
const paymentsOf = async (by: TestUser, id: string) => (await by.ask(PAYMENTS, { id })).job
const method = 'check' as const
const reason = 'No check came'
const reasonOf = async (refusal: Promise<{ extensions: { code: string; reason?: unknown } }>) => {
  const { code, reason } = (await refusal).extensions
  return reason ?? code
}

test('owes the price until the customer confirms what the vendor marked', async () => {
  const jobId = await completedJob(dana, dale)
  expect(await paymentsOf(dale, jobId)).toMatchObject({
    amountDue: '149.50',
    viewerCanMarkPaid: true,
    payments: [],
  })
  expect((await dale.ask(MARK_PAID, { jobId, method })).markPaid).toMatchObject({
    amountDue: '149.50',
    viewerCanMarkPaid: false,
    payments: [{ status: 'marked', amount: '149.50', method: 'check' }],
  })
  expect(await paymentsOf(dana, jobId)).toMatchObject({
    payments: [{ viewerCanDecide: true, createdAt: START.toISOString(), vendor: { id: dale.id } }],
  })
  expect((await dana.ask(CONFIRM_PAYMENT, { jobId })).confirmPayment).toMatchObject({
    amountDue: '0.00',
    payments: [{ status: 'confirmed', decidedAt: START.toISOString() }],
  })
})

test('still owes everything after a denial, and the vendor can mark again', async () => {
  const jobId = await paidJob(dana, dale)
  expect((await dana.ask(DENY_PAYMENT, { jobId, reason })).denyPayment).toMatchObject({
    amountDue: '149.50',
    payments: [{ status: 'denied', denyReason: reason }],
  })
  await dale.ask(MARK_PAID, { jobId, method: 'cash' })
  expect((await paymentsOf(ada, jobId)).payments.map(({ status, method }) => [status, method])).toEqual([
    ['marked', 'cash'],
    ['denied', 'check'],
  ])
})

test('keeps an account open until its customer has answered', async () => {
  const leaving = await customer(harness)
  const jobId = await completedJob(leaving, dale)
  await dale.ask(MARK_PAID, { jobId, method })
  const close = { input: { currentPassword: PASSWORD } }
  expect(await reasonOf(leaving.refusal(CLOSE_ACCOUNT, close))).toBe('BALANCE_OPEN')
  await leaving.ask(DENY_PAYMENT, { jobId, reason })
  // An amount due counts for 30 days.
  await sql("update jobs set completed_date = $2::timestamptz - interval '31 days' where id = $1", [
    jobId,
    START,
  ])
  expect(await leaving.ask(CLOSE_ACCOUNT, close)).toEqual({ closeAccount: true })
})

test('owes only a later charge after a payment', async () => {
  const jobId = await paidJob(dana, dale)
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  await bookDays(harness, jobId)
  expect((await dale.ask(MARK_PAID, { jobId, method })).markPaid).toMatchObject({ amountDue: '30.00' })
  expect((await dana.ask(CONFIRM_PAYMENT, { jobId })).confirmPayment.amountDue).toBe('0.00')
})

test('shows what the vendor owes back once a paid charge is voided', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = await bookDays(harness, jobId)
  await dale.ask(MARK_PAID, { jobId, method })
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  await dale.ask(VOID_CHARGE, { chargeId, reason: 'My fault' })
  expect(await paymentsOf(dana, jobId)).toMatchObject({ finalPrice: '149.50', amountDue: '-30.00' })
  expect(await reasonOf(dale.refusal(MARK_PAID, { jobId, method }))).toBe('NOTHING_DUE')
})

test('shows what the vendor owes back once a paid job is cancelled free of charge', async () => {
  const jobId = await paidJob(dana, dale)
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  await ada.ask(CANCEL_JOB, { jobId })
  expect(await paymentsOf(dana, jobId)).toMatchObject({ finalPrice: null, amountDue: '-149.50' })
})

test('refuses to mark a job twice, or one that is paid', async () => {
  const jobId = await paidJob(dana, dale)
  expect(await reasonOf(dale.refusal(MARK_PAID, { jobId, method }))).toBe('PAYMENT_WAITING')
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  expect(await reasonOf(dale.refusal(MARK_PAID, { jobId, method }))).toBe('NOTHING_DUE')
})

test('marks once when the vendor presses twice at the same time', async () => {
  const jobId = await acceptedJob(dana, dale)
  const answers = await Promise.all([1, 2, 3].map(() => dale.answer(MARK_PAID, { jobId, method })))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect((await paymentsOf(dana, jobId)).payments).toHaveLength(1)
})

test('decides once when the customer confirms and denies at the same time', async () => {
  const jobId = await paidJob(dana, dale)
  const answers = await Promise.all([
    dana.answer(CONFIRM_PAYMENT, { jobId }),
    dana.answer(DENY_PAYMENT, { jobId, reason }),
  ])
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
})

test('refuses an answer where nothing is marked', async () => {
  const jobId = await acceptedJob(dana, dale)
  expect(await reasonOf(dana.refusal(CONFIRM_PAYMENT, { jobId }))).toBe('NOT_FOUND')
})

const denied = (jobId: string, count: number) =>
  sql(
    `insert into job_payments (id, job_id, vendor_id, amount, method, status, deny_reason, decided_at)
      select gen_random_uuid(), $1, $2, 5, 'cash', 'denied', 'No', now() from generate_series(1, $3::int)`,
    [jobId, dale.id, count],
  )

test('takes a twentieth payment on one job', async () => {
  const jobId = await acceptedJob(dana, dale)
  await denied(jobId, 19)
  await dale.ask(MARK_PAID, { jobId, method })
  expect((await paymentsOf(dana, jobId)).payments).toHaveLength(20)
})

test('stops after twenty payments on one job', async () => {
  const jobId = await acceptedJob(dana, dale)
  await denied(jobId, 20)
  expect(await reasonOf(dale.refusal(MARK_PAID, { jobId, method }))).toBe('TOO_MANY_PAYMENTS')
})

test('keeps payments from other customers and vendors', async () => {
  const jobId = await paidJob(dana, dale)
  const other = await customer(harness)
  expect(await reasonOf(other.refusal(CONFIRM_PAYMENT, { jobId }))).toBe('NOT_FOUND')
  expect(await reasonOf(mia.refusal(MARK_PAID, { jobId, method }))).toBe('NOT_FOUND')
})

/** Dale is paid and gives the job back; it is Mia's now. */
const changedHands = async () => {
  const jobId = await postJunk(dana)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  await dale.ask(MARK_PAID, { jobId, method })
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  await dale.ask(RELEASE_JOB, { jobId })
  await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId, '120.00') })
  return jobId
}

describe('a vendor who lost the job', () => {
  test('owes back what was paid, beside what is due to the next one', async () => {
    const jobId = await changedHands()
    expect(await paymentsOf(mia, jobId)).toMatchObject({ amountDue: '120.00', payments: [], balances: [] })
    expect(await paymentsOf(dale, jobId)).toMatchObject({
      amountDue: '-149.50',
      amountToPayBack: '149.50',
      viewerCanMarkPaidBack: true,
      payments: [{ status: 'confirmed' }],
      balances: [],
    })
    for (const reader of [dana, ada]) {
      const { amountDue, payments, balances } = await paymentsOf(reader, jobId)
      expect({ amountDue, payments }).toMatchObject({
        amountDue: '-29.50',
        payments: [{ status: 'confirmed', vendor: { id: dale.id } }],
      })
      expect(balances).toEqual(
        expect.arrayContaining([
          { amount: '-149.50', vendor: { id: dale.id } },
          { amount: '120.00', vendor: { id: mia.id } },
        ]),
      )
    }
  })

  test('pays back in parts, and the customer confirms each', async () => {
    const jobId = await changedHands()
    expect((await dale.ask(MARK_PAID_BACK, { jobId, method, amount: '100' })).markPaidBack).toMatchObject({
      amountDue: '-149.50',
      viewerCanMarkPaidBack: false,
      payments: [{ status: 'marked', amount: '-100.00' }, { status: 'confirmed' }],
    })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect(await paymentsOf(dale, jobId)).toMatchObject({ amountDue: '-49.50', amountToPayBack: '49.50' })
    expect(await dale.refusal(MARK_PAID_BACK, { jobId, method, amount: '50' })).toMatchObject({
      message: 'The amount has changed to $49.50',
      extensions: { code: 'CONFLICT', reason: 'AMOUNT_CHANGED' },
    })
    await dale.ask(MARK_PAID_BACK, { jobId, method })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect(await paymentsOf(dana, jobId)).toMatchObject({ amountDue: '120.00' })
    expect(await paymentsOf(dale, jobId)).toMatchObject({ amountDue: '0.00' })
    expect(await reasonOf(dale.refusal(MARK_PAID_BACK, { jobId, method }))).toBe('NOTHING_DUE')
  })

  test('still has a payment that waits, which the customer names', async () => {
    const jobId = await paidJob(dana, dale)
    await dale.ask(RELEASE_JOB, { jobId })
    await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId, '120.00') })
    await mia.ask(MARK_PAID, { jobId, method })
    expect(await dana.refusal(CONFIRM_PAYMENT, { jobId })).toMatchObject({
      message: 'More than one payment waits for your answer. Say which one.',
      extensions: { reason: 'PAYMENT_UNCLEAR' },
    })
    const { payments } = await paymentsOf(dana, jobId)
    const paymentTo = ({ id }: TestUser) => payments.find(({ vendor }) => vendor!.id === id)!.id
    await dana.ask(DENY_PAYMENT, { jobId, reason, paymentId: paymentTo(dale) })
    await dana.ask(CONFIRM_PAYMENT, { jobId, paymentId: paymentTo(mia) })
    expect(await paymentsOf(dana, jobId)).toMatchObject({ amountDue: '0.00' })
    expect(await reasonOf(dana.refusal(CONFIRM_PAYMENT, { jobId, paymentId: paymentTo(dale) }))).toBe(
      'PAYMENT_DECIDED',
    )
  })

  test('reads nothing of a job without lines of their own', async () => {
    const jobId = await changedHands()
    const other = await vendor(harness)
    await expect(paymentsOf(other, jobId)).rejects.toThrow()
    expect(await reasonOf(other.refusal(MARK_PAID_BACK, { jobId, method }))).toBe('NOT_FOUND')
  })
})

describe('parts', () => {
  test('takes a part, then the rest', async () => {
    const jobId = await completedJob(dana, dale)
    await dale.ask(MARK_PAID, { jobId, method, amount: '100' })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect(await dale.refusal(MARK_PAID, { jobId, method, amount: '149.50' })).toMatchObject({
      message: 'The amount has changed to $49.50',
      extensions: { reason: 'AMOUNT_CHANGED' },
    })
    await dale.ask(MARK_PAID, { jobId, method })
    expect((await dana.ask(CONFIRM_PAYMENT, { jobId })).confirmPayment.amountDue).toBe('0.00')
    expect((await paymentsOf(ada, jobId)).payments.map(({ amount }) => amount).sort()).toEqual([
      '100.00',
      '49.50',
    ])
  })

  test('leaves out what is contested unless the vendor names the amount', async () => {
    const jobId = await completedJob(dana, dale)
    const chargeId = await bookDays(harness, jobId)
    await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'One day' })
    expect((await dale.ask(MARK_PAID, { jobId, method })).markPaid.payments).toMatchObject([
      { amount: '149.50' },
    ])
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect(await reasonOf(dale.refusal(MARK_PAID, { jobId, method }))).toBe('NOTHING_DUE')
    await dale.ask(MARK_PAID, { jobId, method, amount: '30' })
    expect((await dana.ask(CONFIRM_PAYMENT, { jobId })).confirmPayment.amountDue).toBe('0.00')
  })

  test.each(['0', '0.00'])('refuses a payment of %s', async amount => {
    const jobId = await acceptedJob(dana, dale)
    expect(await reasonOf(dale.refusal(MARK_PAID, { jobId, method, amount }))).toBe('NOTHING_DUE')
  })
})

test('refuses a confirmation of a payment that was answered since', async () => {
  const jobId = await paidJob(dana, dale)
  const paymentId = (await paymentsOf(dana, jobId)).payments[0]!.id
  await dana.ask(DENY_PAYMENT, { jobId, reason, paymentId })
  await dale.ask(MARK_PAID, { jobId, method, amount: '20' })
  expect(await reasonOf(dana.refusal(CONFIRM_PAYMENT, { jobId, paymentId }))).toBe('PAYMENT_DECIDED')
  const foreign = await paidJob(await customer(harness), dale)
  const { id } = (await paymentsOf(dale, foreign)).payments[0]!
  expect(await reasonOf(dana.refusal(CONFIRM_PAYMENT, { jobId, paymentId: id }))).toBe('NOT_FOUND')
})

const mailsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
  await harness.mails()
  await act()
  return (await harness.mails()).map(mail => mail.replace(/=\r?\n/g, '').replace(/\r?\n/g, ' '))
}

const zelle = { method: 'zelle' as const, handle: 'pay@ellis.example.com' }

describe('a vendor who names ways to be paid', () => {
  let rosa: TestUser
  beforeAll(async () => {
    rosa = await vendor(harness)
    await rosa.ask(
      graphql(`mutation NameWays($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }`),
      {
        input: {
          name: 'Ellis Haul-Away',
          paymentMethods: ['cash', 'zelle'],
          paymentHandles: [zelle],
        },
      },
    )
  })
  const waysOf = async (by: TestUser, id: string) => {
    const WAYS = graphql(
      `query WaysToPay($id: UUID!) { job(id: $id) { waysToPay paymentHandles { method handle } } }`,
    )
    const { waysToPay, paymentHandles } = (await by.ask(WAYS, { id })).job
    return [waysToPay, paymentHandles]
  }

  test('shows them to both parties once the job is theirs, and to no other vendor', async () => {
    const open = await postJunk(dana)
    expect(await waysOf(dana, open)).toEqual([[], []])
    expect(await waysOf(rosa, open)).toEqual([[], []])
    const jobId = await acceptedJob(dana, rosa)
    for (const party of [dana, rosa]) expect(await waysOf(party, jobId)).toEqual([['cash', 'zelle'], [zelle]])
    expect(
      await reasonOf(
        mia.refusal(
          graphql(`query WaysOfAnother($id: UUID!) { job(id: $id) { paymentHandles { handle } } }`),
          { id: jobId },
        ),
      ),
    ).toBe('NOT_FOUND')
  })

  test('tells the customer in the confirmation of the deal', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(rosa, jobId)
    const mails = await mailsOf(() => dana.ask(ACCEPT_BID, { bidId }))
    const confirmation = mails.find(mail => mail.includes(`To: ${dana.email}`))
    expect(confirmation).toContain('You pay Ellis Haul-Away directly: cash, Zelle.')
  })
})

test('mails the customer what was marked, and the vendor and admins a denial', async () => {
  const jobId = await acceptedJob(dana, dale)
  const [marked, ...others] = await mailsOf(() => dale.ask(MARK_PAID, { jobId, method }))
  expect(others).toEqual([])
  expect(marked).toContain(`To: ${dana.email}`)
  expect(marked).toContain('says you paid $149.50 by check for your junk pickup.')
  const denials = await mailsOf(() => dana.ask(DENY_PAYMENT, { jobId, reason }))
  expect(denials.some(mail => mail.includes(`To: ${dale.email}`))).toBe(true)
  const toAdmin = denials.find(mail => mail.includes(`To: ${ada.email}`))
  expect(toAdmin).toContain(`says they did not pay $149.50`)
  expect(toAdmin).toContain("You're a Haulbid administrator.")
})

describe('the database', () => {
  test.each([
    ['another amount', 'amount = 5'],
    ['another way to pay', "method = 'cash'"],
  ])('refuses %s for a payment', async (_, change) => {
    const jobId = await paidJob(dana, dale)
    expect(await refusalOf(`update job_payments set ${change} where job_id = $1`, [jobId])).toBe(
      'job_payments_kept',
    )
  })

  test('refuses to decide a payment twice', async () => {
    const jobId = await paidJob(dana, dale)
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    expect(
      await refusalOf("update job_payments set status = 'denied', deny_reason = 'No' where job_id = $1", [
        jobId,
      ]),
    ).toBe('job_payments_kept')
  })

  test('refuses a second payment that waits', async () => {
    const jobId = await paidJob(dana, dale)
    expect(
      await refusalOf(
        `insert into job_payments (id, job_id, vendor_id, amount, method)
          select gen_random_uuid(), job_id, vendor_id, 5, 'cash' from job_payments where job_id = $1`,
        [jobId],
      ),
    ).toBe('job_payments_one_open')
  })

  test.each([
    ['0', "'check'", 'job_payments_amount'],
    ['5', "'gold'", 'job_payments_method'],
  ])('refuses a payment of %s by %s', async (amount, by, constraint) => {
    const jobId = await acceptedJob(dana, dale)
    expect(
      await refusalOf(
        `insert into job_payments (id, job_id, vendor_id, amount, method)
          select gen_random_uuid(), id, vendor_id, ${amount}, ${by} from jobs where id = $1`,
        [jobId],
      ),
    ).toBe(constraint)
  })
})
