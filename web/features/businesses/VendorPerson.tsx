import { type NamedVendor, personOf } from '@rules/businesses/vendorName.js'
import { Text } from '../../ui/text/Text.js'

/** The person behind a business, small below its name. */
export const VendorPerson = ({ vendor }: { vendor: NamedVendor }) => {
  const person = personOf(vendor)
  return (
    person !== null && (
      <Text size="s" tone="muted">
        {person}
      </Text>
    )
  )
}
