import { cents, fromCents, isAmount } from './money.js'

/** A percentage of an amount, rounded half up to whole cents; null if there is no amount yet. */
export const serviceFee = (amount: string, percent: number): string | null => {
  if (!isAmount(amount)) return null
  // A percentage has at most two decimals; as whole hundredths of a percent it needs no float.
  const hundredths = BigInt(Math.round(percent * 100))
  return fromCents((cents(amount) * hundredths + 5_000n) / 10_000n)
}
