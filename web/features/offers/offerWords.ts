import { termsInWords } from '@rules/bids/termsWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { dumpsterSizes } from '@rules/kinds.js'
import { haulRange, haulRuleInWords, ruleInWords } from '@rules/offers/ruleInWords.js'
import type { BadgeTone } from '../../ui/text/Badge.js'
import type { HaulRule_RuleFragment } from './generated/hauls.js'
import type { OfferRule_RuleFragment } from './generated/offers.js'
import type { LimitedRule } from './limitsForm.js'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "20 yard for $380.00", which names a rule. */
const ruleName = ({ size, price }: Pick<OfferRule_RuleFragment, 'size' | 'price'>) =>
  `${dumpsterSizes[size].label} for ${formatMoney(price)}`

const rangeOf = ({ minimum, eighthPrices }: HaulRule_RuleFragment) => ({
  minimum,
  from: eighthPrices[0]!,
  to: eighthPrices.at(-1)!,
})

/** "Junk for $99 to $400", which names a rule. */
const haulRuleName = (rule: HaulRule_RuleFragment) => `Junk for ${haulRange(rangeOf(rule))}`

export const haulRuleWords = (rule: HaulRule_RuleFragment) => haulRuleInWords({ ...rule, ...rangeOf(rule) })

/** "$35 for stairs; $45 for each extra eighth of a truck"; null without either. */
export const haulExtras = ({ stairsPrice, extraEighthPrice }: HaulRule_RuleFragment): string | null =>
  [
    stairsPrice !== null && `${formatMoney(stairsPrice)} for stairs`,
    extraEighthPrice !== null && `${formatMoney(extraEighthPrice)} for each extra eighth of a truck`,
  ]
    .filter(Boolean)
    .join('; ') || null

/** How a kind of rules is said. */
export interface RuleWords {
  name: string
  /** The sentence, without its period. */
  words: string
  /** What else a bid says; null if nothing. */
  terms: string | null
}

export const rentalWords = (rule: OfferRule_RuleFragment): RuleWords => ({
  name: ruleName(rule),
  words: ruleInWords(rule),
  terms: termsInWords(rule),
})

export const haulWords = (rule: HaulRule_RuleFragment): RuleWords => ({
  name: haulRuleName(rule),
  words: haulRuleWords(rule),
  terms: haulExtras(rule),
})

/** What the sentence leaves out. */
export const ruleFacts = (rule: LimitedRule) => [
  { label: 'Bids stand for', value: counted(rule.standsDays, 'day') },
  { label: 'So far', value: `${counted(rule.bidCount, 'bid')}, ${rule.winCount} won` },
]

interface Standing {
  label: string
  tone: BadgeTone
  /** True if the vendor's own switch says it all. */
  isOnOff?: boolean
}

/** The state of a rule now, in a word. The strongest reason for not bidding wins. */
export const ruleStanding = (rule: LimitedRule, isOffToday: boolean): Standing => {
  if (rule.pausedAt !== null) return { label: 'Paused by Haulbid', tone: 'red' }
  if (!rule.isActive) return { label: 'Off', tone: 'neutral', isOnOff: true }
  if (isOffToday) return { label: 'Off for today', tone: 'yellow' }
  if (rule.whyNotBid !== null) return { label: "Can't bid", tone: 'yellow' }
  return { label: 'On', tone: 'green', isOnOff: true }
}
