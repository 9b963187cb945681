/** The vendor names that a customer may see. */
export interface NamedVendor {
  firstName: string
  lastName: string
  /** Null until the vendor has named one. */
  businessName?: string | null | undefined
}

/** "Becker Hauling", or "Dale Becker" while the vendor has named no business. */
export const vendorName = ({ firstName, lastName, businessName }: NamedVendor): string =>
  businessName ?? `${firstName} ${lastName}`

/** "Becker Hauling (Luis)": who did it for the vendor, if the business has several people. */
export const vendorBy = (vendor: NamedVendor, person: { firstName: string } | null | undefined): string =>
  person ? `${vendorName(vendor)} (${person.firstName})` : vendorName(vendor)

/** "Dale Becker" if `vendorName` says something else. */
export const personOf = ({ firstName, lastName, businessName }: NamedVendor): string | null =>
  businessName == null ? null : `${firstName} ${lastName}`

/** "Becker Hauling (Dale Becker)", for places where the reader needs to ask for a person. */
export const vendorAndPerson = (vendor: NamedVendor): string => {
  const person = personOf(vendor)
  return person === null ? vendorName(vendor) : `${vendorName(vendor)} (${person})`
}
