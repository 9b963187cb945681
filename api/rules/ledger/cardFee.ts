import { cents, fromCents } from '../cents.js'
import { serviceFee } from '../money.js'

/** What decides about the fee that a card payment collects: one vendor's part in one job. */
export interface CardFeeFacts {
  /** To be paid by card now. */
  amount: string
  /** Fixed when the bid was accepted. */
  percent: number
  /** Card payments so far, less refunds. */
  paidByCard: string
  collected: string
  /** The vendor's charges that bear a fee once the job is completed. */
  bearing: string
  /** Null until the fees are booked, which is when the job is completed. */
  owed: { forJob: string; inAll: string } | null
}

const least = (...values: bigint[]) => values.reduce((least, value) => (value < least ? value : least))
const atLeastZero = (value: bigint) => (value > 0n ? value : 0n)

const feeOn = (total: bigint, percent: number) => cents(serviceFee(fromCents(atLeastZero(total)), percent)!)

/**
 * The service fee of a card payment that is not collected yet, so that the parts add up to the fee on all card payments. It
 * is at most what the charges bear, and once they are booked at most what is owed: a waived fee, or one that a statement's
 * payment covers, isn't collected again.
 */
export const cardFee = ({ amount, percent, paidByCard, collected, bearing, owed }: CardFeeFacts): string => {
  const before = cents(collected)
  const wanted = least(
    feeOn(cents(paidByCard) + cents(amount), percent) - before,
    feeOn(cents(bearing), percent) - before,
    cents(amount),
  )
  const most = owed ? least(wanted, cents(owed.forJob), cents(owed.inAll)) : wanted
  return fromCents(atLeastZero(most))
}
