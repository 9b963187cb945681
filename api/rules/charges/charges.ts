export const chargeKinds = {
  base: 'Agreed price',
  extra_day: 'Extra days',
  swap: 'Swap',
  overweight: 'Extra weight',
  extra_load: 'Extra load',
  item: 'Item beyond the list',
  trip: 'Trip fee',
  extra: 'Extra work',
  cancellation: 'Cancellation',
  discount: 'Discount',
} as const
export type ChargeKind = keyof typeof chargeKinds

/** What a vendor agreed to or gave, so that only an admin can void it. */
export const keptByVendor = ['base', 'discount'] as const satisfies readonly ChargeKind[]

/** The database keeps no larger price. */
export const PRICE_CAP = "The price of a job can't exceed $99,999,999.99"

/** The most trip fees for a job. */
export const MOST_TRIPS = 2

/** Admins hear of a discount of more than this. */
export const DISCOUNT_TOLD = '100.00'

/** Hours after a charge at the bid's rates in which the customer may contest it. */
export const CONTEST_HOURS = 72
