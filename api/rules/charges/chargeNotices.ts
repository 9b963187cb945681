import { formatMoney } from '../formatMoney.js'
import {
  forAdmins,
  forCustomers,
  kind,
  ofJobs,
  toJob,
  toJobOf,
  toOrderOfAdmin,
  unsigned,
} from '../notices/noticeKind.js'
import { DISCOUNT_TOLD } from './charges.js'

type OfCharge = { chargeId: string; label: string; amount: string }

export const chargeNotices = {
  charge_booked: kind<OfCharge>({
    label: 'A charge was added',
    readers: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order, vendor }) =>
      amount.startsWith('-')
        ? `${vendor ?? 'The vendor'} took ${formatMoney(amount.slice(1))} off the price of ${order}.`
        : `A new charge for ${order}: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  discount_given: kind<OfCharge>({
    label: `A vendor gave a discount of more than ${formatMoney(DISCOUNT_TOLD)}`,
    readers: forAdmins('charges'),
    mail: 'now',
    words: ({ amount }, { vendor, order }) =>
      `${vendor ?? 'A vendor'} took ${unsigned(amount)} off the price of ${order}.`,
    path: toOrderOfAdmin,
  }),
  charge_contested: kind<OfCharge>({
    label: 'The customer contested a charge',
    readers: { vendor: 'jobs', admin: 'charges' },
    mail: 'now',
    words: ({ label, amount }, { customer, order }) =>
      `${customer ?? 'The customer'} contested a charge for ${order}: ${label}, ${formatMoney(amount)}.`,
    path: (about, { chargeId }) =>
      about.role === 'admin' ? `${toOrderOfAdmin(about)}&charge=${chargeId}` : toJob(about),
  }),
  charge_answered: kind<OfCharge>({
    label: 'The vendor answered a contest',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ label, amount }, { vendor, order }) =>
      `${vendor ?? 'The vendor'} answered your contest of a charge for ${order}: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  charge_undone: kind<OfCharge>({
    label: 'An admin took back a decision on a contested charge',
    readers: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order }) =>
      `Haulbid took back its decision on a charge for ${order}, so it is contested again: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  charge_upheld: kind<OfCharge>({
    label: 'An admin decided that a contested charge stands',
    readers: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order }) =>
      `Haulbid decided that a contested charge for ${order} stands: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  charge_voided: kind<OfCharge>({
    label: 'The vendor or an admin voided a charge',
    readers: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order }) =>
      `A ${formatMoney(amount)} charge (${label.toLowerCase()}) was removed from ${order}.`,
    path: toJobOf,
  }),
} as const
