import {
  acceptedJob,
  bookDays,
  CONFIRM_PAYMENT,
  CONTEST_CHARGE,
  MARK_PAID,
  VOID_CHARGE,
} from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { pdfText } from '../../test/pdfText.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

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
  expect(text).toContain('Customer: Dana Reyes')
  expect(text).toContain('Agreed price\n$149.50')
  expect(text).toContain('Extra days, 2 x $15.00\n$30.00')
  expect(text).toContain('Total\n$179.50')
  expect(text).toMatch(/Paid by Zelle, confirmed on November \d+, 2026\n-\$179\.50/)
  expect(text).toContain('Paid in full. Amount due\n$0.00')
  expect(text).toContain('Haulbid takes no payment.')
})

test('says what is due and contested, and that a payment is not confirmed', async () => {
  const jobId = await acceptedJob(dana, dale)
  const chargeId = await bookDays(harness, jobId)
  await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'One day' })
  await dale.ask(MARK_PAID, { jobId, method: 'cash' })
  const text = await textOf(dale, jobId)
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
