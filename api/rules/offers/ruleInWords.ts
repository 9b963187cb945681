import { dollars } from '../formatMoney.js'
import { type Debris, debrisTypes, dumpsterSizes, type RentalSize } from '../kinds.js'
import { weekdays } from './offerRules.js'

/** A rule, of which a form may not have everything yet. */
interface RuleInWords {
  size: RentalSize | null
  price: string | null
  zipCodes: readonly string[]
  debris: readonly Debris[]
  weekdays: readonly number[]
  noticeHours: number | null
  mostPerDay: number | null
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

const weekdayWords = (days: readonly number[]) =>
  days.length > 0 && ` delivered on a ${anyOf(days.map(day => weekdays[day as keyof typeof weekdays]))}`

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

/** "I'll bid $295 on 10 yard rentals in any of my ZIP codes, a day ahead". The form and the card say it. */
export const ruleInWords = (rule: RuleInWords): string =>
  [
    `I'll bid ${rule.price === null ? MISSING : dollars(rule.price)}`,
    ` on ${rule.size === null ? MISSING : dumpsterSizes[rule.size].label} rentals`,
    debrisWords(rule.debris),
    weekdayWords(rule.weekdays),
    zipWords(rule.zipCodes),
    noticeWords(rule.noticeHours),
    rule.mostPerDay !== null && `, at most ${rule.mostPerDay} a day`,
  ]
    .filter(Boolean)
    .join('')
