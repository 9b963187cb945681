import { termsOf } from '@rules/bids/estimatedTotal.js'
import type { ManagedBusiness_BusinessFragment } from '../../features/businesses/admin/generated/businesses.js'
import type { HaulRule_RuleFragment } from '../../features/offers/generated/hauls.js'
import type { OfferRule_RuleFragment } from '../../features/offers/generated/offers.js'
import type { ManagedDocument_DocumentFragment } from '../../features/vendors/admin/generated/vendors.js'
import type { DocumentList_DocumentFragment } from '../../features/vendors/documents/generated/documents.js'
import type {
  ServiceAreaList_AreaFragment,
  ServiceChoice_ServiceFragment,
  SizeRow_SizeFragment,
} from '../../features/vendors/services/generated/services.js'
import { vendorId } from './ids.js'

type Area = ServiceAreaList_AreaFragment & { __typename: 'ServiceArea' }
type Service = ServiceChoice_ServiceFragment & { __typename: 'VendorService' }
export type Size = SizeRow_SizeFragment & { __typename: 'DumpsterSize' }

export const makeArea = (zipCode: string, city = 'Austin'): Area => ({
  __typename: 'ServiceArea',
  id: `area-${zipCode}`,
  zipCode,
  city,
  state: 'TX',
})

/** A service that a vendor offers. */
export const makeService = (some: Partial<Service> = {}): Service => ({
  __typename: 'VendorService',
  id: '1',
  serviceType: 'junk_pickup',
  isActive: true,
  ...some,
})

/** What a bid on a rental may include and charge. */
export const rentalTerms = {
  includedDays: 7,
  includedTons: '2.00',
  extraDayPrice: '12.00',
  extraTonPrice: '65.00',
}

/** A dumpster size that a vendor has. */
export const makeSize = (some: Partial<Size> = {}): Size => ({
  __typename: 'DumpsterSize',
  id: '1',
  size: '10 yard',
  description: null,
  pricePerDay: null,
  turnaroundDays: 0,
  rentalSize: null,
  usualPrice: null,
  ...termsOf({}),
  version: 1,
  ...some,
})

type Rule = OfferRule_RuleFragment & { __typename: 'OfferRule' }

/** A rule of `makeVendor()` that bids on any 20 yard rental in the vendor's areas. */
export const makeOfferRule = (some: Partial<Rule> = {}): Rule => ({
  __typename: 'OfferRule',
  id: 'e0000001-0000-4000-8000-000000000000',
  vendorId: vendorId(1),
  size: '20_yard',
  zipCodes: [],
  debris: [],
  price: '380.00',
  ...termsOf(rentalTerms),
  noticeHours: 24,
  weekdays: [],
  mostPerDay: null,
  standsDays: 3,
  isActive: true,
  offUntil: null,
  pausedAt: null,
  pauseReason: null,
  version: 1,
  whyNotBid: null,
  bidCount: 0,
  winCount: 0,
  ...some,
})

type HaulRule = HaulRule_RuleFragment & { __typename: 'HaulRule' }

/** A rule of `makeVendor()` that bids on any junk pickup in the vendor's areas. */
export const makeHaulRule = (some: Partial<HaulRule> = {}): HaulRule => ({
  __typename: 'HaulRule',
  id: 'e1000001-0000-4000-8000-000000000000',
  vendorId: vendorId(1),
  zipCodes: [],
  minimum: '99.00',
  eighthPrices: ['80.00', '140.00', '190.00', '240.00', '290.00', '330.00', '370.00', '400.00'],
  stairsPrice: null,
  extraEighthPrice: null,
  noticeHours: 24,
  weekdays: [],
  mostPerDay: null,
  standsDays: 3,
  isActive: true,
  offUntil: null,
  pausedAt: null,
  pauseReason: null,
  version: 1,
  whyNotBid: null,
  bidCount: 0,
  winCount: 0,
  ...some,
})

type VendorDocument = ManagedDocument_DocumentFragment &
  Pick<DocumentList_DocumentFragment, 'timeZone'> & { __typename: 'VendorDocument' }

/** A W-9 waiting for review. */
export const makeVendorDocument = (some: Partial<VendorDocument> = {}): VendorDocument => ({
  __typename: 'VendorDocument',
  id: 'd0000001-0000-4000-8000-000000000000',
  documentType: 'w9_form',
  fileName: 'w9.pdf',
  filePath: '/objects/1',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  reviewStatus: 'waiting',
  reviewReason: null,
  expiresOn: null,
  timeZone: null,
  version: 1,
  ...some,
})

type Business = ManagedBusiness_BusinessFragment & { __typename: 'Business' }

/** Becker Hauling, as its vendor and admins see it. */
export const makeBusiness = (some: Partial<Business> = {}): Business => ({
  __typename: 'Business',
  vendorId: vendorId(1),
  name: 'Becker Hauling',
  about: 'Two trucks',
  phone: null,
  logo: null,
  since: 2009,
  paymentMethods: ['card'],
  paymentHandles: [],
  nameRemovedFor: null,
  logoRemovedFor: null,
  version: 3,
  ...some,
})
