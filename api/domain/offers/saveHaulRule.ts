import type { SaveHaulRuleInput } from './inputs.js'
import { haulRules } from './ruleKinds.js'
import { deletingOf, limitsOf, savingOf } from './savingRules.js'

/** All fields as stored: omitted ones have their defaults. */
export const haulRuleOf = (input: SaveHaulRuleInput) => ({
  ...limitsOf(input),
  minimum: input.minimum,
  eighthPrices: input.eighthPrices,
  stairsPrice: input.stairsPrice ?? null,
  extraEighthPrice: input.extraEighthPrice ?? null,
})

export const saveHaulRule = savingOf(haulRules, haulRuleOf)
export const deleteHaulRule = deletingOf(haulRules)
