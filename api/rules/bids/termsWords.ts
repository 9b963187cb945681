import { cents, fromCents } from '../cents.js'
import { dollars } from '../formatMoney.js'
import type { LoadWeight } from '../jobs/loadWeights.js'
import type { JunkTerms } from '../junk/junkTerms.js'
import { loadWords } from '../junk/loadWords.js'
import type { ServiceType } from '../kinds.js'
import { type Asked, type BidTerms, estimatedTotal } from './estimatedTotal.js'

/** "1 day", "7 days" */
export const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`

/**
 * "7 days, 2 tons; $12 a day after, $65 a ton over; $90 for a wasted trip", or of a junk pickup "half a truck; $45 an eighth more".
 * Null if the bid names nothing.
 */
export const termsInWords = (terms: BidTerms & JunkTerms): string | null => {
  const { includedDays, includedTons, extraDayPrice, extraTonPrice, tripFee, swapPrice } = terms
  const { includedEighths, extraEighthPrice } = terms
  const parts = [
    [
      includedDays != null && count(includedDays, 'day'),
      includedTons != null && count(Number(includedTons), 'ton'),
      includedEighths != null && loadWords(includedEighths),
    ],
    [
      extraDayPrice != null && `${dollars(extraDayPrice)} a day after`,
      extraTonPrice != null && `${dollars(extraTonPrice)} a ton over`,
      extraEighthPrice != null && `${dollars(extraEighthPrice)} an eighth more`,
    ],
    [
      swapPrice != null && `${dollars(swapPrice)} a swap`,
      tripFee != null && `${dollars(tripFee)} for a wasted trip`,
    ],
  ]
  const words = parts.map(part => part.filter(Boolean).join(', ')).filter(part => part !== '')
  return words.length > 0 ? words.join('; ') : null
}

/** What the price of a rental includes: "7 days, 2 tons included". Without terms, that is everything requested. */
export const includedInWords = ({ includedDays, includedTons }: BidTerms, dates = 'Your dates'): string => {
  if (includedDays == null && includedTons == null) return `${dates} and any weight included`
  const days = includedDays == null ? dates : count(includedDays, 'day')
  const tons = includedTons == null ? 'any weight' : count(Number(includedTons), 'ton')
  return `${days}, ${tons} included`
}

/** "7 days, 2 tons included; $12 a day after", to the vendor who offers it. */
export const offeredInWords = (terms: BidTerms): string => {
  const extras = termsInWords({ ...terms, includedDays: null, includedTons: null })
  return [includedInWords(terms, 'The dates asked for'), extras].filter(Boolean).join('; ')
}

/** Beyond what the bid includes, a vendor without a rate needs the customer's yes. */
const rateInWords = (price: string | null | undefined, included: unknown) => {
  if (price != null) return dollars(price)
  return included == null ? 'No charge' : 'By agreement'
}

/** Each term with its label. If a bid says nothing, everything asked for is included. */
export const termFacts = (terms: BidTerms, type: ServiceType) => {
  const { includedDays, includedTons, extraDayPrice, extraTonPrice, tripFee, swapPrice } = terms
  const ofRental = [
    { label: 'Days', value: includedDays == null ? 'As requested' : count(includedDays, 'day') },
    {
      label: 'Tons',
      value: includedTons == null ? 'Any weight included' : count(Number(includedTons), 'ton'),
    },
    { label: 'Extra day', value: rateInWords(extraDayPrice, includedDays) },
    { label: 'Extra ton', value: rateInWords(extraTonPrice, includedTons) },
    { label: 'Swap', value: swapPrice == null ? 'By agreement' : dollars(swapPrice) },
  ]
  const fee = { label: 'Trip fee', value: tripFee == null ? 'None' : dollars(tripFee) }
  return type === 'dumpster_rental' ? [...ofRental, fee] : [fee]
}

/** "$380 · 7 days, 2 tons; $12 a day after", or null if there are no rates. */
export const ratesInWords = ({ usualPrice, ...terms }: BidTerms & { usualPrice?: string | null }) =>
  [usualPrice && dollars(usualPrice), termsInWords(terms)].filter(Boolean).join(' · ') || null

/** The difference between two totals in words, or null if the first isn't higher. */
const more = (total: string, than: string): string | null => {
  const difference = cents(total) - cents(than)
  return difference > 0n ? dollars(fromCents(difference)) : null
}

/** "about $445 with your load and dates", or null if the estimate is the price. */
export const estimateInWords = (bid: BidTerms & { price: string }, asked: Asked, weight: LoadWeight) => {
  const total = estimatedTotal(bid, asked, weight)
  const { days, dumpsterSize } = asked
  const what = [
    more(estimatedTotal(bid, { dumpsterSize }, weight), bid.price) && 'load',
    more(estimatedTotal(bid, { days }, weight), bid.price) && 'dates',
  ]
  return more(total, bid.price) && `about ${dollars(total)} with your ${what.filter(Boolean).join(' and ')}`
}

/** "about $240 for days and tons beyond those included", or null if the estimate is the price. */
export const beyondInWords = (bid: BidTerms & { price: string }, asked: Asked, weight: LoadWeight) => {
  const extra = more(estimatedTotal(bid, asked, weight), bid.price)
  const { days, dumpsterSize } = asked
  const what = [
    more(estimatedTotal(bid, { days }, weight), bid.price) && 'days',
    more(estimatedTotal(bid, { dumpsterSize }, weight), bid.price) && 'tons',
  ]
  return extra && `about ${extra} for ${what.filter(Boolean).join(' and ')} beyond those included`
}

/** "about $65 more if it is heavy", or null if it costs the same. */
export const heavyInWords = (bid: BidTerms & { price: string }, asked: Asked, weight: LoadWeight) => {
  const extra = more(estimatedTotal(bid, asked, 'heavy'), estimatedTotal(bid, asked, weight))
  return extra && `about ${extra} more if it is heavy`
}
