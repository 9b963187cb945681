import type {
  BidCard_BidFragment,
  BidCard_VendorFragment,
  OrderDetails_JobFragment,
} from '../generated/graphql.js'
import { makeUser } from './people.js'

const id = (number: number, kind: string) =>
  `${kind}${String(number).padStart(7, '0')}-0000-4000-8000-000000000000`

type Vendor = BidCard_VendorFragment & { __typename: 'User' }
type Bid = BidCard_BidFragment & { __typename: 'Bid' }
type Event = OrderDetails_JobFragment['history'][number] & { __typename: 'JobEvent' }
export type Order = Omit<OrderDetails_JobFragment, 'history'> & { __typename: 'Job'; history: Event[] }

export const makeVendor = (some: Partial<Vendor> = {}): Vendor => ({
  __typename: 'User',
  id: id(1, 'a'),
  firstName: 'Dale',
  lastName: 'Hart',
  rating: 4.5,
  ratingCount: 2,
  completedJobs: 7,
  documentsOnFile: ['w9_form'],
  isActive: true,
  ...some,
})

export const makeBid = (some: Partial<Bid> = {}): Bid => {
  const vendor = some.vendor ?? makeVendor()
  return {
    __typename: 'Bid',
    id: id(1, 'b'),
    jobId: id(1, 'c'),
    vendorId: vendor.id,
    price: '149.50',
    message: 'Two people, one truck.',
    status: 'pending',
    createdAt: '2026-11-20T10:00:00.000Z',
    viewerCanDecide: true,
    vendor,
    ...some,
  }
}

export const connection = <Node>(
  nodes: readonly Node[],
  endCursor: string | null = null,
  typename = 'Job',
) => ({
  __typename: `${typename}Connection` as never,
  totalCount: nodes.length,
  nodes: [...nodes],
  pageInfo: { __typename: 'PageInfo' as const, endCursor, hasNextPage: endCursor !== null },
})

/** A pending junk pickup of `makeUser()`, the first of its kind; give only what the test is about. */
export const makeOrder = ({ bids, ...some }: Partial<Omit<Order, 'bids'>> & { bids?: Bid[] } = {}): Order => {
  const orderId = some.id ?? id(1, 'c')
  const customer = makeUser()
  return {
    __typename: 'Job',
    id: orderId,
    orderNumber: orderId.slice(0, 8),
    type: 'junk_pickup',
    status: 'pending',
    title: 'Maria Lopez - Junk Pickup',
    customerId: customer.id,
    vendorId: null,
    finalPrice: null,
    estimatedPrice: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    address: '12 Elm St',
    zipCode: '78704',
    images: [],
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone ?? null,
    description: 'An old sofa',
    hasHazardousItems: false,
    customerBudget: '180.00',
    timeZone: 'America/Chicago',
    pickupDateTime: '2026-12-01T15:00:00.000Z',
    dropoffDate: null,
    dropoffTimePreference: null,
    pickupDate: null,
    dumpsterSize: null,
    serviceInstructions: null,
    completedDate: null,
    unreadMessages: 0,
    openBidCount: (bids ?? []).filter(({ status }) => status === 'pending').length,
    viewerSeesDetails: true,
    viewerCanAccept: true,
    viewerCanCancel: true,
    viewerCanMessage: false,
    viewerCanRate: false,
    vendor: null,
    ratings: [],
    history: [
      {
        __typename: 'JobEvent',
        id: `${orderId}-1`,
        fromStatus: null,
        toStatus: 'pending',
        reason: null,
        createdAt: '2026-11-20T09:00:00.000Z',
        actor: customer,
      },
    ],
    ...some,
    bids: connection(bids ?? [], null, 'Bid'),
  }
}

export const orderId = (number: number) => id(number, 'c')
export const bidId = (number: number) => id(number, 'b')
export const vendorId = (number: number) => id(number, 'a')
