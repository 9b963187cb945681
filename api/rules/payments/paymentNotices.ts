import { formatMoney } from '../formatMoney.js'
import type { PaymentMethod } from '../kinds.js'
import {
  because,
  forCustomers,
  forVendors,
  isBack,
  kind,
  toJob,
  toOrder,
  toOrderOfAdmin,
  unsigned,
} from '../notices/noticeKind.js'
import { byMethod } from './payments.js'

type OfPayment = { paymentId: string; amount: string; method: PaymentMethod; reason: string | null }

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
} as const
