import type { paymentNotices } from '../../rules/payments/paymentNotices.js'
import { FOR_CHARGES, forPartiesAndAdmins, type MailsOf } from '../NoticeMail.js'

export const paymentNoticeMails: MailsOf<keyof typeof paymentNotices> = {
  payment_marked: {
    subject: ({ data }) => (data.amount.startsWith('-') ? 'Did this money come back?' : 'Did you pay this?'),
    more: 'Your order shows what is due. You and your vendor pay each other directly; Haulbid takes no payment.',
    button: 'Open your order',
    why: FOR_CHARGES,
  },
  payment_confirmed: { button: 'Open the job', why: FOR_CHARGES },
  payment_denied: {
    subject: 'A payment was denied',
    more: {
      vendor: 'Talk to your customer. Once the money has arrived, mark it again.',
      admin: 'The order lists what both say.',
    },
    button: 'Open the job',
    why: forPartiesAndAdmins,
  },
}
