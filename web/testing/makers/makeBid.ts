import { termsOf } from '@rules/bids/estimatedTotal.js'
import { junkTermsOf } from '@rules/junk/junkTerms.js'
import type { ComparedBid_BidFragment } from '../../features/bids/customer/generated/bidComparison.js'
import type { MyBid_BidFragment } from '../../features/bids/vendor/generated/bidding.js'
import type { ChangeFacts_JobFragment } from '../../features/changeOrders/generated/changeFacts.js'
import type { AnyJobBid_BidFragment } from '../../features/jobs/admin/generated/orders.js'
import { bidId, nextId, orderId } from './ids.js'
import { makeVendor, type Vendor } from './makeVendor.js'

export type Bid = ComparedBid_BidFragment &
  MyBid_BidFragment &
  Omit<AnyJobBid_BidFragment, 'vendor'> &
  Omit<NonNullable<ChangeFacts_JobFragment['acceptedBid']>, 'id'> & { __typename: 'Bid'; vendor: Vendor }

/** A pending bid of `makeVendor()` on `makeJob()`, as its customer sees it. */
export const makeBid = (some: Partial<Bid> = {}): Bid => {
  const vendor = some.vendor ?? makeVendor()
  return {
    __typename: 'Bid',
    id: bidId(1),
    jobId: orderId(1),
    vendorId: vendor.id,
    price: '149.50',
    ...termsOf({}),
    ...junkTermsOf({}),
    items: [],
    parts: [],
    isInstant: false,
    takesCards: false,
    message: 'Two people, one truck.',
    status: 'pending',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2099-11-23T10:00:00.000Z',
    unconfirmedSince: null,
    requestChanges: [],
    offeredAt: null,
    takenAt: null,
    outOfStockAt: null,
    minutesToBid: 60,
    viewerCanDecide: true,
    viewerCanAssign: false,
    needsCustomerConsent: false,
    viewerCanChange: false,
    viewerCanWithdraw: false,
    vendor,
    ...some,
  }
}

/** A pending bid, as seen by its vendor. */
export const makeMyBid = (some: Partial<Bid> = {}): Bid =>
  makeBid({
    id: nextId(),
    jobId: nextId(),
    message: null,
    viewerCanDecide: false,
    viewerCanChange: true,
    viewerCanWithdraw: true,
    ...some,
  })
