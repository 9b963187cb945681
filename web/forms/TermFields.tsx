import type { BidTerms } from '@rules/estimatedTotal.js'
import { typedAmount } from '@rules/typedAmount.js'
import * as z from 'zod/mini'
import { FieldPair } from '../ui/layout/FieldPair.js'
import { blankIsNone } from './blankIsNone.js'
import { MoneyField, TextField } from './TextField.js'

/** The terms as typed. */
export const typedTerms = (terms: BidTerms) => ({
  includedDays: terms.includedDays == null ? '' : String(terms.includedDays),
  includedTons: terms.includedTons == null ? '' : String(Number(terms.includedTons)),
  extraDayPrice: terms.extraDayPrice ?? '',
  extraTonPrice: terms.extraTonPrice ?? '',
  tripFee: terms.tripFee ?? '',
})

export const TERM_NAMES = [
  'includedDays',
  'includedTons',
  'extraDayPrice',
  'extraTonPrice',
  'tripFee',
] as const

const daysAsNumber = z.transform((values: unknown): unknown => {
  const { includedDays } = values as { includedDays: unknown }
  const isWhole = typeof includedDays === 'string' && /^\d{1,9}$/.test(includedDays)
  return { ...(values as object), includedDays: isWhole ? Number(includedDays) : includedDays }
})

/** The API's rules of terms, for a form's fields, which hold text. */
export const typedTermRules = <Output,>(schema: z.core.$ZodType<Output>) =>
  blankIsNone(z.pipe(daysAsNumber, schema), TERM_NAMES)

type TermFieldsProps = {
  isRental: boolean
  /** Whether each field says that it is optional, which all are. */
  optional?: boolean
}

/** What is included and what more costs; days and tons for rentals alone. */
export const TermFields = ({ isRental, optional = true }: TermFieldsProps) => (
  <>
    {isRental && (
      <>
        <FieldPair onPhones>
          <TextField
            name="includedDays"
            label="Days Included"
            inputMode="numeric"
            autoComplete="off"
            optional={optional}
          />
          <MoneyField name="extraDayPrice" label="Extra Day ($)" optional={optional} />
        </FieldPair>
        <FieldPair onPhones>
          <TextField
            name="includedTons"
            label="Tons Included"
            read={typedAmount}
            inputMode="decimal"
            autoComplete="off"
            optional={optional}
          />
          <MoneyField name="extraTonPrice" label="Extra Ton ($)" optional={optional} />
        </FieldPair>
      </>
    )}
    <MoneyField name="tripFee" label="Wasted Trip ($)" optional={optional} />
  </>
)
