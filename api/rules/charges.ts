export const chargeKinds = {
  base: 'Agreed price',
  extra_day: 'Extra days',
  overweight: 'Extra weight',
  trip: 'Trip fee',
  extra: 'Extra work',
  cancellation: 'Cancellation',
  discount: 'Discount',
} as const
export type ChargeKind = keyof typeof chargeKinds

/** Hours after a charge at the bid's rates in which the customer may contest it. */
export const CONTEST_HOURS = 72
