/** Enumerations of docs/product.md, Data, with their labels. The keys are the values in the API and the database. */

export const serviceTypes = { dumpster_rental: 'Dumpster Rental', junk_pickup: 'Junk Pickup' } as const
export type ServiceType = keyof typeof serviceTypes

export const userTypes = { customer: 'Customer', vendor: 'Vendor', admin: 'Admin' } as const
export type UserType = keyof typeof userTypes

/** Length × width × height in feet. */
export const dumpsterSizes = {
  '10_yard': { label: '10 yard', feet: [12, 8, 3.5] },
  '15_yard': { label: '15 yard', feet: [16, 8, 4.5] },
  '20_yard': { label: '20 yard', feet: [22, 8, 4.5] },
  '30_yard': { label: '30 yard', feet: [22, 8, 6] },
} as const
export type RentalSize = keyof typeof dumpsterSizes

/** "10 yard (12'x8'x3.5')", as in docs/product.md, Data, for customers and vendors alike. */
export const sizeLabel = (size: RentalSize): string => {
  const { label, feet } = dumpsterSizes[size]
  return `${label} (${feet.map(each => `${each}'`).join('x')})`
}

export const timePreferences = {
  morning: 'Morning (8 AM-12 PM)',
  afternoon: 'Afternoon (12 PM-5 PM)',
  anytime: 'Anytime (8 AM-5 PM)',
} as const
export type TimePreference = keyof typeof timePreferences

/** The kinds of debris, each with a line that helps customers choose. */
export const debrisTypes = {
  household: { label: 'Household', words: 'Furniture, boxes, appliances. Vendors expect a light load.' },
  construction: { label: 'Construction', words: 'Lumber, drywall, flooring, cabinets.' },
  roofing: { label: 'Roofing', words: 'Shingles are heavy. A small dumpster is often enough.' },
  yard_waste: { label: 'Yard waste', words: 'Branches, leaves, grass. Soil is heavy debris.' },
  heavy: {
    label: 'Heavy: dirt, concrete, brick',
    words: 'The heaviest debris for its size. Vendors fill only part of the dumpster.',
  },
  not_sure: { label: 'Not sure', words: 'A photo helps vendors judge it.' },
} as const
export type Debris = keyof typeof debrisTypes

/** The places for a rented dumpster. */
export const placements = {
  driveway: { label: 'Driveway', words: 'Needs about 60 feet to the street, clear of cars and wires.' },
  street: { label: 'Street', words: 'The city may require a permit. Ask before the dropoff date.' },
  other: { label: 'Other', words: 'Describe it in the instructions.' },
} as const
export type Placement = keyof typeof placements

export const documentTypes = {
  w9_form: 'W-9',
  drivers_license: "Driver's License",
  commercial_insurance: 'Commercial Insurance',
} as const
export type DocumentType = keyof typeof documentTypes

export const paymentMethods = {
  card: 'Card',
  check: 'Check',
  cash: 'Cash',
  zelle: 'Zelle',
  venmo: 'Venmo',
  bank_transfer: 'Bank transfer',
} as const
export type PaymentMethod = keyof typeof paymentMethods

/** The status of a data export, with the descriptions for the API manual. */
export const exportStatuses = {
  preparing: 'Being prepared. An email follows when it is ready.',
  ready: 'Ready to download',
  expired: 'Expired and removed',
  failed: 'Failed. Request a new one.',
} as const
export type ExportStatus = keyof typeof exportStatuses

export const keysOf = <T extends object>(kinds: T) =>
  Object.keys(kinds) as [keyof T & string, ...(keyof T & string)[]]
