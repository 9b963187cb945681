import { FULL_LOAD } from '@rules/junk/loads.js'
import { isAmount } from '@rules/money.js'
import { haulRuleRules } from '@rules/offers/haulRules.js'
import { haulRuleInWords } from '@rules/offers/ruleInWords.js'
import * as z from 'zod/mini'
import { blankIsNone } from '../../forms/blankIsNone.js'
import type { SaveHaulRuleInput } from '../../generated/schema.js'
import type { HaulRule_RuleFragment } from './generated/hauls.js'
import { asNumbers, limitsInput, limitsTyped, newLimits, switchRules, typedLimits } from './limitsForm.js'

type Rule = HaulRule_RuleFragment

/** A rule as a mutation takes it. */
export const haulInputOf = (rule: Rule): SaveHaulRuleInput => ({
  ...limitsInput(rule),
  minimum: rule.minimum,
  eighthPrices: rule.eighthPrices,
  stairsPrice: rule.stairsPrice,
  extraEighthPrice: rule.extraEighthPrice,
})

export const typedHaulRule = (rule: Rule) => ({
  ...typedLimits(rule),
  minimum: rule.minimum,
  eighthPrices: rule.eighthPrices,
  stairsPrice: rule.stairsPrice ?? '',
  extraEighthPrice: rule.extraEighthPrice ?? '',
})
export type TypedHaulRule = ReturnType<typeof typedHaulRule>

export const newHaulRule: TypedHaulRule = {
  ...newLimits,
  minimum: '',
  eighthPrices: Array<string>(FULL_LOAD).fill(''),
  stairsPrice: '',
  extraEighthPrice: '',
}

const amountIn = (typed: string | undefined) => (typed !== undefined && isAmount(typed) ? typed : null)

/** The rule's sentence while it is typed. */
export const typedHaulInWords = (typed: TypedHaulRule): string =>
  haulRuleInWords({
    ...limitsTyped(typed),
    minimum: amountIn(typed.minimum),
    from: amountIn(typed.eighthPrices[0]),
    to: amountIn(typed.eighthPrices.at(-1)),
  })

/** The rules of the API for what the form holds, which is text. */
export const haulFormRules = z.intersection(
  blankIsNone(z.pipe(asNumbers, haulRuleRules), ['stairsPrice', 'extraEighthPrice']),
  switchRules,
)
