import type { Agenda_AgendaFragment } from '../../features/agenda/generated/agenda.js'
import type { VendorRecord_VendorFragment } from '../../features/bids/customer/generated/bidComparison.js'
import type { ManagedVendorQuery } from '../../features/vendors/admin/generated/vendors.js'
import type { VendorStatCards_StatsFragment } from '../../features/vendors/generated/vendors.js'
import { vendorId } from './ids.js'
import { makeArea } from './makeBusiness.js'
import { type ListedUser, makeListedUser, makeUser, type User } from './makeUser.js'

export type VendorStats = VendorStatCards_StatsFragment & { __typename: 'VendorStats' }
export type Vendor = User &
  VendorRecord_VendorFragment & { businessPhone: string | null } & { stats: VendorStats | null }

export const VENDOR_ID = vendorId(1)

export const makeStats = (some: Partial<VendorStats> = {}): VendorStats => ({
  __typename: 'VendorStats',
  vendorId: VENDOR_ID,
  activeJobs: 1,
  completedJobs: 2,
  monthlyEarnings: '730.00',
  rating: 4.5,
  ratingCount: 2,
  reliability: null,
  ...some,
})

export type VendorAgenda = Agenda_AgendaFragment & { __typename: 'VendorAgenda' }

/** The agenda of a vendor with a complete profile and no tasks. */
export const makeAgenda = (some: Partial<VendorAgenda> = {}): VendorAgenda => ({
  __typename: 'VendorAgenda',
  vendorId: VENDOR_ID,
  hasServices: true,
  offersRentals: false,
  hasRates: false,
  hasAreas: true,
  documentsOnFile: 3,
  hasBid: true,
  hasJob: true,
  asksForBusiness: false,
  overdueStatement: null,
  statementToPay: null,
  jobsToSettle: [],
  changeOrders: [],
  nextJobs: [],
  unreadJobs: [],
  unconfirmedBids: [],
  openBids: [],
  openBidCount: 0,
  lostBids: [],
  ...some,
})

/** Dale Hart, as seen by users who see the bids. */
export const makeVendor = (some: Partial<Vendor> = {}): Vendor => ({
  ...makeUser({
    id: VENDOR_ID,
    email: 'dale@example.com',
    firstName: 'Dale',
    lastName: 'Hart',
    userType: 'vendor',
    rating: 4.5,
    ratingCount: 2,
  }),
  businessPhone: null,
  businessLogo: null,
  completedJobs: 7,
  documentsOnFile: ['w9_form'],
  verifiedUntil: null,
  latestComments: [],
  reliability: null,
  stats: null,
  ...some,
})

type ManagedVendor = ListedUser & ManagedVendorQuery['user']

/** Dale Hart with all documents and areas, as seen by an admin. */
export const makeManagedVendor = (some: Partial<ManagedVendor> = {}): ManagedVendor => ({
  ...makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', userType: 'vendor' }),
  rating: 4.5,
  ratingCount: 2,
  completedJobs: 7,
  services: [{ __typename: 'VendorService', id: 's1', serviceType: 'junk_pickup' } as never],
  areaCount: 2,
  areas: ['78701', '78704'].map(zipCode => makeArea(zipCode)),
  documents: [],
  ...some,
})
