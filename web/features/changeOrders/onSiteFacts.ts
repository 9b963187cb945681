import { cents } from '@rules/cents.js'
import { isUnitSettled, type OnSiteKind, unitsLeft } from '@rules/changeOrders/onSite.js'
import type { ItemKind } from '@rules/junk/itemKinds.js'
import { isAtJunk } from '@rules/visits/visits.js'
import type { Facts, FactVisit } from './changeFacts.js'

/** The visit at which something beyond the price can be charged. */
const visitAtJunk = ({ visits }: Facts): FactVisit | undefined => visits.findLast(isAtJunk)

/** The crew of a junk pickup is there, or has been. */
export const isAtAddress = (facts: Facts): boolean =>
  facts.type === 'junk_pickup' && visitAtJunk(facts) !== undefined

/** How many more eighths, or items of a kind, the vendor may charge now. */
export const unitsToCharge = (facts: Facts, kind: OnSiteKind, item: ItemKind | null): number => {
  const visit = visitAtJunk(facts)
  if (!visit || facts.type !== 'junk_pickup') return 0
  const { changeOrders } = facts
  const charges = facts.charges.map(charge => ({
    ...charge,
    changeOrderId: changeOrders.find(order => order.charge?.id === charge.id)?.id ?? null,
  }))
  return isUnitSettled({ kind, item }, visit.id, changeOrders, charges)
    ? 0
    : unitsLeft({ kind, item }, changeOrders, charges)
}

const rateOr = (price: string | null | undefined): string | null =>
  price != null && cents(price) > 0n ? price : null

/** The bid's price of an eighth beyond its load. */
export const eighthPrice = ({ acceptedBid }: Facts): string | null => rateOr(acceptedBid?.extraEighthPrice)

/** The bid's price of an item of this kind. */
export const itemPrice = ({ acceptedBid }: Facts, item: string): string | null =>
  rateOr(acceptedBid?.items.find(({ kind }) => kind === item)?.price)

export const isRefused = ({ acceptedBid }: Facts, item: ItemKind): boolean =>
  acceptedBid?.items.some(({ kind, takes }) => kind === item && takes === 'no') ?? false

/** The bid prices items of some kind. */
export const pricesItems = ({ acceptedBid }: Facts): boolean =>
  acceptedBid?.items.some(({ price }) => rateOr(price) !== null) ?? false
