import type {
  AskedChange_OrderFragment,
  ChangeOrder_OrderFragment,
} from '../../features/changeOrders/generated/changeOrders.js'
import type { ChargeLine_ChargeFragment } from '../../features/charges/generated/charges.js'
import type { Payment_PaymentFragment } from '../../features/payments/generated/payments.js'
import { makeBid } from './makeBid.js'
import { rentalTerms } from './makeBusiness.js'
import { makeVendor, type Vendor } from './makeVendor.js'
import { makeVisit } from './makeVisit.js'

export type Charge = ChargeLine_ChargeFragment & { __typename: 'Charge' }
export type ChangeOrder = ChangeOrder_OrderFragment & { __typename: 'ChangeOrder' }

/** The pickup of a rental that is under way. */
export const pickup = makeVisit({
  id: '00000000-0000-4000-8000-00000000a002',
  kind: 'pickup',
  windowStart: '2027-03-03T14:00:00.000Z',
  windowEnd: '2027-03-03T23:00:00.000Z',
})

/** The bid of such a rental, with its rates. */
export const acceptedBid = makeBid({
  status: 'accepted',
  ...rentalTerms,
  extraDayPrice: '15.00',
  extraTonPrice: '90.50',
})

/** The agreed price, as booked when the bid was accepted. */
export const makeCharge = (some: Partial<Charge> = {}): Charge => ({
  __typename: 'Charge',
  id: '00000000-0000-4000-8000-00000000c001',
  kind: 'base',
  label: 'Agreed price',
  quantity: '1.00',
  unitPrice: '149.50',
  amount: '149.50',
  status: 'booked',
  contestUntil: null,
  contestedAt: null,
  contestReason: null,
  decisionReason: null,
  contestAnswer: null,
  answeredAt: null,
  answerPhotos: [],
  decidedAt: null,
  voidedByAdmin: false,
  visitId: null,
  createdAt: '2026-11-20T18:00:00.000Z',
  viewerCanContest: false,
  viewerCanVoid: false,
  viewerCanUphold: false,
  viewerCanAnswer: false,
  viewerCanUndo: false,
  vendor: makeVendor(),
  ...some,
})

/** What is due with a vendor, who owes it back if it is negative. */
export const makeBalance = (amount: string, some: { vendor?: Vendor; toPayBack?: string } = {}) => ({
  __typename: 'Balance' as const,
  amount,
  toPayBack: amount.startsWith('-') ? amount.slice(1) : '0.00',
  vendor: makeVendor(),
  ...some,
})

export type Payment = Payment_PaymentFragment & { __typename: 'Payment' }

/** The agreed price, as the vendor marked it and before the customer's answer. */
export const makePayment = (some: Partial<Payment> = {}): Payment => ({
  __typename: 'Payment',
  id: '00000000-0000-4000-8000-00000000e001',
  amount: '149.50',
  method: 'check',
  status: 'marked',
  denyReason: null,
  createdAt: '2026-11-21T18:00:00.000Z',
  decidedAt: null,
  viewerCanDecide: false,
  provider: 'direct',
  refundOf: null,
  isTakenBack: false,
  failure: null,
  expiresAt: null,
  dispute: null,
  vendor: makeVendor(),
  ...some,
})

/** The agreed price, as the customer paid it by card. */
export const makeCardPayment = (some: Partial<Payment> = {}): Payment =>
  makePayment({
    id: '00000000-0000-4000-8000-00000000e002',
    method: 'card',
    provider: 'stripe',
    status: 'confirmed',
    decidedAt: '2026-11-21T18:01:00.000Z',
    ...some,
  })

/** A vendor's open proposal of extra work for $40. */
export const makeChangeOrder = (some: Partial<ChangeOrder> = {}): ChangeOrder => ({
  __typename: 'ChangeOrder',
  id: '00000000-0000-4000-8000-00000000d001',
  kind: 'extra',
  proposedBy: 'vendor',
  status: 'proposed',
  windowStart: null,
  windowEnd: null,
  windowBefore: null,
  pickupDate: null,
  quantity: null,
  item: null,
  amount: '40.00',
  note: 'A piano',
  declineReason: null,
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 47 * 3_600_000).toISOString(),
  decidedAt: null,
  visit: null,
  charge: null,
  photos: [],
  viewerCanDecide: false,
  viewerCanWithdraw: false,
  ...some,
})

/** With the job that a vendor's lists show beside it. */
export const makeAskedChange = (
  job: NonNullable<AskedChange_OrderFragment['job']>,
  some: Partial<ChangeOrder>,
) => ({
  ...makeChangeOrder({
    kind: 'move_visit',
    proposedBy: 'customer',
    amount: null,
    note: null,
    windowStart: '2027-02-25T14:00:00.000Z',
    windowEnd: '2027-02-25T18:00:00.000Z',
    viewerCanDecide: true,
    ...some,
  }),
  job,
})
