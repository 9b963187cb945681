import { cents } from '../cents.js'
import { dollars } from '../formatMoney.js'
import { type Debris, debrisTypes, dumpsterSizes, type RentalSize } from '../kinds.js'
import { weekdays } from './ruleLimits.js'

/** The limits of a rule, of which a form may not have everything yet. */
interface LimitsInWords {
  zipCodes: readonly string[]
  weekdays: readonly number[]
  noticeHours: number | null
  mostPerDay: number | null
}

interface RuleInWords extends LimitsInWords {
  size: RentalSize | null
  price: string | null
  debris: readonly Debris[]
}

interface HaulRuleInWords extends LimitsInWords {
  minimum: string | null
  /** Those of the smallest and the largest load. */
  from: string | null
  to: string | null
}

const MISSING = '…'

/** More ZIP codes are counted. */
const FEW_ZIPS = 6

/** "a", "a or b", "a, b, or c" */
const anyOf = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' or ') : `${items.slice(0, -1).join(', ')}, or ${items.at(-1)}`

const debrisWord = (debris: Debris) =>
  debris === 'not_sure' ? 'unnamed' : debrisTypes[debris].label.split(':')[0]!.toLowerCase()

const debrisWords = (debris: readonly Debris[]) =>
  debris.length > 0 && ` with ${anyOf(debris.map(debrisWord))} debris`

const weekdayWords = (days: readonly number[], visited: string) =>
  days.length > 0 && ` ${visited} on a ${anyOf(days.map(day => weekdays[day as keyof typeof weekdays]))}`

const zipWords = (zipCodes: readonly string[]) => {
  if (zipCodes.length === 0) return ' in any of my ZIP codes'
  if (zipCodes.length <= FEW_ZIPS) return ` in ${anyOf(zipCodes)}`
  const shown = zipCodes.slice(0, FEW_ZIPS - 1)
  return ` in ${shown.join(', ')}, or ${zipCodes.length - shown.length} more ZIP codes`
}

const timeWords = (count: number, unit: string, one: string) => (count === 1 ? one : `${count} ${unit}s`)

const noticeWords = (hours: number | null) => {
  if (hours === null) return null
  if (hours === 0) return ', with no notice'
  const isDays = hours % 24 === 0
  return `, ${isDays ? timeWords(hours / 24, 'day', 'a day') : timeWords(hours, 'hour', 'an hour')} ahead`
}

const amount = (price: string | null) => (price === null ? MISSING : dollars(price))

const sentence = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join('')

const whereAndWhen = ({ weekdays, zipCodes, noticeHours, mostPerDay }: LimitsInWords, visited: string) =>
  sentence([
    weekdayWords(weekdays, visited),
    zipWords(zipCodes),
    noticeWords(noticeHours),
    mostPerDay !== null && `, at most ${mostPerDay} a day`,
  ])

/** "I'll bid $295 on 10 yard rentals in any of my ZIP codes, a day ahead". The form and the card say it. */
export const ruleInWords = (rule: RuleInWords): string =>
  sentence([
    `I'll bid ${amount(rule.price)}`,
    ` on ${rule.size === null ? MISSING : dumpsterSizes[rule.size].label} rentals`,
    debrisWords(rule.debris),
    whereAndWhen(rule, 'delivered'),
  ])

/** "$99 to $400" */
export const haulRange = ({ minimum, from, to }: Omit<HaulRuleInWords, keyof LimitsInWords>): string => {
  const atLeast = (price: string | null) =>
    price !== null && minimum !== null && cents(price) < cents(minimum) ? minimum : price
  const [least, most] = [amount(atLeast(from)), amount(atLeast(to))]
  return least === most ? least : `${least} to ${most}`
}

/** "I'll bid $99 to $400 on junk in 78701, a day ahead" */
export const haulRuleInWords = (rule: HaulRuleInWords): string =>
  `I'll bid ${haulRange(rule)} on junk${whereAndWhen(rule, 'picked up')}`
