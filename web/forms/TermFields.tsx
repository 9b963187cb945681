import { type BidTerms, termNames } from '@rules/bids/estimatedTotal.js'
import { junkTermNames } from '@rules/junk/junkTerms.js'
import { typedAmount } from '@rules/typedAmount.js'
import * as z from 'zod/mini'
import { FieldPair } from '../ui/layout/FieldPair.js'
import { blankIsNone } from './blankIsNone.js'
import { MoneyField, TextField } from './TextField.js'

export const typedTerms = (terms: BidTerms) => ({
  includedDays: terms.includedDays == null ? '' : String(terms.includedDays),
  includedTons: terms.includedTons == null ? '' : String(Number(terms.includedTons)),
  extraDayPrice: terms.extraDayPrice ?? '',
  extraTonPrice: terms.extraTonPrice ?? '',
  tripFee: terms.tripFee ?? '',
  swapPrice: terms.swapPrice ?? '',
})

const asNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value

/** Fields of whole numbers. */
const WHOLE = ['includedDays', 'includedEighths', 'turnaroundDays']

const wholeAsNumber = z.transform((values: unknown): unknown => {
  const typed = Object.entries(values as object).filter(([name]) => WHOLE.includes(name))
  return {
    ...(values as object),
    ...Object.fromEntries(typed.map(([name, value]) => [name, asNumber(value)])),
  }
})

/** Applies the API's rules for terms to a form's fields, which hold text. */
export const typedTermRules = <Output,>(schema: z.core.$ZodType<Output>) =>
  blankIsNone(z.pipe(wholeAsNumber, schema), [...termNames, ...junkTermNames])

type TermFieldsProps = {
  isRental: boolean
  /** True if the labels say "optional"; every field is optional either way. */
  optional?: boolean
}

/** The included amounts and the prices of extras; days, tons, and swaps only for rentals. */
export const TermFields = ({ isRental, optional = true }: TermFieldsProps) => {
  const tripFee = <MoneyField name="tripFee" label="Wasted Trip ($)" optional={optional} />
  return isRental ? (
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
      <FieldPair onPhones>
        <MoneyField name="swapPrice" label="Swap Price ($)" optional={optional} />
        {tripFee}
      </FieldPair>
    </>
  ) : (
    tripFee
  )
}
