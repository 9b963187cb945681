import { capital } from '../text.js'
import { type Access, accesses, itemKinds, type JunkItem } from './itemKinds.js'
import { FULL_LOAD, suggestedEighths } from './loads.js'

const eighths = [
  'an eighth of a truck',
  'a quarter of a truck',
  'three eighths of a truck',
  'half a truck',
  'five eighths of a truck',
  'three quarters of a truck',
  'seven eighths of a truck',
  'a full truck',
]

/** "half a truck" */
export const loadWords = (load: number): string => eighths[load - 1] ?? 'more than a truck'

const VOWEL = /^[aeiou]/i

/** "2 mattresses", "a sofa", "an armchair", "a TV" */
export const itemWords = ({ kind, count }: JunkItem): string => {
  const { label, many } = itemKinds[kind]
  if (count !== 1) return `${count} ${many}`
  const one = label === 'TV' ? label : label.charAt(0).toLowerCase() + label.slice(1)
  return `${VOWEL.test(one) ? 'an' : 'a'} ${one}`
}

/** "2 mattresses, a sofa" */
export const itemsInWords = (items: readonly JunkItem[]): string => items.map(itemWords).join(', ')

interface Holding {
  items: readonly JunkItem[]
  loadEighths: number | null
  access: Access | null
}

/** "About half a truck, ground floor, 2 mattresses, a sofa"; empty if the customer said none of it. */
export const holdingWords = ({ items, loadEighths, access }: Holding): string => {
  const load =
    loadEighths !== null &&
    (loadEighths > FULL_LOAD ? loadWords(loadEighths) : `about ${loadWords(loadEighths)}`)
  const parts = [load, access && accesses[access].label.toLowerCase(), itemsInWords(items)]
  return capital(parts.filter(Boolean).join(', '))
}

/** Says that the customer's load and the items differ; null if they agree or one of them isn't known. */
export const disagreementWords = (loadEighths: number | null, items: readonly JunkItem[]): string | null => {
  const suggested = suggestedEighths(items)
  if (loadEighths === null || suggested === null || loadEighths === suggested) return null
  const most = suggested > FULL_LOAD ? loadWords(suggested) : `about ${loadWords(suggested)}`
  return `The items make ${most}, and you chose ${loadWords(loadEighths)}. Vendors see both.`
}
