import { type Access, accesses, itemKinds, type JunkItem } from './itemKinds.js'
import { FULL_LOAD, suggestedEighths } from './loads.js'
import { loadWords } from './loadWords.js'

/** Not that of text.ts, because cards show these words, and it loads zod. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const VOWEL = /^[aeiou]/

/** "2 mattresses", "a sofa", "an armchair" */
export const itemWords = ({ kind, count }: JunkItem): string => {
  const { label, many } = itemKinds[kind]
  if (count !== 1) return `${count} ${many}`
  const one = label.toLowerCase()
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
  return sentence(parts.filter(Boolean).join(', '))
}

/** "The items make about half a truck" if the load is another; null if they agree or one of them isn't known. */
export const disagreementOf = (loadEighths: number | null, items: readonly JunkItem[]): string | null => {
  const suggested = suggestedEighths(items)
  if (loadEighths === null || suggested === null || loadEighths === suggested) return null
  return `The items make ${suggested > FULL_LOAD ? '' : 'about '}${loadWords(suggested)}`
}

/** "2 mattresses, a sofa", to stand alone. */
export const itemsFact = (items: readonly JunkItem[]): string => sentence(itemsInWords(items))

/** "Half a truck. The items make about a full truck"; null without a load. */
export const loadFact = (loadEighths: number | null, items: readonly JunkItem[]): string | null =>
  loadEighths === null
    ? null
    : [sentence(loadWords(loadEighths)), disagreementOf(loadEighths, items)].filter(Boolean).join('. ')
