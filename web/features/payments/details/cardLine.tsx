import { cents } from '@rules/cents.js'
import type { Side } from '@rules/changeOrders/changeOrders.js'
import { formatMoney } from '@rules/formatMoney.js'
import { disputeStatuses, failureWords } from '@rules/payments/cards.js'
import { type PaymentStatus, paymentGraph } from '@rules/payments/paymentGraph.js'
import { backLabels } from '@rules/payments/payments.js'
import { Moment } from '../../../ui/text/Moment.js'
import type { PaidJob } from '../../charges/standings.js'
import type { Payment_PaymentFragment } from '../generated/payments.js'

type Payment = Payment_PaymentFragment

const isRefund = ({ amount }: Payment) => cents(amount) < 0n

/** "$148.00 by card", "$30.00 back to the card" */
export const cardWords = (payment: Payment): string => {
  const amount = formatMoney(payment.amount.replace('-', ''))
  if (!isRefund(payment)) return `${amount} by card`
  return payment.isTakenBack ? `${amount} taken back by the bank` : `${amount} back to the card`
}

export const cardBadge = (payment: Payment) => {
  const { status, dispute } = payment
  if (payment.isTakenBack) return disputeStatuses.lost
  if (dispute?.status === 'open') return disputeStatuses.open
  const { tone, label } = paymentGraph.states[status]
  if (!isRefund(payment)) return { tone, label }
  return { tone, label: status === 'confirmed' ? 'Refunded' : backLabels[status] }
}

const done: Partial<Record<PaymentStatus, { pay: string; back: string }>> = {
  confirmed: { pay: 'Paid on ', back: 'Refunded on ' },
}

export const whenOfCard = (payment: Payment) => {
  const { status, createdAt, decidedAt } = payment
  const ended = decidedAt === null ? undefined : done[status]
  const label = isRefund(payment) ? ended?.back : ended?.pay
  return (
    <>
      {payment.isTakenBack ? 'Taken back on ' : (label ?? 'Started on ')}
      <Moment value={label ? decidedAt! : createdAt} />
    </>
  )
}

interface Readers {
  side: Side | null
  customer: string
  vendor: string
}

const paysBack = ({ side, customer, vendor }: Readers): string => {
  if (side === 'vendor') return `Pay it back to ${customer} directly, then mark it as paid back.`
  return side === 'customer'
    ? `${vendor} pays it back to you directly.`
    : `${vendor} has to pay it back directly.`
}

/** What follows from a card payment that didn't go through, or from what a bank says of it. */
export const nextOfCard = (payment: Payment, job: PaidJob, readers: Readers): string | null => {
  const { status, failure, dispute } = payment
  const why = failure === null ? '' : `${failureWords(failure)} `
  const isBack = isRefund(payment)
  if (payment.isTakenBack) return cents(job.amountDue ?? '0') > 0n ? "It's due again." : null
  if (status === 'failed')
    return isBack
      ? `It couldn't go back to the card. ${why}${paysBack(readers)}`
      : `${why}Nothing was charged.`
  if (status === 'lapsed') return isBack ? null : 'Nothing was charged.'
  if (dispute?.status === 'open')
    return readers.side === 'customer' ? 'Your bank is looking into this payment.' : null
  if (dispute?.status !== 'won') return null
  return `The bank decided for ${readers.side === 'vendor' ? 'you' : readers.vendor}. The payment stands.`
}
