import type { ItemKind } from './itemKinds.js'

/** Whether a vendor takes items of a kind: in the price, for a price each, or not at all. */
export const itemTakes = {
  yes: { label: 'Included' },
  extra: { label: 'For a price' },
  no: { label: 'Not taken' },
} as const
export type ItemTakes = keyof typeof itemTakes

/** What a vendor does about one kind; kinds that aren't named are included. */
export interface TakenItem {
  kind: ItemKind
  takes: ItemTakes
  /** Of each, only for `extra`. */
  price: string | null
}

/** The load that a bid on junk includes, the price of each eighth beyond, and the kinds that aren't included. */
export interface JunkTerms {
  includedEighths?: number | null
  extraEighthPrice?: string | null
}

export const junkTermsOf = ({ includedEighths, extraEighthPrice }: JunkTerms) => ({
  includedEighths: includedEighths ?? null,
  extraEighthPrice: extraEighthPrice ?? null,
})

export const junkTermNames = ['includedEighths', 'extraEighthPrice'] as const satisfies (keyof JunkTerms)[]
