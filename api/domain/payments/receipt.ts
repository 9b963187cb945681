import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { startPdf } from '../../platform/pdf/startPdf.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { cents, fromCents, sumOf } from '../../rules/cents.js'
import { type ChargeStatus, chargeGraph, owedCharges } from '../../rules/chargeGraph.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { paymentGraph } from '../../rules/paymentGraph.js'
import { byMethod } from '../../rules/payments.js'
import { type NamedVendor, vendorAndPerson, vendorName } from '../../rules/vendorName.js'
import type { Viewer } from '../accounts/Viewer.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { Charge } from '../charges/Charge.js'
import { chargeOrder } from '../charges/chargeRows.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { isParty, type JobTable } from '../jobs/jobPolicy.js'
import { factsOf, MAILED_JOB, type MailedJob } from '../jobs/mailedJob.js'
import { inStates } from '../makeMove.js'
import { amountDue } from './paymentRows.js'

const j = columnsOf<JobTable>('j')

const JOB = prepared(`
  select ${MAILED_JOB}, ${namedVendor('u')} as vendor, ${amountDue(j)} as "amountDue"
  from jobs j join users u on u.id = j.vendor_id where j.id = :jobId and ${isParty(j)}`)

const CHARGES = prepared(`
  select c.label, c.quantity::text, c.unit_price as "unitPrice", c.amount, c.status
  from job_charges c join jobs j on j.id = c.job_id and j.vendor_id = c.vendor_id
  where c.job_id = :jobId and c.status in ${inStates(owedCharges)} order by ${chargeOrder(columnsOf<Charge>('c'))}`)

const PAYMENTS = prepared(`
  select p.amount, p.method, p.status, p.decided_at as "decidedAt"
  from job_payments p join jobs j on j.id = p.job_id and j.vendor_id = p.vendor_id
  where p.job_id = :jobId and p.status in ${inStates(['marked', 'confirmed'])} order by p.created_at, p.id`)

interface ReceiptJob extends MailedJob {
  vendor: NamedVendor
  amountDue: string | null
}

interface ReceiptCharge {
  label: string
  quantity: string
  unitPrice: string
  amount: string
  status: ChargeStatus
}

interface ReceiptPayment {
  amount: string
  method: PaymentMethod
  status: 'marked' | 'confirmed'
  decidedAt: string | null
}

export interface Receipt {
  job: ReceiptJob
  charges: ReceiptCharge[]
  payments: ReceiptPayment[]
}

/** Reads what the receipt shows. NOT_FOUND for anyone but the customer, the assigned vendor, and admins. */
export async function readReceipt({ database }: AppContext, viewer: Viewer, jobId: string): Promise<Receipt> {
  const values = { jobId, viewer: viewer.id, isAdmin: viewer.userType === 'admin' }
  const [job] = await rowsOf<ReceiptJob & Record<string, unknown>>(database.pool, JOB, values)
  if (!job) throw notFound('Job')
  const charges = await rowsOf<ReceiptCharge & Record<string, unknown>>(database.pool, CHARGES, { jobId })
  const payments = await rowsOf<ReceiptPayment & Record<string, unknown>>(database.pool, PAYMENTS, { jobId })
  return { job, charges, payments }
}

const dollars = (amount: string) => amount.replace(/^-?/, sign => `${sign}$`)
const dayIn = (date: Date, timeZone: string) =>
  date.toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' })

const nameOf = ({ label, quantity, unitPrice, status }: ReceiptCharge): string => {
  const units = Number(quantity) === 1 ? '' : `, ${Number(quantity)} x ${dollars(unitPrice)}`
  return `${label}${units}${status === 'contested' ? ` (${chargeGraph.states.contested.label.toLowerCase()})` : ''}`
}

const paidWords = ({ method, status, decidedAt }: ReceiptPayment, timeZone: string): string =>
  decidedAt === null
    ? `${paymentGraph.states[status].label} ${byMethod(method)}, not confirmed by the customer`
    : `${paymentGraph.states[status].label} ${byMethod(method)}, confirmed on ${dayIn(new Date(decidedAt), timeZone)}`
/** The rest to pay, or to pay back. */
const lastLine = (amountDue: string): [string, string] => {
  const due = cents(amountDue)
  if (due < 0n) return ['To be paid back by the vendor', fromCents(-due)]
  return [due === 0n ? 'Paid in full. Amount due' : 'Amount due', fromCents(due)]
}

/** Writes the customer's record of a job: its charges, its payments, and what is due. */
export async function receiptPdf(
  { clock }: AppContext,
  { job, charges, payments }: Receipt,
): Promise<Buffer> {
  const { document, say, end } = startPdf(`Receipt, order ${orderNumber(job)}`, clock())
  const line = (words: string, amount: string, font?: string) => {
    say(words, 11, font)
    document.moveUp().text(dollars(amount), { align: 'right' })
    document.moveDown(0.2)
  }
  document.moveDown(0.5)
  for (const [name, value] of factsOf(job)) say(`${name}: ${value}`, 10)
  say(`Customer: ${job.firstName} ${job.lastName}`, 10)
  say(`Vendor: ${vendorAndPerson(job.vendor)}`, 10)
  document.moveDown()
  for (const charge of charges) line(nameOf(charge), charge.amount)
  line('Total', sumOf(charges.map(({ amount }) => amount)), 'Helvetica-Bold')
  document.moveDown(0.5)
  for (const payment of payments) line(paidWords(payment, job.timeZone), fromCents(-cents(payment.amount)))
  line(...lastLine(job.amountDue ?? '0.00'), 'Helvetica-Bold')
  document.moveDown()
  if (charges.some(({ status }) => status === 'contested'))
    say('A contested charge counts until Haulbid decides.', 9)
  say(
    `The customer pays ${vendorName(job.vendor)} directly. Haulbid takes no payment. Written on ${dayIn(clock(), job.timeZone)}.`,
    9,
  )
  return end()
}
