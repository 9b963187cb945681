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
  card_paid: {
    more: { customer: 'The receipt is on the page of your order.' },
    button: 'Open the job',
    why: FOR_CHARGES,
  },
  card_refunded: { button: 'Open the job', why: FOR_CHARGES },
  card_refund_failed: {
    more: { vendor: 'Once you have paid it back, mark it as paid back on the page of the job.' },
    button: 'Open the job',
    why: forPartiesAndAdmins,
  },
  card_dispute_open: {
    more: {
      vendor: 'Answer in time: without an answer, banks decide for the customer.',
    },
    button: 'Open the job',
    why: forPartiesAndAdmins,
  },
  card_dispute_won: { button: 'Open the job', why: forPartiesAndAdmins },
  card_dispute_lost: { button: 'Open the job', why: forPartiesAndAdmins },
}
