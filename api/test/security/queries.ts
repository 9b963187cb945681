import { ADMIN, ANYBODY, CUSTOMERS, type Policy, SIGNED_IN, VENDORS } from './policies.js'
import { doneJob, given, pendingJob, statementOf, takenJob, ticket, waitingApplication } from './setups.js'
import type { World } from './world.js'

const ofVendor = given(async ({ people }: World) => ({ vendorId: people.vendor.id }))
const ofCustomer = given(async ({ people }: World) => ({ customerId: people.customer.id }))
const idOf = (make: (world: World) => Promise<{ jobId: string }>) =>
  given(async world => ({ id: (await make(world)).jobId }))

/**
 * Every query and who may use it, for data of the world's customer or vendor. For the contents of the responses see
 * privacy.test.ts.
 */
export const queries: Record<string, Policy> = {
  me: { may: ANYBODY },
  settings: { may: ANYBODY },
  noticePreferences: { may: SIGNED_IN },
  apiTokens: { may: SIGNED_IN, browserOnly: true },
  calendarFeed: { may: VENDORS, browserOnly: true },
  myDataExport: { may: SIGNED_IN, browserOnly: true },

  job: { may: ['customer', 'vendor', 'admin'], setup: idOf(takenJob) },
  // Other users' messages are an empty list: privacy.test.ts.
  messages: { may: SIGNED_IN, setup: given(doneJob) },
  // Just as empty: privacy.test.ts.
  questions: { may: SIGNED_IN, setup: given(pendingJob) },
  // Prices are about nobody in particular, and the same for everybody; nobody is named.
  nearby: { may: ANYBODY, setup: given(async () => ({ type: 'junk_pickup', zipCode: '78701' })) },
  priceGuidance: {
    may: ANYBODY,
    setup: given(async () => ({ type: 'junk_pickup', zipCode: '78701' })),
  },
  // Profiles are public; api/domain/businesses/vendorProfile.test.ts checks their fields.
  vendorProfile: { may: ANYBODY, setup: given(async ({ people }) => ({ id: people.vendor.id })) },
  business: { may: ['vendor', 'admin'], setup: ofVendor },
  // Users read their own notices: privacy.test.ts.
  notices: { may: SIGNED_IN },
  savedAddresses: { may: CUSTOMERS },
  customerJobs: { may: ['customer', 'admin'], setup: ofCustomer },
  supportTickets: { may: ['customer', 'admin'], setup: ofCustomer },
  supportTicket: { may: ['customer', 'admin'], setup: given(ticket) },

  availableJobs: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorJobs: { may: ['vendor', 'admin'], setup: ofVendor },
  earnedJobs: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorVisits: {
    may: ['vendor', 'admin'],
    setup: async world => ({
      variables: { vendorId: world.people.vendor.id, day: '2026-12-24' },
    }),
  },
  vendorAgenda: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorStats: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorEarnings: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorEarnedMonths: { may: ['vendor', 'admin'], setup: ofVendor },
  serviceAreas: { may: ['vendor', 'admin'], setup: ofVendor },
  areasAround: { may: VENDORS, setup: given(async () => ({ zipCode: '78704', miles: 5 })) },
  vendorServices: { may: ['vendor', 'admin'], setup: ofVendor },
  dumpsterSizes: { may: ['vendor', 'admin'], setup: ofVendor },
  offerRules: { may: ['vendor', 'admin'], setup: ofVendor },
  previewOfferRule: {
    may: VENDORS,
    setup: given(async () => ({ input: { size: '10_yard', price: '380' } })),
  },
  vendorDocuments: { may: ['vendor', 'admin'], setup: ofVendor },

  statements: { may: ['vendor', 'admin'], setup: ofVendor },
  statement: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ id: (await statementOf(world)).statementId })),
  },
  feeStatements: { may: ADMIN },
  feeTotals: { may: ADMIN },

  users: { may: ADMIN },
  user: { may: ADMIN, setup: given(async ({ people }) => ({ id: people.otherVendor.id })) },
  jobs: { may: ADMIN },
  jobsUnderWay: { may: ADMIN, setup: given(async ({ people }) => ({ userIds: [people.vendor.id] })) },
  vendorApplications: { may: ADMIN },
  vendorApplication: { may: ADMIN, setup: given(waitingApplication) },
  adminStats: { may: ADMIN },
  adminSuspensions: { may: ADMIN },
  marketOverview: { may: ADMIN },
  marketAreas: { may: ADMIN },
  auditEvents: { may: ADMIN },
  failedTasks: { may: ADMIN },
  worklist: { may: ADMIN },
  documentsToReview: { may: ADMIN },
}

/** The same query with another setup. */
export const moreQueries: [string, Policy][] = [
  // A vendor in the area can see it in order to bid.
  ['job', { may: ['customer', 'vendor', 'admin'], setup: idOf(pendingJob) }],
]
