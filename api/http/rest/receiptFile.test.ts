import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  bookDays,
  CONFIRM_PAYMENT,
  CONTEST_CHARGE,
  MARK_PAID,
  postRental,
  RELEASE_JOB,
  VOID_CHARGE,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { pdfText } from '../../test/pdfText.js'
import { tripsOf } from '../../test/trips.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const receiptOf = (jobId: string) => `/api/jobs/${jobId}/receipt.pdf`
const textOf = async (by: TestUser, jobId: string) =>
  pdfText(Buffer.from(await (await by.fetch(receiptOf(jobId))).arrayBuffer()))

test('lists the charges, the payment, and that nothing is due', async () => {
  const jobId = await acceptedJob(dana, dale)
  await bookDays(harness, jobId)
  await dale.ask(MARK_PAID, { jobId, method: 'zelle' })
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  const text = await textOf(dana, jobId)
  expect(text).toContain(`Receipt, order ${jobId.slice(0, 8)}`)
  expect(text).toMatch(/^Haulbid\nReceipt/)
  expect(text).toMatch(/Issued November \d+, 2026/)
  expect(text).toMatch(/When: .*2026/)
  expect(text).toMatch(/Customer: Dana Reyes, \(\d{3}\) \d{3}-\d{4}/)
  expect(text).toMatch(/Vendor: .+, \(\d{3}\) \d{3}-\d{4}/)
  expect(text).toContain('2026\nAgreed price\n$149.50')
  expect(text).toContain('Extra days, 2 x $15.00\n$30.00')
  expect(text).toContain('Total\n$179.50')
  expect(text).toMatch(/Paid by Zelle, confirmed on November \d+, 2026\n-\$179\.50/)
  expect(text).toContain('Paid in full. Amount due\n$0.00')
  expect(text).toContain('Haulbid takes no payment.')
})

test('lists payments by card, what went back, and what a bank took back', async () => {
  const jobId = await acceptedJob(dana, dale)
  const at = '2026-11-20T18:00:00Z'
  await harness.database.pool.query(
    `insert into job_payments (id, job_id, vendor_id, amount, method, status, decided_at, created_at, provider, attempted_at, session_id,
       processor_id, refund_of, dispute_id, dispute_status) values
       ($1, $2, $3, 149.5, 'card', 'confirmed', $4, $4, 'stripe', $4, 'cs_receipt', 'ch_receipt', null, 'du_receipt', 'lost'),
       (gen_random_uuid(), $2, $3, -9.5, 'card', 'confirmed', $4, $4, 'stripe', $4, null, 're_receipt', $1, null, null),
       (gen_random_uuid(), $2, $3, -140, 'card', 'confirmed', $4, $4, 'stripe', $4, null, 'du_receipt', $1, null, null)`,
    [crypto.randomUUID(), jobId, dale.id, at],
  )
  const text = await textOf(dana, jobId)
  expect(text).toContain('Paid by card on November 20, 2026\n-$149.50')
  expect(text).toContain('Back to the card on November 20, 2026\n$9.50')
  expect(text).toContain('Taken back by the bank on November 20, 2026\n$140.00')
  expect(text).toContain('Haulbid holds no money of customers.')
  expect(text).not.toContain('Haulbid takes no payment.')
})

test('prints an address on one line, whatever it says', async () => {
  const jobId = await acceptedJob(dana, dale)
  await harness.database.pool.query('update jobs set address = $2 where id = $1', [
    jobId,
    '5 Elm St\nPaid in full. Amount due',
  ])
  expect(await textOf(dana, jobId)).toContain('Where: 5 Elm St Paid in full. Amount due, 78701')
})

test.each([
  ['Łukasz', 'Woźniak'],
  ['Ngô', 'Thị Ánh'],
  ['Юлия', 'Ωμέγα'],
])('prints the name %s %s', async (firstName, lastName) => {
  const jobId = await acceptedJob(dana, dale)
  await harness.database.pool.query('update jobs set first_name = $2, last_name = $3 where id = $1', [
    jobId,
    firstName,
    lastName,
  ])
  expect(await textOf(dana, jobId)).toContain(`Customer: ${firstName} ${lastName}`)
})

test('says what is due and contested, and that a payment is not confirmed', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = await bookDays(harness, jobId)
  await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'One day' })
  await dale.ask(MARK_PAID, { jobId, method: 'cash' })
  const text = await textOf(dale, jobId)
  expect(text).toContain(`Quote, order ${jobId.slice(0, 8)}`)
  expect(text).toContain('Extra days, 2 x $15.00 (contested)')
  expect(text).toContain('Marked as paid in cash, not confirmed by the customer')
  expect(text).toContain('Amount due\n$179.50')
  expect(text).not.toContain('Paid in full')
})

test('says what the vendor has to pay back, and leaves out voided lines', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = await bookDays(harness, jobId)
  await dale.ask(MARK_PAID, { jobId, method: 'card' })
  await dana.ask(CONFIRM_PAYMENT, { jobId })
  await dale.ask(VOID_CHARGE, { chargeId, reason: 'My fault' })
  const text = await textOf(dana, jobId)
  expect(text).not.toContain('Extra days')
  expect(text).toContain('To be paid back by the vendor\n$30.00')
})

describe('a receipt for a vendor who lost the job', () => {
  const REOPEN = graphql(`
    mutation ReopenForReceipt($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "Asked to") { id } }
  `)

  /** Both vendors are owed: the first for the dumpster they brought, the second, who has the job now, its price. */
  const changedHands = async () => {
    const mia = await vendor(harness)
    const jobId = await postRental(dana)
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '398') })
    await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
    await tripsOf(harness, dale, jobId).finish('delivery')
    await (await admin(harness)).ask(REOPEN, { jobId })
    const again = await bid(mia, jobId, '251')
    await harness.database.pool.query("update bids set expires_at = '2199-01-01' where id = $1", [again])
    await harness.database.pool.query(
      "update jobs set dropoff_date = dropoff_date + 30, pickup_date = pickup_date + 30, scheduled_date = scheduled_date + interval '30 days' where id = $1",
      [jobId],
    )
    await dana.ask(ACCEPT_BID, { bidId: again })
    return { jobId, mia }
  }

  test('lists their own lines and what is still due to them, and nothing of the next vendor', async () => {
    const { jobId, mia } = await changedHands()
    const former = await textOf(dale, jobId)
    expect(former).toContain('Agreed price\n$398.00')
    expect(former).toContain('Amount due\n$398.00')
    expect(former).not.toContain('251.00')
    const current = await textOf(mia, jobId)
    expect(current).toContain('Amount due\n$251.00')
    expect(current).not.toContain('398.00')
  })

  test('lists a part that was paid to them, and the rest', async () => {
    const { jobId } = await changedHands()
    await dale.ask(MARK_PAID, { jobId, method: 'check', amount: '300' })
    await dana.ask(CONFIRM_PAYMENT, { jobId })
    const text = await textOf(dale, jobId)
    expect(text).toMatch(/Paid by check, confirmed on [^\n]+\n-\$300\.00/)
    expect(text).toContain('Amount due\n$98.00')
  })

  test('lists the parts of both vendors for the customer', async () => {
    const { jobId } = await changedHands()
    const text = await textOf(dana, jobId)
    expect(text).toContain('Amount due\n$398.00')
    expect(text).toContain('Amount due\n$251.00')
  })

  test('stays hidden from one who left with nothing owed or paid', async () => {
    const jobId = await acceptedJob(dana, dale)
    await dale.ask(RELEASE_JOB, { jobId })
    expect((await dale.fetch(receiptOf(jobId))).status).toBe(404)
  })
})
