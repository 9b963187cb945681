import type { PaymentMethod } from '../kinds.js'
import type { PaymentStatus } from './paymentGraph.js'

/** Each way to pay inside a sentence. */
const inSentence: Record<PaymentMethod, string> = {
  card: 'card',
  check: 'check',
  cash: 'cash',
  zelle: 'Zelle',
  venmo: 'Venmo',
  bank_transfer: 'bank transfer',
}

/** "by check" or "in cash" */
export const byMethod = (method: PaymentMethod): string =>
  method === 'cash' ? 'in cash' : `by ${inSentence[method]}`

/** The labels of a payment that the vendor paid back. */
export const backLabels: Record<PaymentStatus, string> = {
  marked: 'Marked as paid back',
  confirmed: 'Paid back',
  denied: 'Not paid back',
  lapsed: 'Not confirmed',
  started: 'Refund under way',
  failed: 'Refund failed',
}

const listed = (methods: readonly PaymentMethod[]) => methods.map(method => inSentence[method]).join(', ')

/** "You pay Becker Hauling directly: card, check, Zelle." */
export const howToPay = (vendor: string, methods: readonly PaymentMethod[]): string =>
  methods.length === 0
    ? `You pay ${vendor} directly. Ask how they'd like to be paid.`
    : `You pay ${vendor} directly: ${listed(methods)}.`

/** "Pay by card here, or pay Becker Hauling directly: check, Zelle." */
export const howToPayByCard = (vendor: string, methods: readonly PaymentMethod[]): string =>
  methods.length === 0
    ? `Pay by card here, or ask ${vendor} how to pay directly.`
    : `Pay by card here, or pay ${vendor} directly: ${listed(methods)}.`
