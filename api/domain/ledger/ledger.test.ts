import { acceptedJob, bookDays, COMPLETE_JOB, completedJob, startJob, VOID_CHARGE } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { wrongHistories } from '../../test/ledgerHistories.js'
import { billAndPay } from '../../test/statements.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { checkLedger } from './checkLedger.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  await sql('update settings set service_fee_percent = 7.5')
  dana = await customer(harness)
  dale = await vendor(harness)
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows

const refusalOf = async (text: string): Promise<string> => {
  try {
    await sql(text)
    return 'nothing'
  } catch (error) {
    return (error as { constraint: string }).constraint
  }
}

const LEDGER = graphql(`
  query LedgerOfJob($id: UUID!) {
    job(id: $id) {
      id serviceFee
      charges { id kind fee viewerCanWaiveFee }
      ledger { id kind amount reason reverses charge { kind } }
    }
  }
`)
const WAIVE_FEE = graphql(`
  mutation WaiveFee($chargeId: UUID!, $reason: String!) {
    waiveFee(chargeId: $chargeId, reason: $reason) { id fee viewerCanWaiveFee }
  }
`)
const reason = 'Their first job with us'

const ledgerOf = async (id: string, by = ada) => (await by.ask(LEDGER, { id })).job
const amountsOf = async (id: string) => (await ledgerOf(id)).ledger.map(({ kind, amount }) => [kind, amount])
const baseOf = async (id: string) => (await ledgerOf(id)).charges[0]!.id

test('books the fee once a job is completed, and shows it to its vendor and admins alone', async () => {
  const jobId = await acceptedJob(dana, dale, '149.50')
  await startJob(dale, jobId)
  expect(await ledgerOf(jobId)).toMatchObject({
    ledger: [],
    charges: [{ fee: null, viewerCanWaiveFee: false }],
  })
  await dale.ask(COMPLETE_JOB, { jobId })
  expect(await ledgerOf(jobId)).toMatchObject({
    serviceFee: '11.21',
    charges: [{ kind: 'base', fee: '11.21', viewerCanWaiveFee: true }],
    ledger: [{ kind: 'fee', amount: '11.21', reason: null, reverses: null, charge: { kind: 'base' } }],
  })
  expect(await ledgerOf(jobId, dale)).toMatchObject({
    ledger: [],
    charges: [{ fee: '11.21', viewerCanWaiveFee: false }],
  })
  expect(await ledgerOf(jobId, dana)).toMatchObject({ ledger: [], charges: [{ fee: null }] })
})

test('books what a later charge adds to the fee, and takes it back when the charge is voided', async () => {
  const jobId = await completedJob(dana, dale, '10.07')
  const chargeId = await bookDays(harness, jobId)
  // 7.5 % of 40.07 is 3.01, which is a cent more than the fee on 30.00 added to that on 10.07.
  expect(await amountsOf(jobId)).toEqual([
    ['fee', '0.76'],
    ['fee', '2.25'],
  ])
  await dale.ask(VOID_CHARGE, { chargeId, reason: 'I forgot about the holiday' })
  const { ledger, serviceFee } = await ledgerOf(jobId)
  expect(ledger[2]).toMatchObject({
    kind: 'fee_voided',
    amount: '-2.25',
    reverses: ledger[1]!.id,
    reason: 'I forgot about the holiday',
  })
  expect(serviceFee).toBe('0.76')
})

test('keeps the percentage in force when the bid was accepted', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  await sql('update settings set service_fee_percent = 20')
  await startJob(dale, jobId)
  await dale.ask(COMPLETE_JOB, { jobId })
  await sql('update settings set service_fee_percent = 7.5')
  expect(await amountsOf(jobId)).toEqual([['fee', '7.50']])
})

test('lets an admin waive the fee on a charge once, with a reason that the log keeps', async () => {
  const jobId = await completedJob(dana, dale, '100.00')
  const chargeId = await baseOf(jobId)
  const { waiveFee } = await ada.ask(WAIVE_FEE, { chargeId, reason })
  expect(waiveFee).toMatchObject({ fee: '0.00', viewerCanWaiveFee: false })
  expect((await ledgerOf(jobId)).ledger[1]).toMatchObject({ kind: 'fee_waived', amount: '-7.50', reason })
  expect((await ada.refusal(WAIVE_FEE, { chargeId, reason })).extensions).toMatchObject({ reason: 'NO_FEE' })
  const [line] = await sql("select after from audit_events where action = 'waiveFee' and subject_id = $1", [
    jobId,
  ])
  expect(line).toMatchObject({ after: { amount: '100.00', reason } })
})

test('reports a waived fee to the screens that show its job', async () => {
  const jobId = await completedJob(dana, dale, '100.00')
  const chargeId = await baseOf(jobId)
  await sql('delete from changes')
  await ada.ask(WAIVE_FEE, { chargeId, reason })
  expect(await sql("select users from changes where kind = 'job' and row_id = $1", [jobId])).toEqual([
    { users: [dale.id] },
  ])
})

test('refuses to waive a fee before the job is completed', async () => {
  const chargeId = await baseOf(await acceptedJob(dana, dale))
  expect((await ada.refusal(WAIVE_FEE, { chargeId, reason })).extensions).toMatchObject({ reason: 'NO_FEE' })
})

test('does not take a waived fee back a second time when the charge is voided', async () => {
  const jobId = await completedJob(dana, dale, '100.00')
  const chargeId = await bookDays(harness, jobId)
  await ada.ask(WAIVE_FEE, { chargeId, reason })
  await ada.ask(VOID_CHARGE, { chargeId, reason })
  expect(await amountsOf(jobId)).toEqual([
    ['fee', '7.50'],
    ['fee', '2.25'],
    ['fee_waived', '-2.25'],
  ])
})

test('bears no fee on a cancellation charge', async () => {
  const jobId = await acceptedJob(dana, dale)
  await sql("update jobs set status = 'cancelled' where id = $1", [jobId])
  await sql(
    `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
      select gen_random_uuid(), id, vendor_id, 'cancellation', 'Late cancellation', 30, 30 from jobs where id = $1`,
    [jobId],
  )
  expect(await amountsOf(jobId)).toEqual([])
})

test('bills a job once when it is completed twenty times at once', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  await startJob(dale, jobId)
  await Promise.all(Array.from({ length: 20 }, () => dale.answer(COMPLETE_JOB, { jobId })))
  expect(await amountsOf(jobId)).toEqual([['fee', '7.50']])
})

test('adds charges that are booked at once one after the other', async () => {
  const jobId = await completedJob(dana, dale, '10.07')
  await Promise.all(Array.from({ length: 10 }, () => bookDays(harness, jobId)))
  const { ledger, serviceFee } = await ledgerOf(jobId)
  expect(ledger).toHaveLength(11)
  const sum = ledger.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
  expect((sum / 100).toFixed(2)).toBe(serviceFee)
})

test('fails the nightly check with the jobs whose price differs from their charges, and no other', async () => {
  const check = () => checkLedger(harness.app.context, {}, taskWork('checkLedger'))
  await check()
  const jobId = await completedJob(dana, dale, '100.00')
  await completedJob(dana, dale)
  const triggers = async (state: 'enable' | 'disable') => {
    await sql(`alter table jobs ${state} trigger charge_updated`)
    await sql(`alter table job_charges ${state} trigger settle_fees`)
  }
  await triggers('disable')
  try {
    await sql('update jobs set final_price = 90 where id = $1', [jobId])
    await expect(check()).rejects.toThrow(
      `The ledger differs. the price is not the sum of its charges: ${jobId}. the fee in the ledger is not the fee on its price: ${jobId}`,
    )
    await sql('update jobs set final_price = 100 where id = $1', [jobId])
  } finally {
    await triggers('enable')
  }
  await check()
})

describe('the database', () => {
  test('refuses a transfer that does not add up to zero', async () => {
    await completedJob(dana, dale)
    expect(
      await refusalOf(`with t as (insert into ledger_transfers (id, kind, created_at)
          values (gen_random_uuid(), 'fee', now()) returning id)
        insert into ledger_entries select t.id, a.id, 5 from t, ledger_accounts a where a.kind = 'fee_revenue'`),
    ).toBe('ledger_transfers_balanced')
  })

  test.each(['ledger_accounts', 'ledger_transfers', 'ledger_entries'])(
    'refuses to change or remove rows of %s',
    async table => {
      const [column] = await sql(
        'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
        [table],
      )
      expect(await refusalOf(`update ${table} set ${column!.name} = ${column!.name}`)).toBe('ledger_kept')
      expect(await refusalOf(`delete from ${table}`)).toBe('ledger_kept')
      expect(await refusalOf(`truncate ${table} cascade`)).toBe('ledger_kept')
    },
  )
})

test('keeps fees, statements, and what is owed in keeping with the charges, over 1,000 random histories', async () => {
  const seed = Date.now() % 1_000_000
  const wrong = await wrongHistories(harness, {
    customerId: dana.id,
    vendorId: dale.id,
    nextVendorId: (await vendor(harness)).id,
    seed,
    count: 1_000,
    afterRound: billAndPay(harness, ada, dale.id),
  })
  expect({ seed, wrong }).toEqual({ seed, wrong: [] })
  await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
})
