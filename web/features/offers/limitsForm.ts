import { bidDays } from '@rules/bids/bidExpiry.js'
import { noticeHours } from '@rules/offers/ruleLimits.js'
import * as z from 'zod/mini'
import type { HaulRule_RuleFragment } from './generated/hauls.js'

/** What rules for rentals and for junk have in common. */
export type LimitedRule = Omit<
  HaulRule_RuleFragment,
  'minimum' | 'eighthPrices' | 'stairsPrice' | 'extraEighthPrice' | '__typename'
>

/** The limits of a rule as a mutation takes them. */
export const limitsInput = (rule: LimitedRule) => ({
  id: rule.id,
  zipCodes: rule.zipCodes,
  noticeHours: rule.noticeHours,
  weekdays: rule.weekdays,
  mostPerDay: rule.mostPerDay,
  standsDays: rule.standsDays,
  isActive: rule.isActive,
  version: rule.version,
})

export const typedLimits = (rule: LimitedRule) => ({
  zipCodes: rule.zipCodes.join(', '),
  noticeHours: String(rule.noticeHours),
  weekdays: rule.weekdays.map(String),
  mostPerDay: rule.mostPerDay === null ? '' : String(rule.mostPerDay),
  standsDays: String(rule.standsDays),
  isActive: rule.isActive,
})
export type TypedLimits = ReturnType<typeof typedLimits>

export const newLimits: TypedLimits = {
  zipCodes: '',
  noticeHours: String(noticeHours.default),
  weekdays: [],
  mostPerDay: '',
  standsDays: String(bidDays.default),
  isActive: true,
}

const numberIn = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed)

const zipCodesIn = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

const wholeIn = (typed: string) => {
  const found = numberIn(typed)
  return typeof found === 'number' ? found : null
}

/** The limits for the rule's sentence while it is typed. */
export const limitsTyped = (typed: TypedLimits) => ({
  zipCodes: zipCodesIn(typed.zipCodes),
  weekdays: typed.weekdays.map(Number),
  noticeHours: wholeIn(typed.noticeHours),
  mostPerDay: wholeIn(typed.mostPerDay),
})

/** For the rules of the API, which take numbers and lists. */
export const asNumbers = z.transform((values: unknown): unknown => {
  const typed = values as TypedLimits
  return {
    ...typed,
    zipCodes: zipCodesIn(typed.zipCodes),
    noticeHours: numberIn(typed.noticeHours),
    weekdays: typed.weekdays.map(Number),
    mostPerDay: typed.mostPerDay.trim() === '' ? null : numberIn(typed.mostPerDay),
    standsDays: Number(typed.standsDays),
  }
})

/** The switch is no part of the rules of the API. */
export const switchRules = z.object({ isActive: z.boolean() })
