import { cents, fromCents } from '@rules/money.js'

/** To the cent: sums are made of whole cents, never of floats. */
export const earnedSum = (amounts: readonly (string | null)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + cents(amount ?? '0'), 0n))
