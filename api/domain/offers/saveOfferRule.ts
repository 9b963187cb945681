import { termsOf } from '../../rules/bids/estimatedTotal.js'
import type { SaveOfferRuleInput } from './inputs.js'
import { rentalRules } from './ruleKinds.js'
import { deletingOf, limitsOf, savingOf } from './savingRules.js'

/** All fields as stored: omitted ones have their defaults. */
export const ruleOf = (input: SaveOfferRuleInput) => ({
  ...termsOf(input),
  ...limitsOf(input),
  size: input.size,
  price: input.price,
  debris: input.debris ?? [],
})

export const saveOfferRule = savingOf(rentalRules, ruleOf)
export const deleteOfferRule = deletingOf(rentalRules)
