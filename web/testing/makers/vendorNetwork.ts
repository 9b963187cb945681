import { connection } from './connection.js'
import type { Job } from './makeJob.js'
import { makePerson } from './makePerson.js'
import { makeAgenda, makeStats, makeVendor } from './makeVendor.js'

/** Dale Hart, signed in. */
export const vendor = makeVendor()

/** The responses to the queries of the vendor's dashboard. */
export const vendorNetwork = ({
  available = [] as Job[],
  own = [] as Job[],
  stats = makeStats(),
  agenda = makeAgenda(),
} = {}) => ({
  // Messages have tests of their own; here they never finish loading.
  Messages: () => new Promise<never>(() => {}),
  Questions: { questions: connection([], null, 'Question') },
  CalendarFeed: { calendarFeed: null },
  OfferRules: { offerRules: [] },
  HaulRules: { haulRules: [] },
  VendorItems: { vendorItems: [] },
  Stock: { units: [], stock: [] },
  DaysOff: { daysOff: [] },
  UnitsToBring: { units: [] },
  // Of a vendor who doesn't count.
  ReservedUnit: ({ jobId }: { jobId: string }) => ({
    job: { __typename: 'Job', id: jobId, dumpsterSize: '20_yard', reservation: null },
  }),
  People: { people: [makePerson()] },
  VendorAgenda: { vendorAgenda: agenda },
  VendorStats: { vendorStats: stats },
  AvailableJobs: { availableJobs: connection(available) },
  VendorJobs: { vendorJobs: connection(own) },
})
