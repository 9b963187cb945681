import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  settleCards: { name: 'Card payments compared with what is due', about: 'Order' },
  readCardPayment: { name: 'A card payment at Stripe' },
  readStripeObject: { name: 'A refund or dispute at Stripe' },
  readCardPayments: { name: 'Open card payments at Stripe' },
  readDisputes: { name: 'Open disputes at Stripe' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  NOTHING_DUE: 'Nothing is due on this job',
  AMOUNT_CHANGED: 'The amount has changed. Check it again.',
  PAYMENT_WAITING: 'This job is already marked as paid. The customer has not answered yet.',
  PAYMENT_UNCLEAR: 'More than one payment waits for your answer. Say which one.',
  PAYMENT_DECIDED: 'This payment is no longer waiting for an answer',
  CARD_RUNNING: 'A card payment is under way. Try again in a minute.',
  TOO_MANY_PAYMENTS: 'This job has had too many payments. Please write to support.',
} as const
