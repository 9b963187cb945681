import type { ChargeStatus } from '../charges/chargeGraph.js'
import type { ChargeKind } from '../charges/charges.js'
import type { ItemKind } from '../junk/itemKinds.js'
import { itemsFact } from '../junk/junkWords.js'
import { FULL_LOAD } from '../junk/loads.js'
import { type ChangeOrderKind, changeOrderKinds } from './changeOrders.js'

/** What a crew finds on a junk pickup beyond what the price includes. */
export const onSiteKinds = ['extra_load', 'item'] as const satisfies readonly ChangeOrderKind[]
export type OnSiteKind = (typeof onSiteKinds)[number]

export const isOnSiteKind = (kind: ChangeOrderKind | ChargeKind): kind is OnSiteKind =>
  onSiteKinds.some(each => each === kind)

/** The most units that one vendor may charge for a job: eighths of a truck, or items of one kind. */
export const mostUnits: Record<OnSiteKind, number> = { extra_load: FULL_LOAD, item: 50 }

interface Unit {
  kind: ChangeOrderKind
  item: ItemKind | null
}

/** "Extra load: 2 eighths", "2 mattresses" */
export const unitWords = (
  { kind, item }: { kind: OnSiteKind; item: ItemKind | null },
  count: number,
): string => {
  if (item) return itemsFact([{ kind: item, count }])
  return `${changeOrderKinds[kind]}: ${count} ${count === 1 ? 'eighth' : 'eighths'}`
}

/** The change in words; those on site say how many. */
export const changeLabel = ({ kind, item, quantity }: Unit & { quantity: string | null }): string =>
  isOnSiteKind(kind) && quantity !== null
    ? unitWords({ kind, item }, Number(quantity))
    : changeOrderKinds[kind]

export interface OnSiteCharge {
  status: ChargeStatus
  voidedByAdmin: boolean
  visitId: string | null
  changeOrderId: string | null
}

interface OnSiteOrder extends Unit {
  id: string
  quantity: string | null
}

const ordersOf = <Order extends OnSiteOrder>(orders: readonly Order[], { kind, item }: Unit) =>
  orders.filter(order => order.kind === kind && order.item === item)

/** How many more of these units the vendor may charge. Proposed ones count. */
export const unitsLeft = (
  unit: { kind: OnSiteKind; item: ItemKind | null },
  orders: readonly OnSiteOrder[],
  charges: readonly OnSiteCharge[],
): number =>
  ordersOf(orders, unit)
    .filter(({ id }) =>
      charges.some(({ changeOrderId, status }) => changeOrderId === id && status !== 'void'),
    )
    .reduce((left, { quantity }) => left - Number(quantity), mostUnits[unit.kind])

/** An admin voided such a charge for the visit, so it can't be charged again. */
export const isUnitSettled = (
  unit: Unit,
  visitId: string,
  orders: readonly OnSiteOrder[],
  charges: readonly OnSiteCharge[],
): boolean =>
  ordersOf(orders, unit).some(({ id }) =>
    charges.some(charge => charge.changeOrderId === id && charge.visitId === visitId && charge.voidedByAdmin),
  )

/** The customer agreed to it, or is to: no rate of the bid prices it, and it can't be contested. */
export const isUnforeseen = ({
  kind,
  contestUntil,
  contestedAt,
}: {
  kind: ChargeKind
  contestUntil: Date | null
  contestedAt: Date | null
}): boolean => kind === 'extra' || (isOnSiteKind(kind) && !contestUntil && !contestedAt)
