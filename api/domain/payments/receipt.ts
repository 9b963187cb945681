import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { startPdf } from '../../platform/pdf/startPdf.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type NamedVendor, vendorAndPerson, vendorName } from '../../rules/businesses/vendorName.js'
import { cents, fromCents, sumOf } from '../../rules/cents.js'
import { type ChargeStatus, chargeGraph, owedCharges } from '../../rules/charges/chargeGraph.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { withPhone } from '../../rules/formatPhone.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import type { PaymentProviderKind } from '../../rules/payments/cards.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { backLabels, byMethod } from '../../rules/payments/payments.js'
import type { User } from '../accounts/User.js'
import { readsAs, type Viewer } from '../accounts/Viewer.js'
import { maySeeContacts, namedVendor, ofBusiness } from '../businesses/businessRows.js'
import type { Charge } from '../charges/Charge.js'
import { chargeOrder } from '../charges/chargeRows.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { isParty, type JobColumns, type JobTable } from '../jobs/jobPolicy.js'
import { factsOf, MAILED_JOB, type MailedJob } from '../jobs/mailedJob.js'
import { inStates } from '../makeMove.js'
import type { Payment } from './Payment.js'
import { isTakenBack } from './paymentRows.js'

const j = columnsOf<JobTable>('j')
const u = columnsOf<User>('u')

/** In SQL: a former vendor with something due or paid. One who left without either reads no address or name any more. */
const hasMoneyIn = (j: JobColumns) => `(
  exists (select from job_balances b where b.job_id = ${j.id} and b.vendor_id = :viewer and b.amount <> 0)
  or exists (select from job_payments p where p.job_id = ${j.id} and p.vendor_id = :viewer and p.status in ${inStates(['marked', 'confirmed'])}))`

const JOB = prepared(`
  select ${MAILED_JOB}, ${isParty(j)} as "isParty" from jobs j where j.id = :jobId and (${isParty(j)} or ${hasMoneyIn(j)})`)

/** The vendors whose lines and payments the viewer may read, the current one last. */
const VENDORS = prepared(`
  select b.vendor_id as id, ${namedVendor('u')} as vendor,
    coalesce(${ofBusiness('phone')(u)}, ${u.phone}) as phone, ${maySeeContacts(u)} as "seesPhone", b.amount::numeric(10, 2) as "amountDue"
  from job_balances b join jobs j on j.id = b.job_id join users u on u.id = b.vendor_id
  where b.job_id = :jobId and (:isAdmin or j.customer_id = :viewer or b.vendor_id = :viewer)
  order by b.vendor_id is not distinct from j.vendor_id, b.vendor_id`)

const CHARGES = prepared(`
  select c.vendor_id as "vendorId", c.label, c.quantity::text, c.unit_price as "unitPrice", c.amount, c.status,
    c.created_at as "createdAt" from job_charges c
  where c.job_id = :jobId and c.status in ${inStates(owedCharges)} order by ${chargeOrder(columnsOf<Charge>('c'))}`)

const PAYMENTS = prepared(`
  select p.vendor_id as "vendorId", p.amount, p.method, p.status, p.provider, p.decided_at as "decidedAt",
    ${isTakenBack(columnsOf<Payment>('p'))} as "isTakenBack" from job_payments p
  where p.job_id = :jobId and p.status in ${inStates(['marked', 'confirmed'])} order by p.created_at, p.id`)

interface OfVendor {
  vendorId: string
}

interface ReceiptCharge extends OfVendor {
  label: string
  quantity: string
  unitPrice: string
  amount: string
  status: ChargeStatus
  createdAt: string
}

interface ReceiptPayment extends OfVendor {
  amount: string
  method: PaymentMethod
  provider: PaymentProviderKind
  isTakenBack: boolean
  status: 'marked' | 'confirmed'
  decidedAt: string | null
}

interface ReceiptVendor {
  id: string
  vendor: NamedVendor
  phone: string | null
  seesPhone: boolean
  amountDue: string
}

/** What the customer owes one vendor, and has paid to them. */
interface VendorPart extends ReceiptVendor {
  charges: ReceiptCharge[]
  payments: ReceiptPayment[]
}

/** `isParty` is false for a vendor who lost the job: they don't read the customer's phone. */
type PaidJob = MailedJob & { isParty: boolean }

export interface Receipt {
  job: PaidJob
  parts: VendorPart[]
}

/**
 * Reads what the receipt shows. NOT_FOUND for anyone but the customer, admins, and vendors who have or had the job. It leaves
 * out a vendor who lost the job with nothing owed or paid.
 */
export async function readReceipt({ database }: AppContext, viewer: Viewer, jobId: string): Promise<Receipt> {
  const values = { jobId, ...readsAs(viewer) }
  const read = <Row>(statement: typeof JOB) =>
    rowsOf<Row & Record<string, unknown>>(database.pool, statement, values)
  const [job] = await read<PaidJob>(JOB)
  if (!job) throw notFound('Job')
  const vendors = await read<ReceiptVendor>(VENDORS)
  const charges = await read<ReceiptCharge>(CHARGES)
  const payments = await read<ReceiptPayment>(PAYMENTS)
  const parts = vendors.map(part => ({
    ...part,
    charges: charges.filter(({ vendorId }) => vendorId === part.id),
    payments: payments.filter(({ vendorId }) => vendorId === part.id),
  }))
  const shown = parts.filter(part => part.charges.length > 0 || part.payments.length > 0)
  if (parts.length === 0) throw notFound('Job')
  return { job, parts: shown.length > 0 ? shown : parts.slice(-1) }
}

const dayIn = (date: Date, timeZone: string, month: 'long' | 'short' = 'long') =>
  date.toLocaleDateString('en-US', { timeZone, year: 'numeric', month, day: 'numeric' })

const nameOf = ({ label, quantity, unitPrice, status }: ReceiptCharge): string => {
  const units = Number(quantity) === 1 ? '' : `, ${Number(quantity)} x ${formatMoney(unitPrice)}`
  return `${label}${units}${status === 'contested' ? ` (${chargeGraph.states.contested.label.toLowerCase()})` : ''}`
}

const paidWords = (
  { amount, method, provider, status, decidedAt, isTakenBack }: ReceiptPayment,
  timeZone: string,
): string => {
  const isBack = cents(amount) < 0n
  if (provider === 'stripe') {
    const what = isTakenBack ? 'Taken back by the bank' : isBack ? 'Back to the card' : 'Paid by card'
    return `${what} on ${dayIn(new Date(decidedAt!), timeZone)}`
  }
  const label = isBack ? backLabels[status] : paymentGraph.states[status].label
  const words = `${label} ${byMethod(method)}`
  return decidedAt === null
    ? `${words}, not confirmed by the customer`
    : `${words}, confirmed on ${dayIn(new Date(decidedAt), timeZone)}`
}

/** The rest to pay, or to pay back. */
const lastLine = (amountDue: string): [string, string] => {
  const due = cents(amountDue)
  if (due < 0n) return ['To be paid back by the vendor', fromCents(-due)]
  return [due === 0n ? 'Paid in full. Amount due' : 'Amount due', fromCents(due)]
}

/** In points: date, words, and amount. */
const COLUMNS = [86, 330, 80]

const line = (words: string, amount: string, isBold = false, date = '') => ({
  cells: [date, words, formatMoney(amount)],
  isBold,
})

/** Writes the customer's record of a job: charges, payments, and what is due, for each vendor. */
export async function receiptPdf({ clock }: AppContext, { job, parts }: Receipt): Promise<Buffer> {
  // A receipt says what was paid; before that, the same page says what it will cost.
  const isPaid = parts.some(({ payments }) => payments.some(({ status }) => status === 'confirmed'))
  const title = `${isPaid ? 'Receipt' : 'Quote'}, order ${orderNumber(job)}`
  const { say, space, facts, table, end } = startPdf(title, clock())
  say(`Issued ${dayIn(clock(), job.timeZone)}`)
  space(0.5)
  const customer = withPhone(`${job.firstName} ${job.lastName}`, job.isParty ? job.phone : null)
  facts([...factsOf(job, null), ['Customer', customer]])
  for (const { vendor, phone, seesPhone, charges, payments, amountDue } of parts) {
    space(0.5)
    facts([['Vendor', withPhone(vendorAndPerson(vendor), seesPhone ? phone : null)]])
    space(0.5)
    table(COLUMNS, [
      ...charges.map(charge =>
        line(nameOf(charge), charge.amount, false, dayIn(new Date(charge.createdAt), job.timeZone, 'short')),
      ),
      line('Total', sumOf(charges.map(({ amount }) => amount)), true),
    ])
    space(0.5)
    table(COLUMNS, [
      ...payments.map(payment => line(paidWords(payment, job.timeZone), fromCents(-cents(payment.amount)))),
      line(...lastLine(amountDue), true),
    ])
  }
  space()
  if (parts.some(({ charges }) => charges.some(({ status }) => status === 'contested')))
    say('A contested charge counts until Haulbid decides.', { size: 9 })
  const names = parts.map(({ vendor }) => vendorName(vendor)).join(' and ')
  const hasCards = parts.some(({ payments }) => payments.some(({ provider }) => provider === 'stripe'))
  say(
    hasCards
      ? `Payments by card went to the account of ${names} at Stripe. Haulbid holds no money of customers.`
      : `The customer pays ${names} directly. Haulbid takes no payment.`,
    { size: 9 },
  )
  return end()
}
