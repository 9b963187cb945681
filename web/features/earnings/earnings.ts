import { cents, fromCents } from '@rules/money.js'
import type { EarnedJob_JobFragment } from './generated/earnings.js'

type Paid = Pick<EarnedJob_JobFragment, 'finalPrice' | 'serviceFee'>

/** Sums whole cents, never floats, to stay exact. */
export const sumOf = (amounts: readonly (string | null)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + cents(amount ?? '0'), 0n))

/** The customer's price of the job. */
export const grossOf = ({ finalPrice }: Paid): string => finalPrice ?? '0.00'

/** The vendor's share: the price less the service fee at the time of the agreement. */
export const netOf = ({ finalPrice, serviceFee }: Paid): string =>
  fromCents(cents(finalPrice ?? '0') - cents(serviceFee ?? '0'))
