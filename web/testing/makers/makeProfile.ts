import type { Profile_VendorFragment } from '../../features/businesses/profile/generated/vendorProfile.js'
import { connection } from './connection.js'
import { VENDOR_ID } from './makeVendor.js'

export type Profile = Profile_VendorFragment & { __typename: 'VendorProfile' }

/** Becker Hauling, as everybody sees it. */
export const makeProfile = (some: Partial<Profile> = {}): Profile => ({
  __typename: 'VendorProfile',
  id: VENDOR_ID,
  name: 'Becker Hauling',
  about: 'Two trucks.\nWe sweep.',
  logo: '/objects/a0000001-0000-4000-8000-000000000001',
  since: 2009,
  paymentMethods: ['zelle', 'card'],
  takesCards: false,
  services: ['dumpster_rental', 'junk_pickup'],
  rentalSizes: ['10_yard', '20_yard'],
  rating: 4.5,
  ratingCount: 2,
  completedJobs: 7,
  verifiedDocuments: [],
  verifiedUntil: null,
  areas: [],
  cityCount: 0,
  reliability: null,
  comments: connection<Profile['comments']['nodes'][number]>([], null, 'RatingComment'),
  ...some,
})
