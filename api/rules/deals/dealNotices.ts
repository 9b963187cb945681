import type { OfBid } from '../bids/bidNotices.js'
import { formatMoney } from '../formatMoney.js'
import { changedInWords, type RequestField } from '../jobs/changedFields.js'
import {
  actors,
  because,
  forCustomers,
  forVendors,
  kind,
  type NoticeActor,
  toJob,
  toOrder,
  type WithReason,
} from '../notices/noticeKind.js'
import { capital } from '../text.js'

type OfMove = { jobEventId: string }
type Priced = OfMove & { price: string }
type MovedWithReason = OfMove & WithReason

export const dealNotices = {
  order_assigned: kind<Priced & WithReason>({
    label: 'An admin gave an order to another vendor',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ price, reason }, { vendor, order }) =>
      `Haulbid gave ${order} to ${vendor ?? 'another vendor'} for ${formatMoney(price)}${because(reason)}`,
    path: toOrder,
  }),
  order_given_back: kind<MovedWithReason>({
    label: 'The vendor gave back an order',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ reason }, { vendor, order }) =>
      `${vendor ?? 'The vendor'} gave back ${order}, so it's open for bids again${because(reason)}`,
    path: toOrder,
  }),
  order_reopened: kind<MovedWithReason>({
    label: 'An admin opened an order for bids again',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ reason }, { order }) => `Haulbid reopened ${order} for bids${because(reason)}`,
    path: toOrder,
  }),
  order_offered: kind<Priced & WithReason>({
    label:
      "An admin took an order from its vendor and offered another vendor's bid, which the customer must accept",
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ price, reason }, { vendor, order }) =>
      `Another vendor can do ${order} for ${formatMoney(price)} if you accept. Haulbid took it back from ${vendor ?? 'its vendor'}${because(reason)}`,
    path: toOrder,
  }),
  order_cancelled: kind<MovedWithReason & { by: NoticeActor }>({
    label: 'Somebody else cancelled an order',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ by, reason }, { order }) => `${actors[by]} cancelled ${order}${because(reason)}`,
    path: toOrder,
  }),
  order_expired: kind({
    label: 'No vendor was chosen for an order in time',
    readers: forCustomers('orders'),
    mail: 'now',
    words: (_, { order }) => [
      `${capital(order)} closed before a vendor was chosen.`,
      'You can post it again.',
    ],
    path: toOrder,
  }),
  request_edited: kind<OfBid & { changed?: readonly RequestField[] }>({
    label: 'The customer edited a request that they bid on',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ price, changed }, { order }) => [
      `The customer changed the ${changed ? changedInWords(changed) : 'request'} of ${order}.`,
      `Does your bid of ${formatMoney(price)} still stand?`,
    ],
    path: toJob,
  }),
  still_interested: kind<OfBid>({
    label: 'A job that they bid on was given back by the vendor who had it',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) =>
      `Still interested? ${capital(order)} is open for bids again. Confirm your bid of ${formatMoney(price)} to keep it.`,
    path: toJob,
  }),
  bid_offered: kind<OfBid>({
    label: 'An admin offered a bid to the customer in place of the vendor who had the job',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) =>
      `${capital(order)} is open again, and Haulbid offered your bid of ${formatMoney(price)} to the customer.`,
    path: toJob,
  }),
  job_expired: kind({
    label: 'The customer of a job that they bid on did not choose a vendor in time',
    readers: forVendors('bids'),
    mail: 'now',
    words: (_, { order }) => `${capital(order)} closed before the customer chose a vendor.`,
    path: toJob,
  }),
  job_assigned: kind<Priced>({
    label: 'An admin gave the vendor a job',
    readers: forVendors('jobs'),
    mail: 'now',
    words: ({ price }, { order }) => `Haulbid gave you ${order} at your bid of ${formatMoney(price)}.`,
    path: toJob,
  }),
  job_taken_back: kind<MovedWithReason & { by?: NoticeActor; vendorDidNotCome?: boolean }>({
    label:
      'An admin took a job from the vendor, or its customer did because nobody came or the first visit failed',
    readers: forVendors('jobs'),
    people: 'drivers',
    mail: 'now',
    words: ({ by = 'admin', vendorDidNotCome, reason }, { order }) =>
      `${actors[by]} took back ${order}${vendorDidNotCome ? ' because nobody came' : ''}${because(reason)}`,
    path: toJob,
  }),
  job_cancelled: kind<MovedWithReason & { by: NoticeActor; vendorDidNotCome?: boolean }>({
    label: 'A job that they have or bid on was cancelled',
    readers: forVendors('jobs'),
    people: 'drivers',
    mail: 'now',
    words: ({ by, reason, vendorDidNotCome }, { customer, order }) =>
      `${(by === 'customer' && customer) || actors[by]} cancelled ${order}${vendorDidNotCome ? ' because nobody came' : ''}${because(reason)}`,
    path: toJob,
  }),
} as const
