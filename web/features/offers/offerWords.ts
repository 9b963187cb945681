import { formatMoney } from '@rules/formatMoney.js'
import { dumpsterSizes } from '@rules/kinds.js'
import type { BadgeTone } from '../../ui/text/Badge.js'
import type { OfferRule_RuleFragment } from './generated/offers.js'

type Rule = OfferRule_RuleFragment

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "20 yard for $380.00", which names a rule. */
export const ruleName = ({ size, price }: Pick<Rule, 'size' | 'price'>) =>
  `${dumpsterSizes[size].label} for ${formatMoney(price)}`

/** What the sentence leaves out. */
export const ruleFacts = (rule: Rule) => [
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
export const ruleStanding = (rule: Rule, isOffToday: boolean): Standing => {
  if (rule.pausedAt !== null) return { label: 'Paused by Haulbid', tone: 'red' }
  if (!rule.isActive) return { label: 'Off', tone: 'neutral', isOnOff: true }
  if (isOffToday) return { label: 'Off for today', tone: 'yellow' }
  if (rule.whyNotBid !== null) return { label: "Can't bid", tone: 'yellow' }
  return { label: 'On', tone: 'green', isOnOff: true }
}
