import { termNames } from '@rules/bids/estimatedTotal.js'
import { dumpsterSizes, keysOf, sizeLabel } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { dumpsterSizeRules } from '@rules/vendors/dumpsterSizeRules.js'
import { useId } from 'react'
import { blankIsNone } from '../../../forms/blankIsNone.js'
import { SelectField } from '../../../forms/SelectField.js'
import { TermFields, typedTermRules, typedTerms } from '../../../forms/TermFields.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { MoneyField, TextField } from '../../../forms/TextField.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import type { SizeRow_SizeFragment } from './generated/services.js'

export const sizeFormRules = blankIsNone(typedTermRules(dumpsterSizeRules), [
  'pricePerDay',
  'rentalSize',
  'usualPrice',
  'turnaroundDays',
])

/** A size as typed, or the empty form. */
export const typedSize = (size: Partial<SizeRow_SizeFragment> = {}) => ({
  size: size.size ?? '',
  pricePerDay: size.pricePerDay ?? '',
  description: size.description ?? '',
  rentalSize: size.rentalSize ?? '',
  usualPrice: size.usualPrice ?? '',
  turnaroundDays: size.turnaroundDays ? String(size.turnaroundDays) : '',
  ...typedTerms(size),
})

const sizes = keysOf(dumpsterSizes).map(size => ({ value: size, label: sizeLabel(size) }))

type SizeFieldsProps = { values: ReturnType<typeof typedSize> }

export const SizeFields = ({ values }: SizeFieldsProps) => {
  const id = useId()
  const hasRates = [values.usualPrice, ...termNames.map(name => values[name])].some(value => value !== '')
  return (
    <>
      <TextField name="size" label="Size" placeholder="10 yard" autoComplete="off" />
      <MoneyField name="pricePerDay" label="Price per day ($)" optional />
      <TextAreaField
        name="description"
        label="Description"
        help="What fits and what's included."
        max={limits.sizeDescriptionMax}
        rows={2}
        optional
      />
      <SelectField
        name="rentalSize"
        label="Customers order it as"
        help="Once you choose, you only see rentals of the sizes you have."
        options={sizes}
        placeholder="Not specified"
        optional
      />
      {values.rentalSize !== '' && (
        <TextField
          name="turnaroundDays"
          label="Days between rentals"
          help="After a pickup, before the dumpster can leave again. Rentals that you have keep their days."
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      )}
      {(values.rentalSize !== '' || hasRates) && (
        <Stack role="group" aria-labelledby={id}>
          <Stack gap="none">
            <Heading level={3} look={4} id={id}>
              My rates
            </Heading>
            <Text size="s" tone="muted">
              They fill in a bid with one tap, and you can still change it. All are optional.
            </Text>
          </Stack>
          <MoneyField name="usualPrice" label="Usual Price ($)" />
          <TermFields isRental optional={false} />
        </Stack>
      )}
    </>
  )
}
