import { cents, fromCents } from '@rules/money.js'

/** Exact to the cent: sums whole cents, never floats. */
export const earnedSum = (amounts: readonly (string | null)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + cents(amount ?? '0'), 0n))
