import { vendorName } from '@rules/businesses/vendorName.js'
import { cents, fromCents, sumOf } from '@rules/cents.js'
import type { Side } from '@rules/changeOrders/changeOrders.js'
import { owedCharges } from '@rules/charges/chargeGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import type { JobStatus } from '@rules/jobs/jobGraph.js'
import { howToPay, howToPayByCard } from '@rules/payments/payments.js'
import { formatTime } from '../../ui/text/formatMoment.js'
import type { JobChanges_JobFragment } from '../changeOrders/generated/changeOrders.js'
import { onItsWayBack, runningCard } from './cardMoney.js'

export type PaidJob = JobChanges_JobFragment & {
  status: JobStatus
  customerId: string | null
  vendorId: string | null
}
type Vendor = NonNullable<JobChanges_JobFragment['balances'][number]['vendor']>

/** How one vendor and the customer stand. */
export interface Standing {
  vendorId: string | null
  /** Null for the viewer, a vendor, who reads only their own. */
  vendor: Vendor | null
  /** The vendor has the job. */
  isCurrent: boolean
  amountDue: string
  toPayBack: string
}

/** With each vendor who has the job, or had it and money is due either way; the current one first. */
export const standingsOf = (job: PaidJob, side: Side | null): Standing[] => {
  const { vendorId, amountDue, amountToPayBack } = job
  if (side === 'vendor')
    return [
      {
        vendorId,
        vendor: null,
        isCurrent: vendorId !== null,
        amountDue: amountDue ?? '0.00',
        toPayBack: amountToPayBack ?? '0.00',
      },
    ]
  return job.balances
    .map(({ vendor, amount, toPayBack }) => ({
      vendorId: vendor?.id ?? null,
      vendor,
      isCurrent: vendor?.id === vendorId,
      amountDue: amount,
      toPayBack,
    }))
    .filter(each => each.isCurrent || cents(each.amountDue) !== 0n || cents(each.toPayBack) !== 0n)
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

const chargesOf = ({ charges }: PaidJob, { vendor }: Standing) =>
  vendor ? charges.filter(charge => charge.vendor?.id === vendor.id) : charges

/** What is due and not contested: what a vendor marks as paid unless they name a part. */
export const usualAmount = (job: PaidJob): string => {
  const contested = job.charges.filter(({ status }) => status === 'contested').map(({ amount }) => amount)
  const rest = cents(job.amountDue ?? '0') - cents(sumOf(contested))
  return fromCents(rest > 0n ? rest : cents(job.amountDue ?? '0'))
}

/** The sum of the lines that count. */
export const totalOf = (job: Pick<JobChanges_JobFragment, 'charges'>): string =>
  sumOf(
    job.charges.flatMap(({ status, amount }) => (owedCharges.some(owed => owed === status) ? [amount] : [])),
  )

/** Why money is to go back, as the end of a sentence. */
const whyBack = (job: PaidJob, standing: Standing, isCustomer: boolean): string => {
  const after = isCustomer ? 'after you paid' : 'after the payment'
  const charges = chargesOf(job, standing)
  if (charges.some(({ kind, status }) => kind === 'discount' && status === 'proposed'))
    return ': a discount. It counts once the customer confirms that the money came back.'
  if (!standing.isCurrent) return ': the job changed hands after the payment.'
  if (job.status === 'cancelled') return `: the order was cancelled ${after}.`
  return charges.some(({ status }) => status === 'void') ? `: charges were voided ${after}.` : '.'
}

interface Sides {
  side: Side | null
  /** The name of the customer for a vendor; otherwise that of this vendor. */
  other: string
}

export const nameIn = (standing: Standing, side: Side | null, otherSide: string | undefined): string => {
  if (side === 'vendor') return otherSide ?? 'the customer'
  if (!standing.isCurrent && standing.vendor) return vendorName(standing.vendor)
  if (side === null) return standing.vendor ? vendorName(standing.vendor) : 'the vendor'
  return otherSide ?? (standing.vendor ? vendorName(standing.vendor) : 'your vendor')
}

/** Nothing is due: says whether there was a payment that stands. */
const settledWords = ({ payments }: PaidJob): string => {
  const settled = payments.filter(({ status }) => status === 'confirmed').map(({ amount }) => amount)
  if (settled.length === 0) return 'Nothing is due.'
  return cents(sumOf(settled)) > 0n ? 'Paid in full.' : 'Everything was paid back.'
}

/** Money goes back to the card without anybody's doing. */
const backWords = (back: string, side: Side | null): string => {
  const whose = side === 'customer' ? 'your' : "the customer's"
  return `${formatMoney(back)} is on its way back to ${whose} card. A bank can take a few days to show it.`
}

/** The customer is on Stripe's page, or left it without a word. */
const runningWords = (job: PaidJob, { side, other }: Sides): string | null => {
  const running = runningCard(job)
  if (!running) return null
  const until = formatTime(running.expiresAt!)
  if (side === 'vendor')
    return `${other} is paying by card right now, so you can't mark it as paid until ${until}.`
  if (side === null) return `The customer is paying by card right now, until ${until}.`
  return `A card payment of ${formatMoney(running.amount)} is under way. You can finish it until ${until}.`
}

/** What is due is paid by card or directly. */
const dueWords = (job: PaidJob, standing: Standing, { side, other }: Sides): string => {
  const takesCards = standing.isCurrent && job.acceptedBid?.takesCards === true
  if (side === 'vendor')
    return takesCards
      ? `${other} can pay by card here, or pays you directly. Mark what you get directly as paid.`
      : `${other} pays you directly. Mark it as paid once you have the money.`
  if (side === null) return `The customer pays ${other} ${takesCards ? 'by card or directly' : 'directly'}.`
  if (standing.isCurrent && job.cardAmount !== null)
    return `${howToPayByCard(other, job.waysToPay)} ${other} marks what you pay directly as paid, and you confirm it here.`
  const how = standing.isCurrent ? howToPay(other, job.waysToPay) : `You pay ${other} directly.`
  return `${how} Then ${other} marks it as paid, and you confirm it here.`
}

/** Says what is due, and what comes next. */
export const standingWords = (job: PaidJob, standing: Standing, sides: Sides): string => {
  const { side, other } = sides
  const isCustomer = side === 'customer'
  const isVendor = side === 'vendor'
  const due = cents(standing.amountDue)
  const waiting = job.payments.find(
    ({ status, vendor }) =>
      status === 'marked' && (standing.vendor === null || vendor?.id === standing.vendor.id),
  )
  if (waiting) {
    if (isVendor) return `Waiting for ${other} to confirm it.`
    return isCustomer ? 'Waiting for your answer.' : 'Waiting for the customer to confirm it.'
  }
  if (cents(standing.toPayBack) > 0n) {
    const back = formatMoney(standing.toPayBack)
    const why = whyBack(job, standing, isCustomer)
    if (isVendor) return `You owe ${other} ${back}${why}`
    return isCustomer ? `${other} owes you ${back}${why}` : `${other} owes the customer ${back}${why}`
  }
  const back = onItsWayBack(job, standing.vendor?.id ?? null)
  if (cents(back) > 0n) return backWords(back, side)
  if (due <= 0n) return settledWords(job)
  return (standing.isCurrent ? runningWords(job, sides) : null) ?? dueWords(job, standing, sides)
}
