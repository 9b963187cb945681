import { cents, fromCents, isAmount } from '@rules/money.js'

/** "7.5" percent of an amount, to the cent; null where there is no amount yet. The percentage has two decimals at most. */
export const serviceFee = (amount: string, percent: number): string | null => {
  if (!isAmount(amount)) return null
  const basisPoints = BigInt(Math.round(percent * 100))
  return fromCents((cents(amount) * basisPoints + 5000n) / 10000n)
}
