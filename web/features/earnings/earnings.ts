import { cents, fromCents } from '@rules/cents.js'
import type { EarnedJob_JobFragment } from './generated/earnings.js'

/** Sums whole cents, never floats, to stay exact. */
export const sumOf = (amounts: readonly (string | null)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + cents(amount ?? '0'), 0n))

/** The customer's price of the job. */
export const grossOf = ({ finalPrice }: EarnedJob_JobFragment): string => finalPrice ?? '0.00'

/** The vendor's share: the price less the service fee owed. */
export const netOf = ({ earned }: EarnedJob_JobFragment): string => earned?.net ?? '0.00'
