import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  bookDays,
  CHARGES,
  COMPLETE_JOB,
  CONTEST_CHARGE,
  postJunk,
  RELEASE_JOB,
  startJob,
  UPHOLD_CHARGE,
  VOID_CHARGE,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

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
afterEach(() => {
  harness.clock.now = START
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
const chargesOf = async (by: TestUser, id: string) => (await by.ask(CHARGES, { id })).job
const kindsOf = async (by: TestUser, id: string) =>
  (await chargesOf(by, id)).charges.map(({ kind, amount, status }) => [kind, amount, status])
const reason = 'It was one day'

test('books the agreed price when a bid is accepted', async () => {
  const jobId = await acceptedJob(dana, dale)
  expect(await chargesOf(dana, jobId)).toMatchObject({
    finalPrice: '149.50',
    amountDue: '149.50',
    charges: [
      {
        kind: 'base',
        label: 'Agreed price',
        quantity: '1.00',
        unitPrice: '149.50',
        amount: '149.50',
        status: 'booked',
        contestUntil: null,
        viewerCanContest: false,
        viewerCanVoid: false,
      },
    ],
  })
})

test('adds each charge to the price and the fee, at the percentage in force when the bid was accepted', async () => {
  await sql('update settings set service_fee_percent = 5')
  const jobId = await acceptedJob(dana, dale, '100.00')
  await sql('update settings set service_fee_percent = 20')
  await bookDays(harness, jobId)
  expect(await chargesOf(dale, jobId)).toMatchObject({ finalPrice: '130.00', serviceFee: '6.50' })
  await sql('update settings set service_fee_percent = 0')
})

test('counts a contested charge until an admin decides', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = await bookDays(harness, jobId)
  expect((await chargesOf(dana, jobId)).charges[1]).toMatchObject({
    contestUntil: '2026-11-23T18:00:00.000Z',
    viewerCanContest: true,
    viewerCanUphold: false,
  })
  const { contestCharge } = await dana.ask(CONTEST_CHARGE, { chargeId, reason })
  expect(contestCharge).toMatchObject({
    status: 'contested',
    contestReason: reason,
    job: { finalPrice: '179.50', amountDue: '179.50' },
  })
  expect((await chargesOf(ada, jobId)).charges[1]).toMatchObject({
    viewerCanUphold: true,
    viewerCanVoid: true,
  })
  const { upholdCharge } = await ada.ask(UPHOLD_CHARGE, { chargeId, reason: 'The photos show it' })
  expect(upholdCharge).toMatchObject({
    status: 'booked',
    contestUntil: null,
    decisionReason: 'The photos show it',
  })
  const { extensions } = await dana.refusal(CONTEST_CHARGE, { chargeId, reason })
  expect(extensions.reason).toBe('CHARGE_CLOSED')
})

test.each([
  ['until the 72nd hour', -1, undefined],
  ['not at the 72nd hour', 0, 'CHARGE_CLOSED'],
])('lets the customer contest a charge %s', async (_, ms, refused) => {
  const chargeId = await bookDays(harness, await acceptedJob(dana, dale))
  harness.clock.now = new Date(START.getTime() + 72 * 3_600_000 + ms)
  const { errors } = await dana.answer(CONTEST_CHARGE, { chargeId, reason })
  expect(errors[0]?.extensions.reason).toBe(refused)
})

test('refuses to contest the agreed price', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = (await chargesOf(dana, jobId)).charges[0]!.id
  expect((await dana.refusal(CONTEST_CHARGE, { chargeId, reason })).extensions.reason).toBe('CHARGE_CLOSED')
})

test('takes a charge off the price when its vendor voids it, but keeps the line', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = await bookDays(harness, jobId)
  const { voidCharge } = await dale.ask(VOID_CHARGE, { chargeId, reason: 'My fault' })
  expect(voidCharge).toMatchObject({
    status: 'void',
    decisionReason: 'My fault',
    job: { finalPrice: '149.50', amountDue: '149.50' },
  })
  expect(await kindsOf(dana, jobId)).toEqual([
    ['base', '149.50', 'booked'],
    ['extra_day', '30.00', 'void'],
  ])
})

test('lets only an admin void the agreed price, and logs it', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = (await chargesOf(dana, jobId)).charges[0]!.id
  expect((await dale.refusal(VOID_CHARGE, { chargeId, reason })).extensions.code).toBe('FORBIDDEN')
  const { voidCharge } = await ada.ask(VOID_CHARGE, { chargeId, reason: 'It burned' })
  expect(voidCharge.job).toMatchObject({ finalPrice: '0.00' })
  const [line] = await sql("select after from audit_events where action = 'voidCharge' and subject_id = $1", [
    jobId,
  ])
  expect(line.after).toMatchObject({ chargeStatus: 'void', amount: '149.50', reason: 'It burned' })
})

test('refuses to void what a discount needs', async () => {
  const jobId = await acceptedJob(dana, dale, '20.00')
  const chargeId = await bookDays(harness, jobId)
  await sql(
    `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
      select gen_random_uuid(), id, vendor_id, 'discount', 'Discount', -45, -45 from jobs where id = $1`,
    [jobId],
  )
  expect(await dale.issues(VOID_CHARGE, { chargeId, reason })).toEqual(['chargeId: Void the discount first'])
})

test('voids all lines when the vendor gives the job back, and shows the next vendor only their own', async () => {
  const jobId = await postJunk(dana)
  const [daleBid, miaBid] = [await bid(dale, jobId, '100.00'), await bid(mia, jobId, '120.00')]
  await dana.ask(ACCEPT_BID, { bidId: daleBid })
  await bookDays(harness, jobId)
  await dale.ask(RELEASE_JOB, { jobId })
  expect(await chargesOf(dana, jobId)).toMatchObject({ finalPrice: null, amountDue: '0.00' })
  await mia.ask(graphql(`mutation ConfirmCharged($bidId: UUID!) { confirmBid(bidId: $bidId) { id } }`), {
    bidId: miaBid,
  })
  await dana.ask(ACCEPT_BID, { bidId: miaBid })
  // Both deals may have the same timestamp.
  expect((await kindsOf(dana, jobId)).toSorted()).toEqual([
    ['base', '100.00', 'void'],
    ['base', '120.00', 'booked'],
    ['extra_day', '30.00', 'void'],
  ])
  expect(await kindsOf(mia, jobId)).toEqual([['base', '120.00', 'booked']])
  // The lines of a vendor stay theirs.
  expect((await kindsOf(dale, jobId)).toSorted()).toEqual([
    ['base', '100.00', 'void'],
    ['extra_day', '30.00', 'void'],
  ])
})

test('leaves no price when an accepted job is cancelled', async () => {
  const jobId = await acceptedJob(dana, dale)
  await ada.ask(CANCEL_JOB, { jobId })
  expect(await chargesOf(dana, jobId)).toMatchObject({
    status: 'cancelled',
    finalPrice: null,
    amountDue: '0.00',
    charges: [{ kind: 'base', status: 'void' }],
  })
})

test('keeps charges from other customers and vendors', async () => {
  const chargeId = await bookDays(harness, await acceptedJob(dana, dale))
  const other = await customer(harness)
  expect((await other.refusal(CONTEST_CHARGE, { chargeId, reason })).extensions.code).toBe('NOT_FOUND')
  expect((await mia.refusal(VOID_CHARGE, { chargeId, reason })).extensions.code).toBe('NOT_FOUND')
})

test.each([
  ['contested and voided', () => ada],
  ['contested and voided by its vendor', () => dale],
])('keeps the price equal to the lines when a charge is %s at once', async (_, by) => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = await bookDays(harness, jobId)
  await startJob(dale, jobId)
  await Promise.all([
    dana.answer(CONTEST_CHARGE, { chargeId, reason }),
    by().answer(VOID_CHARGE, { chargeId, reason }),
    dale.answer(COMPLETE_JOB, { jobId }),
  ])
  expect(await chargesOf(dana, jobId)).toMatchObject({ status: 'completed', finalPrice: '149.50' })
})

describe('the database', () => {
  test.each([
    ['another amount', 'amount = 5, unit_price = 5'],
    ['another kind', "kind = 'trip'"],
    ['another label', "label = 'Anything'"],
  ])('refuses %s for a charge', async (_, change) => {
    const id = await bookDays(harness, await acceptedJob(dana, dale))
    expect(await refusalOf(`update job_charges set ${change} where id = $1`, [id])).toBe('job_charges_kept')
  })

  test('refuses to bring back a voided charge', async () => {
    const id = await bookDays(harness, await acceptedJob(dana, dale))
    await sql("update job_charges set status = 'void' where id = $1", [id])
    expect(await refusalOf("update job_charges set status = 'booked' where id = $1", [id])).toBe(
      'job_charges_kept',
    )
  })

  test('keeps the price equal to its lines, whatever is written', async () => {
    const jobId = await acceptedJob(dana, dale)
    await sql('update jobs set final_price = 9 where id = $1', [jobId])
    expect((await chargesOf(dana, jobId)).finalPrice).toBe('149.50')
  })

  test.each([
    ["'base', 'x', 1, 5, 5", 'job_charges_one_base'],
    ["'extra', 'x', 2, 5, 11", 'job_charges_amount'],
    ["'discount', 'x', 1, 5, 5", 'job_charges_sign'],
    ["'extra', 'x', 1, -5, -5", 'job_charges_sign'],
    ["'gift', 'x', 1, 5, 5", 'job_charges_kind'],
    ["'extra', '', 1, 5, 5", 'job_charges_label_length'],
  ])('refuses a line of %s', async (line, constraint) => {
    const insert = `insert into job_charges (id, job_id, vendor_id, kind, label, quantity, unit_price, amount)
      select gen_random_uuid(), j.id, j.vendor_id, ${line} from jobs j where j.id = $1`
    expect(await refusalOf(insert, [await acceptedJob(dana, dale)])).toBe(constraint)
  })
})
