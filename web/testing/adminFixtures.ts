import type {
  AnyJob_JobFragment,
  AuditRow_EventFragment,
  FailedTask_TaskFragment,
  ManagedDocument_DocumentFragment,
  ManagedVendor_UserFragment,
  Ticket_TicketFragment,
  UserRow_UserFragment,
} from '../generated/graphql.js'
import { connection, makeBid, makeOrder, orderId } from './orders.js'
import { makeUser, settings } from './people.js'

export const admin = makeUser({
  id: 'ad000001-0000-4000-8000-000000000000',
  userType: 'admin',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.com',
})

export const adminStats = (some: object = {}) => ({
  adminStats: {
    __typename: 'AdminStats',
    totalUsers: 25,
    activeVendors: 4,
    totalOrders: 1234,
    totalRevenue: '5120.5',
    pendingIssues: 2,
    ...some,
  },
})

const day = (index: number) => ({
  __typename: 'MarketDay' as const,
  date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  orders: index === 29 ? 3 : 0,
  revenue: index === 29 ? '149.50' : '0.00',
})

export const marketOverview = {
  marketOverview: {
    __typename: 'MarketOverview' as const,
    days: Array.from({ length: 30 }, (_, index) => day(index)),
    services: [
      {
        __typename: 'MarketService' as const,
        serviceType: 'dumpster_rental' as const,
        jobs: 4,
        shareWithBid: 0.75,
        medianMinutesToFirstBid: 90,
      },
      {
        __typename: 'MarketService' as const,
        serviceType: 'junk_pickup' as const,
        jobs: 0,
        shareWithBid: null,
        medianMinutesToFirstBid: null,
      },
    ],
  },
}

type ListedUser = UserRow_UserFragment & { __typename: 'User' }

/** The numbered one of many people. */
export const makeListedUser = (number: number, some: Partial<ListedUser> = {}): ListedUser => {
  const { id: _, ...user } = makeUser({
    firstName: 'Person',
    lastName: String(number).padStart(2, '0'),
    email: `person${number}@example.com`,
  })
  return {
    ...user,
    id: `ee${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
    version: 1,
    ...some,
  }
}

/** A list that the server keeps and turns the pages of, cursors being positions. */
export const pagesOf = <Row>(
  typename: string,
  rows: readonly Row[],
  first: number,
  after?: string | null,
) => {
  const from = after ? Number(after) : 0
  const nodes = rows.slice(from, from + first)
  const end = from + nodes.length
  return {
    __typename: `${typename}Connection`,
    nodes,
    totalCount: rows.length,
    pageInfo: {
      __typename: 'PageInfo',
      endCursor: nodes.length ? String(end) : null,
      hasNextPage: end < rows.length,
    },
  }
}

/** What every visit to the admin's view asks for. */
export const adminNetwork = {
  AdminStats: adminStats(),
  MarketOverview: marketOverview,
  Users: { users: pagesOf('User', [], 10) },
  SystemSettings: { settings: { ...settings, documentsRequired: false, version: 1 } },
  FailedTasks: { failedTasks: [] },
  AdminSuspensions: { adminSuspensions: [] },
}

type AnyJob = AnyJob_JobFragment & { __typename: 'Job' }

/** A pending junk pickup with a bid on it, as an admin reads it. */
export const makeAnyJob = (number: number, some: Partial<AnyJob> = {}): AnyJob => {
  const { nodes: _, ...page } = connection([], null, 'Bid')
  const order = makeOrder({ id: orderId(number), bids: [makeBid({ jobId: orderId(number) })] })
  return {
    ...order,
    viewerCanReopen: false,
    customer: makeUser(),
    vendor: null,
    bids: {
      ...page,
      totalCount: 1,
      nodes: order.bids.nodes.map(bid => ({
        ...bid,
        viewerCanAssign: false,
        vendor: { ...bid.vendor, isActive: true },
      })),
    },
    ...some,
  } as AnyJob
}

type Ticket = Ticket_TicketFragment & { __typename: 'SupportTicket' }

export const makeTicket = (some: Partial<Ticket> = {}): Ticket => ({
  __typename: 'SupportTicket',
  id: 'f0000001-0000-4000-8000-000000000000',
  issue: 'Where is my truck?',
  status: 'open',
  adminResponse: null,
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  customer: makeUser(),
  job: makeOrder(),
  ...some,
})

type ManagedDocument = ManagedDocument_DocumentFragment & { __typename: 'VendorDocument' }

export const makeVendorDocument = (some: Partial<ManagedDocument> = {}): ManagedDocument => ({
  __typename: 'VendorDocument',
  id: 'd0000001-0000-4000-8000-000000000000',
  documentType: 'w9_form',
  fileName: 'w9.pdf',
  filePath: '/objects/1',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  reviewStatus: 'waiting',
  reviewReason: null,
  version: 1,
  ...some,
})

type ManagedVendor = ManagedVendor_UserFragment & { __typename: 'User' }

export const makeManagedVendor = (some: Partial<ManagedVendor> = {}): ManagedVendor =>
  ({
    ...makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', userType: 'vendor' }),
    rating: 4.5,
    ratingCount: 2,
    completedJobs: 7,
    services: [{ __typename: 'VendorService', id: 's1', serviceType: 'junk_pickup' }],
    areas: ['78701', '78704'].map(zipCode => ({ __typename: 'ServiceArea', id: zipCode, zipCode })),
    documents: [],
    ...some,
  }) as ManagedVendor

type Event = AuditRow_EventFragment & { __typename: 'AuditEvent' }

export const makeAuditEvent = (number: number, some: Partial<Event> = {}): Event => ({
  __typename: 'AuditEvent',
  id: `ae${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
  action: 'setUserActive',
  subjectId: makeListedUser(1).id,
  before: { isActive: true },
  after: { isActive: false },
  createdAt: '2026-11-20T09:00:00.000Z',
  actor: admin,
  subject: makeListedUser(1, { firstName: 'Dale', lastName: 'Hart' }),
  ...some,
})

type FailedTask = FailedTask_TaskFragment & { __typename: 'FailedTask' }

/** A mail that the server's mail server refused for good. */
export const makeFailedTask = (number: number, some: Partial<FailedTask> = {}): FailedTask => ({
  __typename: 'FailedTask',
  id: String(number),
  task: 'newBidMail',
  subjectId: `bd${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
  attempts: 1,
  error: '550 No such mailbox',
  createdAt: '2026-11-20T09:00:00.000Z',
  failedAt: '2026-11-20T09:00:05.000Z',
  nextTryAt: null,
  ...some,
})
