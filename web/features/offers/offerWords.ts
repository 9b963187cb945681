import { formatMoney } from '@rules/formatMoney.js'
import { debrisTypes, dumpsterSizes } from '@rules/kinds.js'
import { weekdays } from '@rules/offers/offerRules.js'
import type { BadgeTone } from '../../ui/text/Badge.js'
import type { OfferRule_RuleFragment } from './generated/offers.js'

type Rule = OfferRule_RuleFragment

/** More ZIP codes are counted. */
const FEW_ZIPS = 6

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const oneOf = (items: readonly string[], any: string) => (items.length === 0 ? any : items.join(', '))

const zipsInWords = (zipCodes: readonly string[]): string => {
  if (zipCodes.length <= FEW_ZIPS) return oneOf(zipCodes, 'All service areas')
  const shown = zipCodes.slice(0, FEW_ZIPS - 1)
  return `${shown.join(', ')} and ${zipCodes.length - shown.length} more`
}

/** "20 yard for $380.00", which names a rule. */
export const ruleName = ({ size, price }: Pick<Rule, 'size' | 'price'>) =>
  `${dumpsterSizes[size].label} for ${formatMoney(price)}`

export const ruleFacts = (rule: Rule) => [
  { label: 'Where', value: zipsInWords(rule.zipCodes) },
  {
    label: 'Debris',
    value: oneOf(
      rule.debris.map(each => debrisTypes[each].label),
      'Any',
    ),
  },
  {
    label: 'Delivery on',
    value: oneOf(
      rule.weekdays.map(day => weekdays[day as keyof typeof weekdays]),
      'Any day',
    ),
  },
  { label: 'Notice', value: rule.noticeHours === 0 ? 'None' : counted(rule.noticeHours, 'hour') },
  { label: 'Most a day', value: rule.mostPerDay === null ? 'No limit' : counted(rule.mostPerDay, 'bid') },
  { label: 'Bids stand for', value: counted(rule.standsDays, 'day') },
  { label: 'So far', value: `${counted(rule.bidCount, 'bid')}, ${rule.winCount} won` },
]

/** The state of a rule now, in a word. The strongest reason for not bidding wins. */
export const ruleStanding = (rule: Rule, isOffToday: boolean): { label: string; tone: BadgeTone } => {
  if (rule.pausedAt !== null) return { label: 'Paused by Haulbid', tone: 'red' }
  if (!rule.isActive) return { label: 'Off', tone: 'neutral' }
  if (isOffToday) return { label: 'Off for today', tone: 'yellow' }
  return rule.whyNotBid === null ? { label: 'On', tone: 'green' } : { label: "Can't bid", tone: 'yellow' }
}
