import { dollars } from '../formatMoney.js'
import type { PricePart } from './haulPrice.js'
import { type ItemKind, itemKinds, type JunkItem } from './itemKinds.js'
import type { JunkTerms, TakenItem } from './junkTerms.js'
import { loadWords } from './loadWords.js'

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** "tires", "tires or pianos", "tires, pianos, or hot tubs" */
const oneOf = (kinds: readonly ItemKind[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(kinds.map(kind => itemKinds[kind].many))

const kindsWith = (items: readonly TakenItem[], takes: TakenItem['takes']): ItemKind[] =>
  items.filter(item => item.takes === takes).map(({ kind }) => kind)

/** "Doesn't take tires or pianos"; null if nothing is refused. */
export const notTakenInWords = (items: readonly TakenItem[], who = "Doesn't"): string | null => {
  const kinds = kindsWith(items, 'no')
  return kinds.length > 0 ? `${who} take ${oneOf(kinds)}` : null
}

/** "Mattress $40 each, tire $5 each"; null if nothing costs extra. */
export const extraInWords = (items: readonly TakenItem[]): string | null => {
  const words = items.flatMap(({ kind, takes, price }) =>
    takes === 'extra' && price !== null
      ? [`${itemKinds[kind].label.toLowerCase()} ${dollars(price)} each`]
      : [],
  )
  return words.length > 0 ? sentence(words.join(', ')) : null
}

/** The kinds that the request names, and the others. */
export const splitByRequest = (items: readonly TakenItem[], asked: readonly Pick<JunkItem, 'kind'>[]) => {
  const isAsked = ({ kind }: TakenItem) => asked.some(item => item.kind === kind)
  return { asked: items.filter(isAsked), others: items.filter(item => !isAsked(item)) }
}

/** "Half a truck included; $45 an eighth more"; null if the bid names no load. */
export const loadTermsInWords = ({ includedEighths, extraEighthPrice }: JunkTerms): string | null => {
  if (includedEighths == null) return null
  const included = `${sentence(loadWords(includedEighths))} included`
  return extraEighthPrice == null ? included : `${included}; ${dollars(extraEighthPrice)} an eighth more`
}

/** "Half a truck $240, 2 mattresses $80, stairs $35"; null for a price that nobody made up of parts. */
export const partsInWords = (parts: readonly PricePart[]): string | null =>
  parts.length === 0
    ? null
    : sentence(parts.map(({ label, amount }) => `${inSentence(label)} ${dollars(amount)}`).join(', '))
