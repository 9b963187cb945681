import { cents, fromCents } from '@rules/money.js'

/** What is kept of a price and what is left of it, in whole cents; half a cent counts as one. */
export const serviceFee = (price: string, percent: number) => {
  // A percentage has at most two decimals; as whole hundredths of a percent it meets no float.
  const hundredths = BigInt(Math.round(percent * 100))
  const fee = (cents(price) * hundredths + 5_000n) / 10_000n
  return { fee: fromCents(fee), receives: fromCents(cents(price) - fee) }
}
