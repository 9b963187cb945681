import { bidDays } from '@rules/bids/bidExpiry.js'
import { termsOf } from '@rules/bids/estimatedTotal.js'
import type { Debris, RentalSize } from '@rules/kinds.js'
import { isAmount } from '@rules/money.js'
import { offerRuleRules } from '@rules/offers/offerRules.js'
import { ruleInWords } from '@rules/offers/ruleInWords.js'
import { noticeHours } from '@rules/offers/ruleLimits.js'
import * as z from 'zod/mini'
import { typedTermRules, typedTerms } from '../../forms/TermFields.js'
import type { SaveOfferRuleInput } from '../../generated/schema.js'
import type { Rates_SizeFragment } from '../vendors/generated/vendors.js'
import type { OfferRule_RuleFragment } from './generated/offers.js'

type Rule = OfferRule_RuleFragment

/** A rule as a mutation takes it. */
export const inputOf = (rule: Rule): SaveOfferRuleInput => ({
  id: rule.id,
  size: rule.size,
  zipCodes: rule.zipCodes,
  debris: rule.debris,
  price: rule.price,
  ...termsOf(rule),
  noticeHours: rule.noticeHours,
  weekdays: rule.weekdays,
  mostPerDay: rule.mostPerDay,
  standsDays: rule.standsDays,
  isActive: rule.isActive,
  version: rule.version,
})

export const typedRule = (rule: Rule) => ({
  size: rule.size as string,
  zipCodes: rule.zipCodes.join(', '),
  debris: rule.debris as string[],
  price: rule.price,
  ...typedTerms(rule),
  noticeHours: String(rule.noticeHours),
  weekdays: rule.weekdays.map(String),
  mostPerDay: rule.mostPerDay === null ? '' : String(rule.mostPerDay),
  standsDays: String(rule.standsDays),
  isActive: rule.isActive,
})
export type TypedRule = ReturnType<typeof typedRule>

/** A new rule, from the first of the vendor's rates that names a price and has no rule yet. */
export const newRule = (rates: readonly Rates_SizeFragment[], rules: readonly Rule[]): TypedRule => {
  const sizes = rates.filter(({ rentalSize }) => rentalSize !== null)
  const isFree = ({ rentalSize }: Rates_SizeFragment) => rules.every(({ size }) => size !== rentalSize)
  const first = sizes.find(each => each.usualPrice !== null && isFree(each)) ?? sizes.find(isFree) ?? sizes[0]
  return {
    size: first?.rentalSize ?? '',
    zipCodes: '',
    debris: [],
    price: first?.usualPrice ?? '',
    ...typedTerms(first ?? {}),
    noticeHours: String(noticeHours.default),
    weekdays: [],
    mostPerDay: '',
    standsDays: String(bidDays.default),
    isActive: true,
  }
}

const numberIn = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed)

const zipCodesIn = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

const wholeIn = (typed: string) => {
  const found = numberIn(typed)
  return typeof found === 'number' ? found : null
}

/** The rule's sentence while it is typed. */
export const typedInWords = (typed: TypedRule): string =>
  ruleInWords({
    size: (typed.size || null) as RentalSize | null,
    price: isAmount(typed.price) ? typed.price : null,
    zipCodes: zipCodesIn(typed.zipCodes),
    debris: typed.debris as Debris[],
    weekdays: typed.weekdays.map(Number),
    noticeHours: wholeIn(typed.noticeHours),
    mostPerDay: wholeIn(typed.mostPerDay),
  })

const asNumbers = z.transform((values: unknown): unknown => {
  const typed = values as TypedRule
  return {
    ...typed,
    zipCodes: zipCodesIn(typed.zipCodes),
    noticeHours: numberIn(typed.noticeHours),
    weekdays: typed.weekdays.map(Number),
    mostPerDay: typed.mostPerDay.trim() === '' ? null : numberIn(typed.mostPerDay),
    standsDays: Number(typed.standsDays),
  }
})

/** The rules of the API for what the form holds, which is text. */
export const offerFormRules = z.intersection(
  typedTermRules(z.pipe(asNumbers, offerRuleRules)),
  z.object({ isActive: z.boolean() }),
)
