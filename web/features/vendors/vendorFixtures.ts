import type {
  AvailableJobsQuery,
  MyBid_BidFragment,
  VendorJobDetails_JobFragment,
  VendorStatCards_StatsFragment,
} from '../../generated/graphql.js'
import { makeUser } from '../../testing/people.js'

type Job = VendorJobDetails_JobFragment & AvailableJobsQuery['availableJobs']['nodes'][number]

export const VENDOR_ID = '5b0d9a44-1c1e-4f0a-8f0b-1a2b3c4d5e6f'
export const CUSTOMER_ID = '9d2f6f0e-44f4-4a51-9a0a-6c7d8e9fa0b1'

export const vendor = makeUser({
  id: VENDOR_ID,
  email: 'dale@example.com',
  firstName: 'Dale',
  lastName: 'Hart',
  userType: 'vendor',
})

export const makeStats = (some: Partial<VendorStatCards_StatsFragment> = {}) => ({
  __typename: 'VendorStats' as const,
  vendorId: VENDOR_ID,
  activeJobs: 1,
  completedJobs: 2,
  monthlyEarnings: '730.00',
  rating: 4.5,
  ratingCount: 2,
  ...some,
})

let made = 0
const nextId = () => `${String(++made).padStart(8, '0')}-0000-4000-8000-000000000000`

export const makeBid = (some: Partial<MyBid_BidFragment> = {}) => ({
  __typename: 'Bid' as const,
  id: nextId(),
  jobId: nextId(),
  price: '149.50',
  message: null,
  status: 'pending' as const,
  viewerCanChange: true,
  viewerCanWithdraw: true,
  ...some,
})

/** An available junk pickup; give what the test is about. */
export const makeJob = (some: Partial<Job> = {}): Job & { __typename: 'Job' } => {
  const id = some.id ?? nextId()
  return {
    __typename: 'Job',
    id,
    orderNumber: id.slice(0, 8),
    title: 'Junk Pickup',
    type: 'junk_pickup',
    status: 'pending',
    description: 'An old sofa and six bags',
    address: '12 Elm St',
    zipCode: '78701',
    images: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    timeZone: 'America/Chicago',
    viewerSeesDetails: true,
    pickupDateTime: '2027-02-24T15:00:00.000Z',
    hasHazardousItems: false,
    customerBudget: '200.00',
    dumpsterSize: null,
    dropoffDate: null,
    dropoffTimePreference: null,
    pickupDate: null,
    serviceInstructions: null,
    finalPrice: null,
    completedDate: null,
    firstName: null,
    lastName: null,
    phone: null,
    customerId: CUSTOMER_ID,
    vendorId: null,
    whyNotBid: null,
    viewerCanStart: false,
    viewerCanComplete: false,
    viewerCanRelease: false,
    viewerCanRate: false,
    viewerCanMessage: false,
    unreadMessages: 0,
    myBid: null,
    history: [],
    ratings: [],
    vendor: null,
    ...some,
  }
}

type Event = Job['history'][number]

const actors = {
  vendor: { id: VENDOR_ID, firstName: 'Dale', lastName: 'Hart' },
  customer: { id: CUSTOMER_ID, firstName: 'Casey', lastName: 'Morgan' },
  admin: { id: 'a1', firstName: 'Ada', lastName: 'Okafor' },
}

export const makeEvent = (
  id: string,
  fromStatus: Event['fromStatus'],
  toStatus: Event['toStatus'],
  by: 'vendor' | 'customer' | 'admin',
  reason: string | null = null,
) => ({
  __typename: 'JobEvent' as const,
  id,
  fromStatus,
  toStatus,
  reason,
  createdAt: `2026-11-2${id}T10:00:00.000Z`,
  actor: {
    __typename: 'User' as const,
    userType: by,
    ...actors[by],
  },
})

const POSTED = makeEvent('0', null, 'pending', 'customer')
const ACCEPTED = makeEvent('1', 'pending', 'accepted', 'customer')

/** A job that is this vendor's, with the figures that come with it. */
export const makeOwnJob = (some: Partial<Job> = {}, stats = makeStats()) =>
  makeJob({
    title: 'Casey Morgan - Junk Pickup',
    status: 'accepted',
    finalPrice: '149.50',
    firstName: 'Casey',
    lastName: 'Morgan',
    phone: '(512) 555-0147',
    vendorId: VENDOR_ID,
    whyNotBid: 'JOB_NOT_OPEN',
    viewerCanStart: true,
    viewerCanRelease: true,
    history: [POSTED, ACCEPTED],
    vendor: { __typename: 'User', id: VENDOR_ID, stats } as Job['vendor'],
    ...some,
  })

export const page = (nodes: readonly Job[], endCursor: string | null = null) => ({
  __typename: 'JobConnection' as const,
  nodes,
  pageInfo: { __typename: 'PageInfo' as const, endCursor, hasNextPage: endCursor !== null },
})

/** What the dashboard asks for when it opens. */
export const dashboard = ({ available = [] as Job[], own = [] as Job[], stats = makeStats() } = {}) => ({
  // Messages have tests of their own; here they are still on their way.
  Messages: () => new Promise<never>(() => {}),
  VendorStats: { vendorStats: stats },
  AvailableJobs: { availableJobs: page(available) },
  VendorJobs: { vendorJobs: page(own) },
})
