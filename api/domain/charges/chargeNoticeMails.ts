import type { chargeNotices } from '../../rules/charges/chargeNotices.js'
import { FOR_ADMINS, FOR_CHARGES, forPartiesAndAdmins, type MailsOf } from '../NoticeMail.js'

export const chargeNoticeMails: MailsOf<keyof typeof chargeNotices> = {
  charge_booked: {
    more: {
      customer:
        "If it is at the bid's rates, you can contest it for 72 hours. An administrator decides. Your order lists every charge.",
      vendor: 'The job lists every charge.',
    },
    button: 'Open the job',
    why: FOR_CHARGES,
  },
  discount_given: {
    more: 'It lowers the service fee, too. The order lists charges and payments.',
    button: 'Open the order',
    why: FOR_ADMINS,
  },
  charge_contested: {
    subject: 'A charge was contested',
    more: 'It still counts until an administrator decides. The vendor can also void it.',
    button: 'Open the job',
    why: forPartiesAndAdmins,
  },
  charge_answered: {
    subject: 'The vendor answered your contest',
    more: 'The answer is with the charge. An administrator decides.',
    button: 'Open the order',
    why: FOR_CHARGES,
  },
  charge_undone: {
    subject: 'A charge is contested again',
    more: 'It counts until an administrator decides.',
    button: 'Open the job',
    why: FOR_CHARGES,
  },
  charge_upheld: {
    subject: 'A contested charge stands',
    more: 'The reason is with the charge.',
    button: 'Open the job',
    why: FOR_CHARGES,
  },
  charge_voided: {
    subject: 'A charge no longer counts',
    more: 'The reason is with the charge.',
    button: 'Open the job',
    why: FOR_CHARGES,
  },
}
