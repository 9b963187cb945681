import { termsOf } from '@rules/bids/estimatedTotal.js'
import type { Debris, RentalSize } from '@rules/kinds.js'
import { isAmount } from '@rules/money.js'
import { offerRuleRules } from '@rules/offers/offerRules.js'
import { ruleInWords } from '@rules/offers/ruleInWords.js'
import * as z from 'zod/mini'
import { typedTermRules, typedTerms } from '../../forms/TermFields.js'
import type { SaveOfferRuleInput } from '../../generated/schema.js'
import type { Rates_SizeFragment } from '../vendors/generated/vendors.js'
import type { OfferRule_RuleFragment } from './generated/offers.js'
import { asNumbers, limitsInput, limitsTyped, newLimits, switchRules, typedLimits } from './limitsForm.js'

type Rule = OfferRule_RuleFragment

/** A rule as a mutation takes it. */
export const inputOf = (rule: Rule): SaveOfferRuleInput => ({
  ...limitsInput(rule),
  ...termsOf(rule),
  size: rule.size,
  debris: rule.debris,
  price: rule.price,
})

export const typedRule = (rule: Rule) => ({
  ...typedLimits(rule),
  ...typedTerms(rule),
  size: rule.size as string,
  debris: rule.debris as string[],
  price: rule.price,
})
export type TypedRule = ReturnType<typeof typedRule>

/** A new rule, from the first of the vendor's rates that names a price and has no rule yet. */
export const newRule = (rates: readonly Rates_SizeFragment[], rules: readonly Rule[]): TypedRule => {
  const sizes = rates.filter(({ rentalSize }) => rentalSize !== null)
  const isFree = ({ rentalSize }: Rates_SizeFragment) => rules.every(({ size }) => size !== rentalSize)
  const first = sizes.find(each => each.usualPrice !== null && isFree(each)) ?? sizes.find(isFree) ?? sizes[0]
  return {
    ...newLimits,
    ...typedTerms(first ?? {}),
    size: first?.rentalSize ?? '',
    debris: [],
    price: first?.usualPrice ?? '',
  }
}

/** The rule's sentence while it is typed. */
export const typedInWords = (typed: TypedRule): string =>
  ruleInWords({
    ...limitsTyped(typed),
    size: (typed.size || null) as RentalSize | null,
    price: isAmount(typed.price) ? typed.price : null,
    debris: typed.debris as Debris[],
  })

/** The rules of the API for what the form holds, which is text. */
export const offerFormRules = z.intersection(typedTermRules(z.pipe(asNumbers, offerRuleRules)), switchRules)
