import { sizeLabel } from '@rules/kinds.js'
import { ratesInWords } from '@rules/termsWords.js'
import type { SizeRow_SizeFragment } from '../../../generated/graphql.js'
import { formatMoney } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'

const NONE = 'None'

/** All that a vendor says of a dumpster size. */
export const sizeFacts = ({ size, description, pricePerDay, rentalSize, ...rates }: SizeRow_SizeFragment) => [
  { label: 'Size', value: size },
  { label: 'Price per day', value: pricePerDay === null ? NONE : formatMoney(pricePerDay) },
  { label: 'Description', value: description ? <Text asTyped>{description}</Text> : NONE },
  { label: 'Customers order it as', value: rentalSize ? sizeLabel(rentalSize) : 'Not specified' },
  { label: 'My rates', value: ratesInWords(rates) || NONE },
]
