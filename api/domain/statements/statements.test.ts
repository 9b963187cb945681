import {
  acceptedJob,
  bid,
  COMPLETE_JOB,
  completedJob,
  postJunk,
  SUBMIT_BID,
  startJob,
  VOID_CHARGE,
} from '../../test/deals.js'
import { emptyTables } from '../../test/emptyTables.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { SET_USER_ACTIVE } from '../../test/operations.js'
import { paidByCard } from '../../test/paidByCard.js'
import { pdfText } from '../../test/pdfText.js'
import { RECORD_PAYMENT, REVERSE_PAYMENT, runStatements, STATEMENTS } from '../../test/statements.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { checkLedger } from '../ledger/checkLedger.js'

let harness: Harness
let dana: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  await sql('update settings set service_fee_percent = 10')
  dana = await customer(harness)
  ada = await admin(harness)
})
// A month's statements are made only once.
beforeEach(async () => {
  await emptyTables(
    harness.database.pool,
    'truncate jobs, statements, notices, vendor_fees, fee_months cascade',
  )
  harness.clock.now = new Date(NOVEMBER)
})
afterEach(() => checkLedger(harness.app.context, {}, taskWork('checkLedger')))
afterAll(() => harness.stop())

const NOVEMBER = '2026-11-20T18:00:00Z'
/** December begins in Chicago. */
const DECEMBER = '2026-12-01T06:00:00Z'
/** Statements of November are due on December 15. */
const LAST_DAY = '2027-01-14T05:59:59Z'
const OVERDUE = '2027-01-14T06:00:00Z'

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const refusalOf = async (text: string, values: unknown[] = []): Promise<string> => {
  try {
    await sql(text, values)
    return 'nothing'
  } catch (error) {
    return (error as { constraint: string }).constraint
  }
}
const run = (at: string) => runStatements(harness, at)

const WAIVE = graphql(`
  mutation WaiveBilledFee($chargeId: UUID!) { waiveFee(chargeId: $chargeId, reason: "Sorry") { id } }
`)
const CLOSE = graphql(`
  mutation CloseOwingAccount($input: CloseAccountInput!) { closeAccount(input: $input) }
`)
const FEE_TOTALS = graphql(`
  query FeeTotals($months: Int) {
    feeTotals(months: $months) { owed unbilled overdue months { month earned waived paid collected } }
  }
`)
const ALL = graphql(`
  query FeeStatements($status: StatementStatus, $after: String) {
    feeStatements(first: 2, status: $status, after: $after) {
      nodes { id status } pageInfo { hasNextPage endCursor }
    }
  }
`)
const NEEDS = graphql(
  `query OverdueStatements { worklist { overdueStatementCount overdueStatements { id } } }`,
)
const WHY_NOT = graphql(`query WhyNoBid($id: UUID!) { job(id: $id) { whyNotBid } }`)

const statementsOf = async (by: TestUser, vendorId?: string) =>
  (await by.ask(STATEMENTS, { vendorId })).statements
const latest = async (by: TestUser) => (await statementsOf(by))[0]!
const chargeOf = async (jobId: string) =>
  (await sql("select id from job_charges where job_id = $1 and kind = 'base'", [jobId]))[0].id as string
/** A vendor with completed jobs at these prices, each with a fee of 10 %. */
const hauler = async (...prices: string[]) => {
  const person = await vendor(harness)
  const jobs: string[] = []
  for (const price of prices) jobs.push(await completedJob(dana, person, price))
  return { dale: person, jobs }
}
const billed = async (...prices: string[]) => {
  const { dale, jobs } = await hauler(...prices)
  await run(DECEMBER)
  return { dale, jobs, statement: await latest(dale) }
}
const pay = (statementId: string, amount: string, reference = 'Check 1041') =>
  ada.ask(RECORD_PAYMENT, { statementId, amount, reference })

describe('a month', () => {
  test('is billed once, with a line for each fee and the day it is due', async () => {
    const { dale, jobs } = await hauler('100.00', '50.50')
    await run(DECEMBER)
    await run(DECEMBER)
    const [statement, ...more] = await statementsOf(dale)
    expect(more).toEqual([])
    expect(statement).toMatchObject({
      number: '2026-11-0001',
      month: '2026-11',
      total: '15.05',
      paid: '0.00',
      due: '15.05',
      dueDate: '2026-12-15',
      status: 'open',
      lines: [
        { kind: 'fee', label: 'Agreed price', amount: '10.00', job: { id: jobs[0] } },
        { kind: 'fee', label: 'Agreed price', amount: '5.05', job: { id: jobs[1] } },
      ],
      payments: [],
      vendor: { id: dale.id },
      viewerCanRecordPayment: false,
    })
  })

  test.each([
    ['America/Chicago', '2026-12-01T06:00:00Z'],
    ['America/New_York', '2026-12-01T05:00:00Z'],
    ['Pacific/Honolulu', '2026-12-01T10:00:00Z'],
    ['Asia/Kathmandu', '2026-11-30T18:15:00Z'],
  ])('ends at midnight in the time zone of the settings: %s', async (zone, midnight) => {
    const { dale } = await hauler('100.00')
    await sql('update settings set time_zone = $1', [zone])
    try {
      await run(new Date(Date.parse(midnight) - 1).toISOString())
      expect(await statementsOf(dale)).toEqual([])
      await run(midnight)
      expect(await statementsOf(dale)).toHaveLength(1)
    } finally {
      await sql("update settings set time_zone = 'America/Chicago'")
    }
  })

  test('ends once where clocks are set back on its last night', async () => {
    // In Havana the first hour of November 1, 2026, comes twice.
    await sql("update settings set time_zone = 'America/Havana'")
    try {
      const { dale } = await hauler('100.00')
      await sql(
        "set session_replication_role = replica; update ledger_transfers set created_at = '2026-11-01T04:30:00Z'; set session_replication_role = origin",
      )
      for (const at of [
        '2026-11-01T04:00:00Z',
        '2026-11-01T04:45:00Z',
        '2026-11-01T05:15:00Z',
        '2026-11-02T00:00:00Z',
        '2026-12-01T05:00:00Z',
      ])
        await run(at)
      expect((await statementsOf(dale)).map(({ lines }) => lines.length)).toEqual([1])
    } finally {
      await sql("update settings set time_zone = 'America/Chicago'")
    }
  })

  test('leaves fees booked after it to the next one', async () => {
    const { dale } = await hauler('100.00')
    harness.clock.now = new Date(DECEMBER)
    await completedJob(dana, dale, '70.00')
    await run(DECEMBER)
    await run('2027-01-01T06:00:00Z')
    expect((await statementsOf(dale)).map(({ month, total }) => [month, total])).toEqual([
      ['2026-12', '7.00'],
      ['2026-11', '10.00'],
    ])
  })

  test('bills earlier months along when nobody ran it for a while', async () => {
    const { dale } = await hauler('100.00')
    await run('2027-02-01T06:00:00Z')
    expect(await statementsOf(dale)).toMatchObject([
      { month: '2027-01', total: '10.00', number: '2027-01-0001' },
    ])
  })

  test('makes none for a vendor whose fees add up to nothing, and carries a credit over', async () => {
    const { dale, jobs, statement } = await billed('100.00')
    await pay(statement.id, '10')
    harness.clock.now = new Date('2026-12-10T18:00:00Z')
    await ada.ask(WAIVE, { chargeId: await chargeOf(jobs[0]!) })
    await run('2027-01-01T06:00:00Z')
    expect(await statementsOf(dale)).toHaveLength(1)
    harness.clock.now = new Date('2026-12-15T18:00:00Z')
    await completedJob(dana, dale, '250.00')
    await run('2027-02-01T06:00:00Z')
    expect(await latest(dale)).toMatchObject({
      total: '15.00',
      lines: [
        { kind: 'fee_waived', label: 'Fee waived: Agreed price', amount: '-10.00' },
        { kind: 'fee', amount: '25.00' },
      ],
    })
  })

  test('is numbered without a gap, for several vendors and by two processes at once', async () => {
    const people = [await hauler('100.00'), await hauler('50.00'), await hauler('30.00')]
    await Promise.all([run(DECEMBER), run(DECEMBER), run(DECEMBER)])
    const numbers = await Promise.all(
      people.map(async ({ dale }) => (await statementsOf(dale)).map(s => s.number)),
    )
    expect(numbers.flat().sort()).toEqual(['2026-11-0001', '2026-11-0002', '2026-11-0003'])
    expect(await sql("select count(*)::int from notices where kind = 'statement_issued'")).toEqual([
      { count: 3 },
    ])
  })

  test('bills each job once while others are completed', async () => {
    const dale = await vendor(harness)
    const jobs: string[] = []
    for (let made = 0; made < 100; made++) {
      const jobId = await acceptedJob(dana, dale, '100.00')
      await startJob(dale, jobId)
      jobs.push(jobId)
    }
    await Promise.all(
      jobs.flatMap((jobId, at) => [
        dale.answer(COMPLETE_JOB, { jobId }),
        // More at once would only wait for a connection, on a busy machine too long.
        ...(at % 10 === 0 ? [run(DECEMBER)] : []),
        dale.answer(COMPLETE_JOB, { jobId }),
      ]),
    )
    // A busy server refuses some, which are completed now.
    for (const jobId of jobs) await dale.answer(COMPLETE_JOB, { jobId })
    await run('2027-01-01T06:00:00Z')
    const lines = (await statementsOf(dale)).flatMap(statement => statement.lines.map(({ job }) => job.id))
    expect(lines.sort()).toEqual([...jobs].sort())
  })

  test('keeps the percentage of the day a bid was accepted', async () => {
    const dale = await vendor(harness)
    const jobId = await acceptedJob(dana, dale, '100.00')
    await sql('update settings set service_fee_percent = 25')
    await startJob(dale, jobId)
    await dale.ask(COMPLETE_JOB, { jobId })
    await sql('update settings set service_fee_percent = 10')
    await run(DECEMBER)
    expect(await latest(dale)).toMatchObject({ total: '10.00' })
  })

  test('bills a suspended vendor, too, and mails the statement', async () => {
    const { dale } = await hauler('100.00')
    await ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive: false })
    await harness.mails()
    await run(DECEMBER)
    expect(await statementsOf(ada, dale.id)).toMatchObject([{ total: '10.00' }])
    const [mail, ...more] = await harness.mails()
    expect(more).toEqual([])
    expect(mail).toContain('Your fee statement for November 2026 is ready')
    expect(mail).toContain('$10.00 is due by Dec 15.')
  })
})

describe('a payment', () => {
  test('settles a statement, in parts if need be, and never with more than is due', async () => {
    const { statement } = await billed('100.00')
    const { recordStatementPayment: half } = await pay(statement.id, '4.00')
    expect(half).toMatchObject({ status: 'open', paid: '4.00', due: '6.00' })
    const { message, extensions } = await ada.refusal(RECORD_PAYMENT, {
      statementId: statement.id,
      amount: '6.01',
      reference: 'Check 1042',
    })
    expect([message, extensions.code]).toEqual(['Only $6.00 is due', 'BAD_USER_INPUT'])
    const { recordStatementPayment: whole } = await pay(statement.id, '6', 'Check 1042')
    expect(whole).toMatchObject({
      status: 'paid',
      due: '0.00',
      payments: [{ amount: '4.00' }, { amount: '6.00' }],
    })
  })

  test('is recorded once however often it is sent', async () => {
    const { statement } = await billed('100.00')
    await Promise.all(Array.from({ length: 5 }, () => pay(statement.id, '4.00')))
    const { recordStatementPayment } = await pay(statement.id, '4.00', ' check 1041 ')
    expect(recordStatementPayment).toMatchObject({ paid: '4.00', payments: [{ reference: 'Check 1041' }] })
    const other = { statementId: statement.id, amount: '5.00', reference: 'Check 1041' }
    expect((await ada.refusal(RECORD_PAYMENT, other)).extensions.reason).toBe('REFERENCE_USED')
  })

  test('is reversed with a reason; the amount is due again and can be recorded again', async () => {
    const { dale, statement } = await billed('100.00')
    await pay(statement.id, '10')
    const reverse = { statementId: statement.id, reason: 'The check bounced' }
    const { reverseStatementPayment } = await ada.ask(REVERSE_PAYMENT, reverse)
    expect(reverseStatementPayment).toMatchObject({ status: 'open', paid: '0.00', due: '10.00' })
    expect((await ada.refusal(REVERSE_PAYMENT, reverse)).extensions.reason).toBe('NO_PAYMENT')
    await pay(statement.id, '10')
    expect(await latest(dale)).toMatchObject({
      status: 'paid',
      payments: [
        { kind: 'payment', amount: '10.00', reference: 'Check 1041' },
        { kind: 'payment_reversed', amount: '-10.00', reason: 'The check bounced' },
        { kind: 'payment', amount: '10.00', reference: 'Check 1041' },
      ],
    })
    const log = await sql('select action from audit_events where subject_id = $1 order by created_at, id', [
      dale.id,
    ])
    expect(log.map(({ action }) => action).sort()).toEqual([
      'recordStatementPayment',
      'recordStatementPayment',
      'reverseStatementPayment',
    ])
  })

  test('is reversed once when it is named twice', async () => {
    const { statement } = await billed('100.00')
    await pay(statement.id, '3', 'Check 1')
    const { recordStatementPayment } = await pay(statement.id, '4', 'Check 2')
    expect(
      await ada.refusal(REVERSE_PAYMENT, { statementId: statement.id, reason: 'Not ours' }),
    ).toMatchObject({
      message: 'This statement has more than one payment. Say which one to reverse.',
      extensions: { reason: 'PAYMENT_UNCLEAR' },
    })
    const [first] = recordStatementPayment.payments
    const reverse = { statementId: statement.id, paymentId: first!.id, reason: 'Not ours' }
    await ada.ask(REVERSE_PAYMENT, reverse)
    const { reverseStatementPayment } = await ada.ask(REVERSE_PAYMENT, reverse)
    expect(reverseStatementPayment).toMatchObject({ paid: '4.00', due: '6.00' })
  })

  test('is recorded once when two admins send the whole amount at once', async () => {
    const { statement } = await billed('100.00')
    const answers = await Promise.all(
      ['Check 1', 'Check 2'].map(reference =>
        ada.answer(RECORD_PAYMENT, { statementId: statement.id, amount: '10', reference }),
      ),
    )
    expect(answers.map(({ errors: [error] }) => error?.extensions.reason ?? 'done').sort()).toEqual([
      'STATEMENT_PAID',
      'done',
    ])
  })
})

describe('a waived or voided fee', () => {
  test('becomes a credit on its statement until that is paid', async () => {
    const { dale, jobs, statement } = await billed('100.00', '50.00')
    await ada.ask(WAIVE, { chargeId: await chargeOf(jobs[0]!) })
    expect(await latest(dale)).toMatchObject({
      id: statement.id,
      total: '5.00',
      status: 'open',
      lines: [{ amount: '10.00' }, { amount: '5.00' }, { kind: 'fee_waived', amount: '-10.00' }],
    })
    await ada.ask(VOID_CHARGE, { chargeId: await chargeOf(jobs[1]!), reason: 'Never done' })
    expect(await latest(dale)).toMatchObject({ total: '0.00', due: '0.00', status: 'paid' })
  })

  test('pays what is due, and the rest is carried over', async () => {
    const { dale, jobs, statement } = await billed('100.00')
    await pay(statement.id, '4.00')
    await ada.ask(WAIVE, { chargeId: await chargeOf(jobs[0]!) })
    expect(await latest(dale)).toMatchObject({
      total: '4.00',
      due: '0.00',
      status: 'paid',
      lines: [{ amount: '10.00' }, { kind: 'fee_waived', amount: '-6.00' }],
    })
    expect((await ada.ask(FEE_TOTALS, {})).feeTotals).toMatchObject({ owed: '-4.00', unbilled: '-4.00' })
  })

  test('pays the oldest open statement first, then the next', async () => {
    const { dale, statement: november } = await billed('100.00')
    const later = await completedJob(dana, dale, '300.00')
    await run('2027-01-01T06:00:00Z')
    await ada.ask(WAIVE, { chargeId: await chargeOf(later) })
    const [december, first] = await statementsOf(dale)
    expect(first).toMatchObject({ id: november.id, status: 'paid', due: '0.00' })
    expect(december).toMatchObject({ total: '10.00', due: '10.00', status: 'open' })
    expect(december!.lines.map(({ amount }) => amount)).toEqual(['30.00', '-20.00'])
  })

  test('never waives the fee of a discount, which would raise the debt', async () => {
    const { jobs } = await hauler('100.00')
    const [{ id: chargeId }] = await sql(
      `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
        select gen_random_uuid(), id, vendor_id, 'discount', 'Discount', -20, -20 from jobs where id = $1 returning id`,
      [jobs[0]],
    )
    expect((await ada.refusal(WAIVE, { chargeId })).extensions.reason).toBe('NO_FEE')
  })
})

describe('a fee collected by card', () => {
  const staySignedIn = () => sql("update sessions set expires_at = '2199-01-01'")
  const payJob = (dale: TestUser, jobId: string, amount: string, refundOf?: string) =>
    paidByCard(harness, { jobId, vendorId: dale.id, amount, ...(refundOf && { refundOf }) })

  test('is a credit on the statement, so that only the rest is due', async () => {
    const { dale, jobs } = await hauler('100.00', '50.50')
    await payJob(dale, jobs[0]!, '100.00')
    await run(DECEMBER)
    expect(await latest(dale)).toMatchObject({
      collected: '10.00',
      total: '5.05',
      due: '5.05',
      lines: [
        { kind: 'fee', amount: '10.00' },
        { kind: 'fee', amount: '5.05' },
        { kind: 'fee_collected', label: 'Collected by card', amount: '-10.00', job: { id: jobs[0] } },
      ],
    })
  })

  test('pays the open statement that bills the fee, in parts if need be', async () => {
    const { dale, jobs } = await billed('100.00')
    await run(OVERDUE)
    harness.clock.now = new Date(OVERDUE)
    await staySignedIn()
    await payJob(dale, jobs[0]!, '40.00')
    expect(await latest(dale)).toMatchObject({ total: '6.00', due: '6.00', status: 'overdue' })
    await payJob(dale, jobs[0]!, '60.00')
    expect(await latest(dale)).toMatchObject({ total: '0.00', due: '0.00', status: 'paid' })
  })

  test('waits as a credit until its job is completed', async () => {
    const dale = await vendor(harness)
    const jobId = await acceptedJob(dana, dale, '100.00')
    await payJob(dale, jobId, '100.00')
    await run(DECEMBER)
    expect(await statementsOf(dale)).toEqual([])
    harness.clock.now = new Date('2026-12-10T18:00:00Z')
    await startJob(dale, jobId)
    await dale.ask(COMPLETE_JOB, { jobId })
    await completedJob(dana, dale, '70.00')
    await run('2027-01-01T06:00:00Z')
    expect(await statementsOf(dale)).toMatchObject([{ month: '2026-12', collected: '10.00', total: '7.00' }])
  })

  test('stays the credit of a vendor whose customer was refunded', async () => {
    const { dale, jobs } = await hauler('100.00')
    const { id } = await payJob(dale, jobs[0]!, '100.00')
    await ada.ask(VOID_CHARGE, { chargeId: await chargeOf(jobs[0]!), reason: 'Never done' })
    await payJob(dale, jobs[0]!, '-100.00', id)
    await completedJob(dana, dale, '250.00')
    await run(DECEMBER)
    expect(await latest(dale)).toMatchObject({ total: '15.00' })
  })

  test('is no payment of a statement among the sums of a month, running or stored', async () => {
    const { dale, jobs, statement } = await billed('100.00', '50.00')
    harness.clock.now = new Date('2026-12-10T18:00:00Z')
    await pay(statement.id, '5')
    await payJob(dale, jobs[0]!, '100.00')
    await staySignedIn()
    const december = async (now: string) => {
      harness.clock.now = new Date(now)
      return (await ada.ask(FEE_TOTALS, { months: 2 })).feeTotals.months.find(
        each => each.month === '2026-12',
      )
    }
    const sums = { month: '2026-12', earned: '0.00', waived: '0.00', paid: '5.00', collected: '10.00' }
    expect(await december('2026-12-10T18:00:00Z')).toEqual(sums)
    await run('2027-01-03T18:00:00Z')
    expect(await sql("select collected from fee_months where month = '2026-12'")).toEqual([
      { collected: '10.00' },
    ])
    expect(await december('2027-01-03T18:00:00Z')).toEqual(sums)
  })
})

describe('a statement past due', () => {
  const PAST = graphql(`query PastDue { statements { daysPastDue howToPay status } }`)
  const past = async (by: TestUser, at: string) => {
    harness.clock.now = new Date(at)
    return (await by.ask(PAST)).statements[0]
  }

  test('says by how many days, on the calendar of the marketplace', async () => {
    const { dale, statement } = await billed('100.00')
    expect(await past(dale, '2026-12-16T05:59:00Z')).toMatchObject({ daysPastDue: 0, status: 'open' })
    expect(await past(dale, '2026-12-16T06:00:00Z')).toMatchObject({ daysPastDue: 1 })
    await pay(statement.id, '10')
    expect(await past(dale, '2026-12-18T06:00:00Z')).toMatchObject({ daysPastDue: 0, status: 'paid' })
  })

  test('reminds its vendor after 1, 7, and 21 days, once each', async () => {
    await billed('100.00')
    const told = async (at: string) => {
      await sql('delete from notices')
      await Promise.all([run(at), run(at)])
      return (await sql('select kind, data from notices')).map(({ kind, data }) => `${kind} ${data.days}`)
    }
    expect(await told('2026-12-16T05:00:00Z')).toEqual([])
    expect(await told('2026-12-16T12:00:00Z')).toEqual(['statement_reminder 1'])
    expect(await told('2026-12-18T12:00:00Z')).toEqual([])
    expect(await told('2026-12-23T12:00:00Z')).toEqual(['statement_reminder 7'])
    expect(await told('2027-01-09T12:00:00Z')).toEqual(['statement_reminder 21'])
    expect(await told('2027-01-10T12:00:00Z')).toEqual([])
  })

  test('says how to pay Haulbid, on the page, in its PDF, and by mail', async () => {
    const HOW = 'Check to Haulbid, 12 Main St, Austin'
    await ada.ask(
      graphql(
        `mutation SayHow($input: UpdateSettingsInput!) { updateSettings(input: $input) { howToPayFees } }`,
      ),
      { input: { serviceFeePercent: 10, documentsRequired: false, howToPayFees: HOW } },
    )
    await harness.mails()
    const { dale, statement } = await billed('100.00')
    expect((await harness.mails()).some(mail => mail.replace(/=\r?\n/g, '').includes(HOW))).toBe(true)
    expect(await past(dale, '2026-12-18T18:00:00Z')).toMatchObject({ howToPay: HOW, daysPastDue: 3 })
    const file = await dale.fetch(`/api/statements/${statement.id}.pdf`)
    const text = pdfText(Buffer.from(await file.arrayBuffer()))
    expect(text).toContain(`How to pay: ${HOW}`)
    expect(text).toContain('3 days past due')
    const SETTINGS = graphql(`query HowForAll { settings { howToPayFees } }`)
    expect((await ada.ask(SETTINGS)).settings.howToPayFees).toBe(HOW)
    expect((await dale.ask(SETTINGS)).settings.howToPayFees).toBeNull()
  })
})

describe('an overdue statement', () => {
  test('stops nobody who owes nothing in all', async () => {
    const { dale, jobs, statement } = await billed('100.00')
    await run(OVERDUE)
    await pay(statement.id, '4.00')
    await ada.ask(WAIVE, { chargeId: await chargeOf(jobs[0]!) })
    const paymentId = (await latest(dale)).payments[0]!.id
    await ada.ask(REVERSE_PAYMENT, { statementId: statement.id, paymentId, reason: 'The check bounced' })
    expect(await latest(dale)).toMatchObject({ due: '4.00' })
    await sql("update statements set status = 'overdue' where id = $1", [statement.id])
    const jobId = await postJunk(dana, { pickupDateTime: '2027-02-24T15:00:00.000Z' })
    expect((await dale.ask(WHY_NOT, { id: jobId })).job.whyNotBid).toBeNull()
  })

  test('stops new bids 30 days after it was due, until it is paid', async () => {
    const { dale, statement } = await billed('100.00')
    const jobId = await postJunk(dana, { pickupDateTime: '2027-02-24T15:00:00.000Z' })
    await run(LAST_DAY)
    expect(await latest(dale)).toMatchObject({ status: 'open' })
    await Promise.all([run(OVERDUE), run(OVERDUE)])
    expect(await latest(dale)).toMatchObject({ status: 'overdue' })
    const refused = await dale.refusal(SUBMIT_BID, { input: { jobId, price: '90' } })
    expect([refused.message, refused.extensions.reason]).toEqual([
      'Your fee statement is overdue. Pay it to bid again.',
      'FEES_OVERDUE',
    ])
    expect((await dale.ask(WHY_NOT, { id: jobId })).job.whyNotBid).toBe('FEES_OVERDUE')
    await pay(statement.id, '9', 'Check 1')
    expect((await dale.ask(WHY_NOT, { id: jobId })).job.whyNotBid).toBe('FEES_OVERDUE')
    await pay(statement.id, '1', 'Check 2')
    await bid(dale, jobId)
  })

  test('is told to its vendor and the admins once, and needs an admin', async () => {
    const { dale, statement } = await billed('100.00')
    await harness.mails()
    await Promise.all([run(OVERDUE), run(OVERDUE)])
    const subjects = (await harness.mails()).map(mail => /^Subject: (.+)$/m.exec(mail)![1]).sort()
    expect(subjects).toEqual([
      'The fee statement of Dale Reyes for November 2026 is overdue',
      'Your fee statement for November 2026 is overdue',
    ])
    expect((await ada.ask(NEEDS, {})).worklist).toEqual({
      overdueStatementCount: 1,
      overdueStatements: [{ id: statement.id }],
    })
    expect(await latest(dale)).toMatchObject({ status: 'overdue' })
  })

  test('is overdue again after its payment was reversed', async () => {
    const { dale, statement } = await billed('100.00')
    await run(OVERDUE)
    await pay(statement.id, '10')
    await ada.ask(REVERSE_PAYMENT, { statementId: statement.id, reason: 'The check bounced' })
    expect(await latest(dale)).toMatchObject({ status: 'open' })
    await run(OVERDUE)
    expect(await latest(dale)).toMatchObject({ status: 'overdue' })
  })
})

describe('an account', () => {
  const close = { input: { currentPassword: PASSWORD } }

  test('is not closed while fees are owed, billed or not', async () => {
    const { dale } = await hauler('100.00')
    expect((await dale.refusal(CLOSE, close)).extensions.reason).toBe('BALANCE_OPEN')
    await run(DECEMBER)
    expect((await dale.refusal(CLOSE, close)).extensions.reason).toBe('BALANCE_OPEN')
    await pay((await latest(dale)).id, '10')
    await dale.ask(CLOSE, close)
  })
})

describe('admins', () => {
  test('see the fees of each month, what is owed, and what is overdue', async () => {
    const { dale, jobs, statement } = await billed('100.00', '50.00', '200.00')
    harness.clock.now = new Date('2026-12-10T18:00:00Z')
    await ada.ask(WAIVE, { chargeId: await chargeOf(jobs[1]!) })
    await pay(statement.id, '12')
    await completedJob(dana, dale, '70.00')
    const { feeTotals } = await ada.ask(FEE_TOTALS, { months: 2 })
    expect(feeTotals).toEqual({
      owed: '25.00',
      unbilled: '7.00',
      overdue: '0.00',
      months: [
        { month: '2026-11', earned: '35.00', waived: '0.00', paid: '0.00', collected: '0.00' },
        { month: '2026-12', earned: '7.00', waived: '5.00', paid: '12.00', collected: '0.00' },
      ],
    })
    await run(OVERDUE)
    expect((await ada.ask(FEE_TOTALS, {})).feeTotals).toMatchObject({ owed: '25.00', overdue: '18.00' })
  })

  test('see by age what vendors and customers owe', async () => {
    const OVERDUE_MONEY = graphql(`
      query OverdueMoney {
        overdueMoney {
          vendors { fromDays toDays count amount } customers { fromDays toDays count amount }
        }
      }
    `)
    const { dale, statement } = await billed('100.00')
    const sums = async (at: string) => {
      harness.clock.now = new Date(at)
      const { vendors, customers } = (await (await admin(harness)).ask(OVERDUE_MONEY)).overdueMoney
      return [vendors, customers].map(ages => ages.map(({ count, amount }) => `${count}: ${amount}`))
    }
    // It is due on December 15, and its order was completed on November 20.
    await pay(statement.id, '4')
    expect(await sums('2026-12-15T18:00:00Z')).toEqual([
      ['0: 0.00', '0: 0.00', '0: 0.00'],
      ['0: 0.00', '1: 100.00', '0: 0.00'],
    ])
    await completedJob(dana, dale, '70.00')
    expect(await sums('2026-12-16T17:59:00Z')).toEqual([
      ['1: 6.00', '0: 0.00', '0: 0.00'],
      ['0: 0.00', '1: 100.00', '0: 0.00'],
    ])
    expect(await sums('2026-12-23T18:00:00Z')).toEqual([
      ['0: 0.00', '1: 6.00', '0: 0.00'],
      ['0: 0.00', '1: 70.00', '1: 100.00'],
    ])
    expect(await sums(OVERDUE)).toEqual([
      ['0: 0.00', '0: 0.00', '1: 6.00'],
      ['0: 0.00', '1: 70.00', '1: 100.00'],
    ])
    const { vendors } = (await (await admin(harness)).ask(OVERDUE_MONEY)).overdueMoney
    expect(vendors.map(({ fromDays, toDays }) => [fromDays, toDays])).toEqual([
      [1, 7],
      [8, 29],
      [30, null],
    ])
    expect((await (await vendor(harness)).refusal(OVERDUE_MONEY)).extensions.code).toBe('FORBIDDEN')
  })

  test('read stored sums of months that are over, and add up the others', async () => {
    const monthsAt = async (now: string) => {
      harness.clock.now = new Date(now)
      return (await ada.ask(FEE_TOTALS, { months: 2 })).feeTotals.months
    }
    const { dale } = await hauler('100.00')
    await run('2026-12-01T18:00:00Z')
    const stored = () => harness.database.pool.query('select month, earned from fee_months order by month')
    // An act that began in November may still be running.
    expect((await stored()).rows).toEqual([])
    const november = (await monthsAt('2026-12-03T18:00:00Z'))[0]!
    await run('2026-12-03T18:00:00Z')
    await run('2026-12-03T19:00:00Z')
    expect((await stored()).rows).toEqual([{ month: '2026-11', earned: november.earned }])
    await completedJob(dana, dale, '70.00')
    const [first, second] = await monthsAt('2026-12-04T18:00:00Z')
    expect(first).toEqual(november)
    expect(Number(second!.earned)).toBeGreaterThanOrEqual(7)
    await harness.database.pool.query("update fee_months set earned = 123 where month = '2026-11'")
    expect((await monthsAt('2026-12-04T18:00:00Z'))[0]).toMatchObject({ earned: '123.00' })
  })

  test('list the statements of all vendors by status, page by page', async () => {
    for (const price of ['100.00', '50.00', '30.00']) await hauler(price)
    await run(DECEMBER)
    const first = (await ada.ask(ALL, { status: 'open' })).feeStatements
    expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([2, true])
    const second = (await ada.ask(ALL, { status: 'open', after: first.pageInfo.endCursor })).feeStatements
    expect([second.nodes.length, second.pageInfo.hasNextPage]).toEqual([1, false])
    expect((await ada.ask(ALL, { status: 'paid' })).feeStatements.nodes).toEqual([])
  })
})

describe('the database', () => {
  test('refuses to edit or remove a statement or a line', async () => {
    await billed('100.00')
    expect(await refusalOf('update statements set due_date = due_date + 30')).toBe('statements_kept')
    expect(await refusalOf('delete from statements')).toBe('ledger_kept')
    expect(await refusalOf('delete from statement_lines')).toBe('ledger_kept')
    expect(await refusalOf('update statement_lines set statement_id = statement_id')).toBe('ledger_kept')
  })

  test('lets nobody forge what is paid', async () => {
    const { dale } = await billed('100.00')
    await sql("update statements set status = 'paid', paid = total, total = 1")
    expect(await latest(dale)).toMatchObject({ status: 'open', paid: '0.00', total: '10.00' })
  })

  test('refuses a fee on a second statement, and on that of another vendor', async () => {
    const { statement } = await billed('100.00')
    const [line] = await sql('select transfer_id as id from statement_lines')
    const insert = 'insert into statement_lines (transfer_id, statement_id) values ($1, $2)'
    expect(await refusalOf(insert, [line.id, statement.id])).toBe('statement_lines_pkey')
    await hauler('50.00')
    const [other] = await sql('select id from ledger_transfers where id <> $1', [line.id])
    expect(await refusalOf(insert, [other.id, statement.id])).toBe('statement_lines_own')
  })
})
