import { formatMoney } from '../formatMoney.js'
import type { PaymentMethod } from '../kinds.js'
import {
  because,
  forCustomers,
  forVendors,
  isBack,
  kind,
  ofJobs,
  toJob,
  toJobOf,
  toOrder,
  toOrderOfAdmin,
  unsigned,
} from '../notices/noticeKind.js'
import { failureWords } from './cards.js'
import { byMethod } from './payments.js'

type OfPayment = { paymentId: string; amount: string; method: PaymentMethod; reason: string | null }

/** A payment by card, or a refund of one, whose amount is negative. */
type OfCard = { paymentId: string; amount: string; failure: string | null }
type OfDispute = OfCard & { dueBy: string | null }

export const paymentNotices = {
  payment_marked: kind<OfPayment>({
    label: 'The vendor marked a job as paid, or money as paid back',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ amount, method }, { order, vendor }) =>
      isBack(amount)
        ? [
            `${vendor ?? 'The vendor'} says they paid you back ${unsigned(amount)} ${byMethod(method)} for ${order}.`,
            'Please confirm it, or say that it did not come.',
          ]
        : [
            `${vendor ?? 'The vendor'} says you paid ${formatMoney(amount)} ${byMethod(method)} for ${order}.`,
            'Please confirm it, or say that you did not.',
          ],
    path: toOrder,
  }),
  payment_confirmed: kind<OfPayment>({
    label: 'The customer confirmed a payment',
    readers: forVendors('jobs'),
    mail: 'if_unread',
    words: ({ amount }, { customer, order }) =>
      `${customer ?? 'The customer'} confirmed ${isBack(amount) ? 'that you paid back' : 'the payment of'} ${unsigned(amount)} for ${order}.`,
    path: toJob,
  }),
  payment_denied: kind<OfPayment>({
    label: 'The customer denied a payment',
    readers: { vendor: 'jobs', admin: 'charges' },
    mail: 'now',
    words: ({ amount, reason }, { customer, order }) =>
      `${customer ?? 'The customer'} says they did not ${isBack(amount) ? 'get back' : 'pay'} ${unsigned(amount)} for ${order}${because(reason)}`,
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJob(about)),
  }),
  card_paid: kind<OfCard>({
    label: 'A customer paid by card',
    readers: ofJobs,
    mail: 'now',
    words: ({ amount }, { order, withOther }) =>
      `A card payment of ${formatMoney(amount)} for ${order}${withOther} went through.`,
    path: toJobOf,
  }),
  card_refunded: kind<OfCard>({
    label: 'Money went back to a card',
    readers: ofJobs,
    mail: 'now',
    words: ({ amount }, { order }) =>
      `A refund of ${unsigned(amount)} for ${order} went to the card. A bank can take a few days to show it.`,
    path: toJobOf,
  }),
  card_refund_failed: kind<OfCard>({
    label: 'A refund to a card failed',
    readers: { ...ofJobs, admin: 'charges' },
    mail: 'now',
    words: ({ amount, failure }, { order, vendor }) => [
      `A refund of ${unsigned(amount)} to the card failed for ${order}.`,
      `${failureWords(failure ?? '')} ${vendor ?? 'The vendor'} has to pay it back directly.`,
    ],
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJobOf(about)),
  }),
  card_dispute_open: kind<OfDispute>({
    label: "A customer's bank disputes a card payment",
    readers: { vendor: 'jobs', admin: 'charges' },
    mail: 'now',
    words: ({ amount }, { customer, order }) => [
      `The bank of ${customer ?? 'the customer'} disputes the card payment of ${formatMoney(amount)} for ${order}.`,
      'The vendor answers it in their Stripe Dashboard. The proof of the job and the accepted terms are on its page.',
    ],
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJob(about)),
  }),
  card_dispute_won: kind<OfDispute>({
    label: "A bank's dispute of a card payment was won",
    readers: { vendor: 'jobs', admin: 'charges' },
    mail: 'if_unread',
    words: ({ amount }, { order }) =>
      `The bank's dispute of ${formatMoney(amount)} for ${order} is over. The payment stands.`,
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJob(about)),
  }),
  card_dispute_lost: kind<OfDispute>({
    label: 'A bank took a card payment back',
    readers: { ...ofJobs, admin: 'charges' },
    mail: 'now',
    words: ({ amount }, { order }) =>
      `The bank took back the card payment of ${formatMoney(amount)} for ${order}, so it is due again.`,
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJobOf(about)),
  }),
} as const
