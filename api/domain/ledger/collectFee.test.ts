import type { EntityManager } from '@mikro-orm/postgresql'
import { acceptedJob, bookDays, COMPLETE_JOB, completedJob, startJob, VOID_CHARGE } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { paidByCard } from '../../test/paidByCard.js'
import { RECORD_PAYMENT, runStatements, STATEMENTS } from '../../test/statements.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { checkLedger } from './checkLedger.js'
import { bookCollectedFee, feeToCollect } from './collectFee.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  await sql('update settings set service_fee_percent = 7.5')
  dana = await customer(harness)
  ada = await admin(harness)
})
beforeEach(async () => {
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const transact = <Result>(act: (tx: EntityManager) => Promise<Result>) =>
  harness.app.context.database.orm.em.fork().transactional(act)

const feeOf = (jobId: string, amount: string, vendorId = dale.id) =>
  transact(tx => feeToCollect(tx, { jobId, vendorId, amount }))

const pay = (jobId: string, amount: string, refundOf?: string) =>
  paidByCard(harness, { jobId, vendorId: dale.id, amount, ...(refundOf && { refundOf }) })
const feePaid = async (jobId: string, amount: string) => (await pay(jobId, amount)).fee
const complete = async (jobId: string) => {
  await startJob(dale, jobId)
  await dale.ask(COMPLETE_JOB, { jobId })
}
const owedBy = async ({ id } = dale) => {
  const [fees] = await sql('select owed from vendor_fees where vendor_id = $1', [id])
  return fees?.owed ?? '0.00'
}
/** Whatever a test did, the nightly check finds nothing. */
afterEach(() => checkLedger(harness.app.context, {}, taskWork('checkLedger')))

const JOB = graphql(`
  query CollectedOnJob($id: UUID!) {
    job(id: $id) { serviceFee ledger { kind amount charge { id } } earned { fee net } charges { id fee } }
  }
`)
const jobOf = async (id: string, by = ada) => (await by.ask(JOB, { id })).job

test('collects the fee before the job is completed, so that nothing is owed then', async () => {
  const jobId = await acceptedJob(dana, dale, '149.50')
  expect(await feePaid(jobId, '149.50')).toBe('11.21')
  expect(await owedBy()).toBe('-11.21')
  await complete(jobId)
  expect(await owedBy()).toBe('0.00')
  const { ledger } = await jobOf(jobId)
  expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['fee_collected', '-11.21'],
    ['fee', '11.21'],
  ])
})

test('leaves a collected fee a cost of the vendor', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  await pay(jobId, '100.00')
  await complete(jobId)
  expect(await jobOf(jobId, dale)).toMatchObject({
    earned: { fee: '7.50', net: '92.50' },
    charges: [{ fee: '7.50' }],
    ledger: [],
  })
})

test('collects parts that add up to the fee on the price', async () => {
  const jobId = await completedJob(dana, dale, '10.07')
  await bookDays(harness, jobId)
  expect([await feePaid(jobId, '10.07'), await feePaid(jobId, '30.00')]).toEqual(['0.76', '2.25'])
  expect(await owedBy()).toBe('0.00')
})

test('keeps the percentage in force when the bid was accepted', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  await sql('update settings set service_fee_percent = 20')
  expect(await feeOf(jobId, '100.00')).toBe('7.50')
  await sql('update settings set service_fee_percent = 7.5')
})

test('books a payment once', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  const { id: paymentId, fee } = await pay(jobId, '100.00')
  await transact(tx =>
    bookCollectedFee(tx, { paymentId, jobId, vendorId: dale.id, fee, now: harness.clock.now }),
  )
  expect((await jobOf(jobId)).ledger).toHaveLength(1)
  expect(await owedBy()).toBe('-7.50')
})

test('leaves the fee of a refunded payment to the vendor, and collects it only once', async () => {
  const jobId = await completedJob(dana, dale, '100.00')
  const chargeId = await bookDays(harness, jobId)
  const { id } = await pay(jobId, '130.00')
  await dale.ask(VOID_CHARGE, { chargeId, reason: 'It was one day' })
  await pay(jobId, '-30.00', id)
  expect(await owedBy()).toBe('-2.25')
  await bookDays(harness, jobId)
  expect(await owedBy()).toBe('0.00')
  expect(await feePaid(jobId, '30.00')).toBe('0.00')
})

test('collects no fee that was waived', async () => {
  const jobId = await completedJob(dana, dale, '100.00')
  await sql(
    `select book_fee(c, fee_percent(j), billed_total(j.id), 'fee_waived', now(), 'Their first job')
      from job_charges c join jobs j on j.id = c.job_id where j.id = $1`,
    [jobId],
  )
  expect(await feeOf(jobId, '100.00')).toBe('0.00')
})

test('collects no fee on what customers owe a vendor who lost the job, or for a cancelled job', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  const other = await vendor(harness)
  expect(await feeOf(jobId, '30.00', other.id)).toBe('0.00')
  await sql("update jobs set status = 'cancelled' where id = $1", [jobId])
  expect(await feeOf(jobId, '30.00')).toBe('0.00')
})

test('collects no fee that a paid statement covers', async () => {
  const jobId = await completedJob(dana, dale, '100.00')
  const now = new Date(harness.clock.now)
  await runStatements(harness, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2)))
  expect(await feeOf(jobId, '100.00')).toBe('7.50')
  const [statement] = (await dale.ask(STATEMENTS)).statements
  await ada.ask(RECORD_PAYMENT, { statementId: statement!.id, amount: '7.50', reference: 'Check 1' })
  expect(await feeOf(jobId, '100.00')).toBe('0.00')
})

test('fails the nightly check with the payment whose fee is not booked', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  const [payment] = await sql(
    `insert into job_payments (id, job_id, vendor_id, amount, method, status, attempted_at, decided_at, provider, processor_id, fee)
      values (gen_random_uuid(), $1, $2, 100, 'card', 'confirmed', now(), now(), 'stripe', 'ch_unbooked', 7.5) returning id`,
    [jobId, dale.id],
  )
  await expect(checkLedger(harness.app.context, {}, taskWork('checkLedger'))).rejects.toThrow(
    `The ledger differs. what was collected is not on its payments: ${payment!.id}`,
  )
  const booked = { paymentId: payment!.id, jobId, vendorId: dale.id, fee: '7.50', now: harness.clock.now }
  await transact(tx => bookCollectedFee(tx, booked))
})

test.each([
  [
    'without its payment',
    `insert into ledger_transfers (id, kind, job_id, created_at) select gen_random_uuid(), 'fee_collected', id, now() from jobs limit 1`,
    'ledger_transfers_collected',
  ],
  [
    'without its job',
    `insert into ledger_transfers (id, kind, payment_id, created_at) select gen_random_uuid(), 'fee_collected', id, now() from job_payments limit 1`,
    'ledger_transfers_collected',
  ],
  [
    'twice',
    `insert into ledger_transfers (id, kind, job_id, payment_id, created_at) select gen_random_uuid(), kind, job_id, payment_id, now() from ledger_transfers where kind = 'fee_collected' limit 1`,
    'ledger_transfers_collected_once',
  ],
])('refuses a collected fee %s', async (_, statement, constraint) => {
  await expect(sql(statement)).rejects.toMatchObject({ constraint })
})
