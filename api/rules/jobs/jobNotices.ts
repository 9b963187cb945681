import { type ServiceType, serviceTypes } from '../kinds.js'
import {
  forAdmins,
  forCustomers,
  forVendors,
  kind,
  toJob,
  toOrder,
  toOrderOfAdmin,
} from '../notices/noticeKind.js'
import { capital } from '../text.js'

type OfMove = { jobEventId: string }
type Placed = { type: ServiceType; zipCode: string }
type Offered = Placed & { isGivenBack?: boolean }

export const jobNotices = {
  job_posted: kind<Offered>({
    label: 'A job that matches the vendor was posted, or given back by another',
    readers: forVendors('new_jobs'),
    mail: 'together',
    words: ({ type, zipCode, isGivenBack }) =>
      isGivenBack
        ? `A ${serviceTypes[type].toLowerCase()} in ${zipCode} is open for bids again.`
        : `A new ${serviceTypes[type].toLowerCase()} in ${zipCode}.`,
    path: toJob,
  }),
  asked_again: kind<Offered>({
    label: 'A customer asked for a vendor who had an order of theirs before',
    readers: forVendors('new_jobs'),
    mail: 'now',
    words: ({ type, zipCode }) =>
      `A customer you worked for asks for you again: a ${serviceTypes[type].toLowerCase()} in ${zipCode}.`,
    path: toJob,
  }),
  job_unserved: kind<Placed>({
    label: 'A job was posted that no vendor serves',
    readers: forAdmins('unserved'),
    mail: 'now',
    words: ({ type, zipCode }) => `No vendor serves a new ${serviceTypes[type].toLowerCase()} in ${zipCode}.`,
    path: toOrderOfAdmin,
  }),
  order_unserved: kind<Placed>({
    label: 'No vendor serves the ZIP code of an order',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ zipCode }, { order }) => [
      `No vendor serves ${zipCode} yet, so ${order} may get no bids.`,
      "We're looking for one.",
    ],
    path: toOrder,
  }),
  order_served: kind<Placed>({
    label: 'A vendor now serves the ZIP code of an order that no vendor served before',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ zipCode }, { order }) => `A vendor now serves ${zipCode} and can bid on ${order}.`,
    path: toOrder,
  }),
  order_vendor_away: kind({
    label: 'The vendor of an accepted or started order was suspended',
    readers: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) => [
      `${vendor ?? 'Your vendor'} can't take jobs right now and may not come for ${order}.`,
      "We're looking for another vendor.",
    ],
    path: toOrder,
  }),
  order_vendor_back: kind({
    label: 'The vendor of an accepted or started order is active again',
    readers: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) => [
      `${vendor ?? 'Your vendor'} can take jobs again.`,
      `${capital(order)} goes ahead as agreed.`,
    ],
    path: toOrder,
  }),
  order_started: kind<OfMove>({
    label: 'The vendor started an order',
    readers: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) => `${vendor ?? 'The vendor'} started work on ${order}.`,
    path: toOrder,
  }),
  order_completed: kind<OfMove>({
    label: 'The vendor completed an order',
    readers: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) =>
      `${vendor ?? 'The vendor'} completed ${order}. You can rate the vendor now.`,
    path: toOrder,
  }),
  rate_customer: kind<OfMove>({
    label: 'A job is completed, and its customer can be rated',
    readers: forVendors('ratings'),
    // The vendor has just completed it.
    mail: 'never',
    isQuiet: true,
    words: (_, { customer, order }) =>
      `${capital(order)} is completed. You can rate ${customer ?? 'the customer'} now.`,
    path: toJob,
  }),
} as const
