import { cents, fromCents } from '@rules/money.js'
import type { EarnedJob_JobFragment } from '../../generated/graphql.js'

type Paid = Pick<EarnedJob_JobFragment, 'finalPrice' | 'serviceFee'>

/** Exact to the cent: sums whole cents, never floats. */
export const sumOf = (amounts: readonly (string | null)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + cents(amount ?? '0'), 0n))

/** What the customer pays for the job. */
export const grossOf = ({ finalPrice }: Paid): string => finalPrice ?? '0.00'

/** What the vendor receives: the price less the service fee that applied when it was agreed. */
export const netOf = ({ finalPrice, serviceFee }: Paid): string =>
  fromCents(cents(finalPrice ?? '0') - cents(serviceFee ?? '0'))
