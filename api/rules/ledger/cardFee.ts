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
  /** What is owed for the job and on no paid statement. Null until the fees are booked, which is when the job is completed. */
  owed: string | null
}

const least = (...values: bigint[]) => values.reduce((least, value) => (value < least ? value : least))
const atLeastZero = (value: bigint) => (value > 0n ? value : 0n)

const feeOn = (total: bigint, percent: number) => cents(serviceFee(fromCents(atLeastZero(total)), percent)!)

/**
 * The service fee of a card payment that is not collected yet, so that the parts add up to the fee on all card payments. It
 * is at most what the charges bear, and once they are booked at most what is owed for them: a waived fee, or one on a statement that
 * is paid, isn't collected again.
 */
export const cardFee = ({ amount, percent, paidByCard, collected, bearing, owed }: CardFeeFacts): string => {
  const before = cents(collected)
  const wanted = least(
    feeOn(cents(paidByCard) + cents(amount), percent) - before,
    feeOn(cents(bearing), percent) - before,
    cents(amount),
  )
  const most = owed !== null ? least(wanted, cents(owed)) : wanted
  return fromCents(atLeastZero(most))
}
