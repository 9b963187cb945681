import { type FieldPolicy, InMemoryCache } from '@apollo/client'

interface Page {
  nodes?: readonly unknown[]
  pageInfo?: { endCursor?: string | null }
}

/**
 * Joins all pages of a list: entries `after` a cursor are appended. A page after the old end is dropped if the list
 * has been refetched since and ends elsewhere, because it would leave a gap.
 */
const pages = (...keyArgs: string[]): FieldPolicy<Page> => ({
  // An empty array would keep `bids` and `bids(after:)` apart.
  keyArgs: keyArgs.length > 0 ? keyArgs : false,
  merge: (existing, incoming, { args }) => {
    if (!args?.after || !existing?.nodes || !incoming.nodes) return incoming
    const { endCursor } = existing.pageInfo ?? {}
    if (endCursor !== undefined && endCursor !== args.after) return existing
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] }
  },
})

/** Each page is cached separately, for lists paged back and forth. */
const leaves = (...keyArgs: string[]): FieldPolicy => ({ keyArgs: [...keyArgs, 'first', 'after'], ...latest })

const latest: FieldPolicy = { merge: (_existing, incoming) => incoming }

/** Arrays in an answer, which replace the previous ones. */
const latestOf = (...fields: string[]) => Object.fromEntries(fields.map(field => [field, latest]))

export const makeCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          customerJobs: pages('customerId', 'unfinished', 'status', 'type', 'search'),
          vendorJobs: pages('vendorId', 'sort'),
          availableJobs: pages('vendorId', 'type', 'zipCode', 'date', 'sort'),
          earnedJobs: pages('vendorId'),
          supportTickets: pages('customerId', 'status'),
          messages: pages('jobId'),
          questions: pages('jobId'),
          notices: pages(),
          vendorApplications: leaves('status'),
          users: leaves('search', 'type', 'isActive', 'sort'),
          jobs: leaves('search', 'status', 'needs'),
          feeStatements: leaves('status'),
          vendorVisits: { keyArgs: ['vendorId', 'day'], ...latest },
          auditEvents: leaves('action', 'subjectId'),
          ...latestOf('apiTokens', 'failedTasks', 'worklist', 'vendorServices', 'serviceAreas'),
          ...latestOf('dumpsterSizes', 'vendorDocuments', 'vendorEarnings', 'vendorEarnedMonths'),
          ...latestOf('statements', 'feeTotals'),
          job: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Job', id: args?.id }),
          },
        },
      },
      Job: {
        fields: {
          bids: pages(),
          messages: pages(),
          ...latestOf('history', 'ratings', 'images', 'lists', 'visits'),
          ...latestOf('charges', 'changeOrders', 'changeOrdersToDecide', 'ledger', 'payments', 'waysToPay'),
        },
      },
      Statement: { fields: latestOf('lines', 'payments') },
      User: { fields: latestOf('latestComments') },
      VendorProfile: {
        fields: { ...latestOf('paymentMethods', 'services', 'rentalSizes'), comments: pages() },
      },
      Business: { keyFields: ['vendorId'], fields: latestOf('paymentMethods') },
      VendorStats: { keyFields: ['vendorId'] },
      VendorAgenda: {
        keyFields: ['vendorId'],
        fields: latestOf('nextJobs', 'unreadJobs', 'openBids', 'lostBids', 'changeOrders'),
      },
      Settings: { keyFields: [] },
      Worklist: { keyFields: [] },
    },
  })
