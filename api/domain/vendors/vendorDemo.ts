import { zipsWithin } from '../../platform/places/zipPlaces.js'
import type { BidTerms } from '../../rules/bids/estimatedTotal.js'
import { addDays } from '../../rules/dates.js'
import type { TakenItem } from '../../rules/junk/junkTerms.js'
import { type RentalSize, serviceTypes } from '../../rules/kinds.js'
import { todayIn } from '../../rules/zonedTime.js'
import type { Demo, DemoStory } from '../Demo.js'
import { objectPath } from '../uploads/Upload.js'
import { DumpsterSize } from './DumpsterSize.js'
import { ServiceArea } from './ServiceArea.js'
import { VendorDocument } from './VendorDocument.js'
import { VendorItem } from './VendorItem.js'
import { VendorService } from './VendorService.js'

const demoZips = ['78701', '78702', '78703', '78704', '78745']

/** These vendors also serve every ZIP code within a circle. */
const demoCircles = [
  { vendor: 'mia', zipCode: '78704', miles: 10 },
  { vendor: 'rosa', zipCode: '78704', miles: 30 },
]

/** The terms of most demo vendors. */
export const usualTerms = (includedTons: string) => ({
  includedDays: 7,
  includedTons,
  extraDayPrice: '12.00',
  extraTonPrice: '65.00',
  tripFee: '90.00',
})

const rates = (usualPrice: string, includedTons: string) => ({ usualPrice, ...usualTerms(includedTons) })

interface DemoSize extends BidTerms {
  vendor: string
  size: string
  description?: string
  pricePerDay?: string
  rentalSize: RentalSize
  usualPrice?: string
}

/** Dale has no rates for one of the four sizes, Mia has three of them, and Tom has not named his. */
export const demoSizes: DemoSize[] = [
  {
    vendor: 'vendor',
    size: '10 yard',
    rentalSize: '10_yard',
    ...rates('295.00', '1.00'),
    description: 'Fits one parking space; good for a garage',
    pricePerDay: '42.00',
  },
  { vendor: 'vendor', size: '15 yard', rentalSize: '15_yard', pricePerDay: '50.00' },
  {
    vendor: 'vendor',
    size: '20 yard',
    rentalSize: '20_yard',
    ...rates('410.00', '2.00'),
    description: 'For a roof or a whole room',
    pricePerDay: '58.00',
  },
  {
    vendor: 'vendor',
    size: '30 yard',
    rentalSize: '30_yard',
    ...rates('540.00', '3.00'),
    description: 'Tall walls, for a whole house',
    pricePerDay: '72.00',
  },
  { vendor: 'mia', size: 'Small', rentalSize: '10_yard', usualPrice: '310.00', includedDays: 10 },
  { vendor: 'mia', size: 'Medium', rentalSize: '15_yard', usualPrice: '355.00', includedDays: 10 },
  { vendor: 'mia', size: 'Large', rentalSize: '20_yard', usualPrice: '430.00', includedDays: 10 },
]

/** Dale and Tom take no tires and charge for mattresses; Mia takes both, but no hot tubs. */
export const demoItems = [
  { vendor: 'vendor', kind: 'mattress', takes: 'extra', price: '40.00' },
  { vendor: 'vendor', kind: 'tire', takes: 'no', price: null },
  { vendor: 'mia', kind: 'box_spring', takes: 'extra', price: '15.00' },
  { vendor: 'mia', kind: 'refrigerator', takes: 'extra', price: '25.00' },
  { vendor: 'mia', kind: 'hot_tub', takes: 'no', price: null },
  { vendor: 'tom', kind: 'mattress', takes: 'extra', price: '15.00' },
  { vendor: 'tom', kind: 'tire', takes: 'no', price: null },
] as const

/** The copy in a bid of one of them. */
export const demoItemsOf = (name: string): TakenItem[] =>
  demoItems.flatMap(({ vendor, ...item }) => (vendor === name ? [item] : []))

/** Expires `days` after the seeding. */
const demoDocuments = [
  { vendor: 'vendor', documentType: 'w9_form', file: 'w9', reviewStatus: 'approved' },
  { vendor: 'vendor', documentType: 'commercial_insurance', file: 'insurance', reviewStatus: 'waiting' },
  { vendor: 'mia', documentType: 'w9_form', file: 'w9', reviewStatus: 'approved' },
  {
    vendor: 'mia',
    documentType: 'commercial_insurance',
    file: 'insurance',
    reviewStatus: 'approved',
    days: 12,
  },
  {
    vendor: 'tom',
    documentType: 'commercial_insurance',
    file: 'insurance',
    reviewStatus: 'approved',
    days: 290,
  },
] as const

/** The zone of Austin, where the demo's vendors work. */
const TIME_ZONE = 'America/Chicago'

const makeDocuments = async ({ tx, now, users, keepFile }: DemoStory) => {
  for (const { vendor, documentType, file, reviewStatus, ...expiry } of demoDocuments) {
    const vendorId = users[vendor]!.id
    const upload = await keepFile(vendorId, file, now)
    const document = tx.create(VendorDocument, {
      vendorId,
      documentType,
      fileName: `${file}.png`,
      filePath: objectPath(upload.id),
      uploadedAt: now,
      reviewStatus,
      ...('days' in expiry && {
        expiresOn: addDays(todayIn(now, TIME_ZONE), expiry.days),
        timeZone: TIME_ZONE,
      }),
    })
    await tx.flush()
    upload.vendorDocumentId = document.id
  }
}

export const vendorDemo: Demo = {
  async accounts(story) {
    const { tx, now, users } = story
    for (const vendor of Object.values(users).filter(({ userType }) => userType === 'vendor')) {
      const circle = demoCircles.find(each => each.vendor === vendor.username)
      const around = circle ? (zipsWithin(circle.zipCode, circle.miles) ?? []).map(({ zip }) => zip) : []
      for (const zipCode of new Set([...demoZips, ...around]))
        tx.create(ServiceArea, { vendorId: vendor.id, zipCode } as never)
      for (const serviceType of Object.keys(serviceTypes) as (keyof typeof serviceTypes)[])
        tx.create(VendorService, { vendorId: vendor.id, serviceType, createdAt: now })
    }
    for (const [index, { vendor, ...size }] of demoSizes.entries()) {
      // Listed in this order.
      const createdAt = new Date(now.getTime() + index)
      tx.create(DumpsterSize, { ...size, vendorId: users[vendor]!.id, createdAt })
    }
    for (const { vendor, ...item } of demoItems)
      tx.create(VendorItem, { ...item, vendorId: users[vendor]!.id })
    await makeDocuments(story)
  },
}
