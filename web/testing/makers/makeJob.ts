import { type RequestFieldName, requestFieldNames } from '@rules/jobs/requestFields.js'
import type { ChangeFacts_JobFragment } from '../../features/changeOrders/generated/changeFacts.js'
import type { AnyJob_JobFragment } from '../../features/jobs/admin/generated/orders.js'
import type { JobHistory_EventFragment, Placed_JobFragment } from '../../features/jobs/generated/jobs.js'
import type { OrderDetails_JobFragment } from '../../features/jobs/orders/generated/orders.js'
import type { VendorJobDetails_JobFragment } from '../../features/jobs/vendor/generated/openJob.js'
import type { AvailableJobsQuery } from '../../features/jobs/vendor/generated/vendorJobs.js'
import type { JobRating_RatingFragment } from '../../features/ratings/generated/ratings.js'
import type { TicketOrder_JobFragment } from '../../features/support/generated/support.js'
import { connection } from './connection.js'
import { nextId, orderId } from './ids.js'
import { type Bid, makeBid } from './makeBid.js'
import { makeUser, type User } from './makeUser.js'
import { makeStats, makeVendor, VENDOR_ID, type Vendor } from './makeVendor.js'
import { placesOf } from './placesOf.js'

type Event = JobHistory_EventFragment & { __typename: 'JobEvent' }
type Rating = JobRating_RatingFragment & { __typename: 'Rating' }

type Linked = {
  history: Event[]
  ratings: Rating[]
  customer: User | null
  vendor: Vendor | null
  myBid: Bid | null
  bids: ReturnType<typeof connection<Bid>>
}
type Flat<Fragment> = Omit<Fragment, keyof Linked>

/** All fields that any screen may request of a job. */
export type Job = { __typename: 'Job' } & Linked &
  Flat<OrderDetails_JobFragment> &
  Flat<VendorJobDetails_JobFragment> &
  Flat<AvailableJobsQuery['availableJobs']['nodes'][number]> &
  Flat<AnyJob_JobFragment> &
  Flat<ChangeFacts_JobFragment> &
  Flat<TicketOrder_JobFragment> &
  Flat<Placed_JobFragment>

type Given = Partial<Omit<Job, 'bids'>> & { bids?: Bid[] }

const nothingRequested = Object.fromEntries(requestFieldNames.map(name => [name, null])) as Record<
  RequestFieldName,
  null
>

/** A pending junk pickup of `makeUser()`, as seen by its customer; pass only what the test is about. */
export const makeJob = ({ bids = [], ...some }: Given = {}): Job => {
  const id = some.id ?? orderId(1)
  const customer = makeUser()
  const open = bids.filter(({ status }) => status === 'pending')
  const createdAt = '2026-11-20T09:00:00.000Z'
  const job: Job = {
    __typename: 'Job',
    id,
    orderNumber: id.slice(0, 8),
    type: 'junk_pickup',
    status: 'pending',
    title: 'Maria Lopez - Junk Pickup',
    customerId: customer.id,
    customer,
    vendorId: null,
    vendor: null,
    finalPrice: null,
    ...nothingRequested,
    expiredDocuments: [],
    createdAt,
    listedAt: some.createdAt ?? createdAt,
    scheduledDate:
      some.pickupDateTime ??
      (some.dropoffDate ? `${some.dropoffDate}T00:00:00.000Z` : '2026-12-01T15:00:00.000Z'),
    dueAt: null,
    lists: [],
    givenBackAt: null,
    vendorChange: null,
    address: '12 Elm St',
    zipCode: '78704',
    images: [],
    items: [],
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone,
    description: 'An old sofa',
    hasHazardousItems: false,
    customerBudget: '180.00',
    timeZone: 'America/Chicago',
    pickupDateTime: '2026-12-01T15:00:00.000Z',
    completedDate: null,
    unreadMessages: 0,
    openBidCount: open.length,
    lowestBidPrice:
      open
        .filter(({ unconfirmedSince }) => unconfirmedSince === null)
        .map(({ price }) => price)
        .sort((a, b) => Number(a) - Number(b))[0] ?? null,
    viewerSeesDetails: true,
    isServed: true,
    vendorsNearby: 3,
    version: 1,
    viewerCanAccept: true,
    viewerCanEdit: true,
    viewerCanCancel: true,
    viewerCanReportNoShow: false,
    viewerCanFindAnother: false,
    cancellationFee: null,
    freeToCancelUntil: null,
    lateCancellationFee: null,
    acceptedBid: null,
    amountDue: null,
    amountToPayBack: null,
    balances: [],
    viewerCanMarkPaidBack: false,
    cardAmount: null,
    charges: [],
    payments: [],
    waysToPay: [],
    paymentHandles: [],
    viewerCanMarkPaid: false,
    changeOrders: [],
    changeOrdersToDecide: [],
    ledger: [],
    viewerCanReopen: false,
    whyNotBid: 'NOT_IN_AREA',
    freeUnits: null,
    priceGuidance: null,
    myRate: null,
    milesAway: null,
    viewerCanAsk: false,
    viewerCanStart: false,
    viewerCanComplete: false,
    viewerCanRelease: false,
    viewerCanMessage: false,
    viewerCanRate: false,
    ratingsSealedUntil: null,
    viewerIsRated: false,
    myBid: null,
    ratings: [],
    visits: [],
    history: [
      {
        __typename: 'JobEvent',
        id: `${id}-1`,
        fromStatus: null,
        toStatus: 'pending',
        reason: null,
        vendorDidNotCome: false,
        createdAt,
        actor: customer,
        person: null,
      },
    ],
    ...some,
    bids: connection(bids, null, 'Bid'),
  }
  const role = job.customerId === CUSTOMER_ID ? 'vendor' : 'customer'
  return { ...job, lists: some.lists ?? placesOf(job, role) }
}

/** A pending junk pickup with a bid on it, as seen by an admin. */
export const makeAnyJob = (number: number, some: Given = {}): Job =>
  makeJob({ id: orderId(number), bids: [makeBid({ jobId: orderId(number) })], ...some })

export const CUSTOMER_ID = '9d2f6f0e-44f4-4a51-9a0a-6c7d8e9fa0b1'

/** A junk pickup that a vendor may bid on. */
export const makeAvailableJob = (some: Given = {}): Job =>
  makeJob({
    id: nextId(),
    title: 'Junk Pickup',
    description: 'An old sofa and six bags',
    zipCode: '78701',
    createdAt: '2026-11-20T10:00:00.000Z',
    pickupDateTime: '2027-02-24T15:00:00.000Z',
    customerBudget: '200.00',
    customerId: CUSTOMER_ID,
    customer: null,
    firstName: null,
    lastName: null,
    phone: null,
    viewerCanAccept: false,
    viewerCanEdit: false,
    viewerCanCancel: false,
    whyNotBid: null,
    viewerCanAsk: true,
    history: [],
    ...some,
  })

/** A five-star rating of Dale Hart by `makeUser()`. */
export const makeRating = (some: Partial<Rating> = {}): Rating => ({
  __typename: 'Rating',
  id: 'd0000001-0000-4000-8000-000000000000',
  raterId: makeUser().id,
  ratedId: VENDOR_ID,
  rating: 5,
  comment: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  revealsAt: '2026-11-20T12:00:00.000Z',
  isSealed: false,
  reply: null,
  repliedAt: null,
  viewerCanReply: false,
  removedFor: null,
  replyRemovedFor: null,
  ...some,
})

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
): Event => ({
  __typename: 'JobEvent',
  id,
  fromStatus,
  toStatus,
  reason,
  vendorDidNotCome: false,
  createdAt: `2026-11-2${id}T10:00:00.000Z`,
  actor: { ...makeUser(), userType: by, ...actors[by] },
  person: null,
})

const POSTED = makeEvent('0', null, 'pending', 'customer')
const ACCEPTED = makeEvent('1', 'pending', 'accepted', 'customer')

/** A job assigned to this vendor, with the figures sent along with it. */
export const makeOwnJob = (some: Given = {}, stats = makeStats()): Job =>
  makeAvailableJob({
    title: 'Casey Morgan - Junk Pickup',
    status: 'accepted',
    finalPrice: '149.50',
    firstName: 'Casey',
    lastName: 'Morgan',
    phone: '(512) 555-0147',
    vendorId: VENDOR_ID,
    vendor: makeVendor({ stats }),
    whyNotBid: 'JOB_NOT_OPEN',
    viewerCanAsk: false,
    viewerCanStart: true,
    viewerCanRelease: true,
    history: [POSTED, ACCEPTED],
    ...some,
  })
