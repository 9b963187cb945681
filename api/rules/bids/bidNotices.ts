import { formatMoney } from '../formatMoney.js'
import { dumpsterSizes, type RentalSize } from '../kinds.js'
import { forCustomers, forVendors, kind, toJob, toOrder } from '../notices/noticeKind.js'
import { spanWords } from '../stock/stockNames.js'
import { capital } from '../text.js'

/** Identifies the bid for the mail, which says more than the notice. */
export type OfBid = { bidId: string; price: string }

export const bidNotices = {
  bid_received: kind<OfBid>({
    label: 'A vendor bid on an order',
    readers: forCustomers('bids'),
    mail: 'now',
    words: ({ price }, { vendor, order }) => `${vendor ?? 'A vendor'} bid ${formatMoney(price)} on ${order}.`,
    path: toOrder,
  }),
  bid_changed: kind<OfBid>({
    label: 'A vendor changed a bid',
    readers: forCustomers('bids'),
    mail: 'now',
    words: ({ price }, { vendor, order }) =>
      `${vendor ?? 'A vendor'} changed a bid on ${order} to ${formatMoney(price)}.`,
    path: toOrder,
  }),
  bid_confirmed: kind<OfBid>({
    label: 'A vendor confirmed a bid after the request had changed',
    readers: forCustomers('bids'),
    mail: 'now',
    words: ({ price }, { vendor, order }) =>
      `${vendor ?? 'A vendor'} confirmed a bid of ${formatMoney(price)} on ${order}.`,
    path: toOrder,
  }),
  bid_withdrawn: kind<OfBid & { isOutOfStock?: boolean }>({
    label: 'A vendor withdrew a bid',
    readers: forCustomers('bids'),
    mail: 'now',
    words: ({ price, isOutOfStock }, { vendor, order }) =>
      isOutOfStock
        ? `${vendor ?? 'A vendor'} has no dumpster left for the days of ${order}, so the bid of ${formatMoney(price)} was withdrawn.`
        : `${vendor ?? 'A vendor'} withdrew a bid of ${formatMoney(price)} on ${order}.`,
    path: toOrder,
  }),
  bid_out_of_stock: kind<OfBid & { size: RentalSize; from: string; to: string }>({
    label: 'Their bid was withdrawn because they have no dumpster left',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ price, size, from, to }, { order }) => [
      `Your bid of ${formatMoney(price)} on ${order} was withdrawn.`,
      `You have no ${dumpsterSizes[size].label} dumpster left ${spanWords(from, to)}.`,
    ],
    path: toJob,
  }),
  order_accepted: kind<OfBid>({
    label: 'The customer accepted a bid: the confirmation',
    readers: forCustomers('orders'),
    mail: 'now',
    // The customer has just accepted it.
    isQuiet: true,
    words: ({ price }, { vendor, order }) =>
      `Booked: ${vendor ?? 'a vendor'}, ${formatMoney(price)}, for ${order}.`,
    path: toOrder,
  }),
  bid_accepted: kind<OfBid>({
    label: 'The customer accepted a bid',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { customer, order }) =>
      `${customer ?? 'The customer'} accepted your bid of ${formatMoney(price)}. ${capital(order)} is yours.`,
    path: toJob,
  }),
  bid_rejected: kind<OfBid>({
    label: 'The customer declined a bid or chose another',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) => `Your bid of ${formatMoney(price)} on ${order} was not chosen.`,
    path: toJob,
  }),
  bid_ending: kind<OfBid>({
    label: 'A bid ends within a day',
    readers: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) => `Your bid of ${formatMoney(price)} on ${order} ends within a day.`,
    path: toJob,
  }),
} as const
