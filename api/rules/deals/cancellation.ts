import { cents, fromCents } from '../cents.js'
import { serviceFee } from '../money.js'
import { type DueVisit, failedBy, isVendorLate } from '../visits/dueVisit.js'

/** Cancelling is free up to this many hours before the first window. */
const FREE_CANCEL_HOURS = 24
/** Cancelling is free for this many minutes after a bid is accepted. */
const FREE_CANCEL_MINUTES = 5

/** The facts that determine what it costs the customer to cancel an accepted job. */
export interface CancellationTerms {
  price: string
  /** Null for jobs accepted before cancelling cost anything. */
  percent: number | null
  cap: string | null
  /** True if the customer accepted the bid, and no admin did for them. */
  isChosen: boolean
  acceptedAt: string
  /** The earliest start that the first visit had in the last 24 hours. */
  firstWindow: string | null
  /** Who answers for the failure of the first visit; null or missing if it hasn't failed. */
  failedBy?: 'customer' | 'other' | null
  failedAt?: string | null
  /** The vendor is late, was late for a window that was then moved, or moved a visit. */
  isVendorsFault: boolean
}

/** What is known of an accepted job whose customer may leave its vendor. */
export interface CancellationFacts
  extends Pick<CancellationTerms, 'price' | 'percent' | 'cap' | 'isChosen' | 'acceptedAt'> {
  /** The earliest start of a window that was moved in the last 24 hours. */
  windowBefore: string | null
  /** The vendor moved a visit, or was late for a window that was then moved. */
  isMovedByVendor: boolean
  due: DueVisit | null
}

export const cancellationTerms = (
  { windowBefore, isMovedByVendor, due, ...terms }: CancellationFacts,
  now: Date,
): CancellationTerms => {
  const windows = [due?.windowStart, windowBefore].flatMap(start =>
    start ? [new Date(start).getTime()] : [],
  )
  return {
    ...terms,
    firstWindow: windows.length > 0 ? new Date(Math.min(...windows)).toISOString() : null,
    isVendorsFault: isMovedByVendor || isVendorLate(due, now),
    failedBy: failedBy(due),
    failedAt: due?.failedAt ? new Date(due.failedAt).toISOString() : null,
  }
}

/** The fee for cancelling late. */
export const lateFee = ({
  price,
  percent,
  cap,
}: Pick<CancellationTerms, 'price' | 'percent' | 'cap'>): string => {
  if (percent === null || cap === null) return '0.00'
  const part = cents(serviceFee(price, percent) ?? '0')
  return fromCents(part < cents(cap) ? part : cents(cap))
}

/** The last moment at which cancelling is free; null if it always is. */
export const freeToCancelUntil = (terms: CancellationTerms): Date | null => {
  const { isChosen, acceptedAt, firstWindow, isVendorsFault, failedBy, failedAt } = terms
  if (
    failedBy === 'other' ||
    !isChosen ||
    isVendorsFault ||
    firstWindow === null ||
    cents(lateFee(terms)) === 0n
  )
    return null
  // The vendor has been there for nothing, whenever that was.
  if (failedBy === 'customer' && failedAt) return new Date(Date.parse(failedAt) - 1)
  const justAccepted = Date.parse(acceptedAt) + FREE_CANCEL_MINUTES * 60_000
  return new Date(Math.max(justAccepted, Date.parse(firstWindow) - FREE_CANCEL_HOURS * 3_600_000))
}

/** The cost of cancelling at this moment, as shown before the click and as booked. `0.00` is free. */
export const cancellationFee = (terms: CancellationTerms, now: Date): string => {
  const until = freeToCancelUntil(terms)
  return until === null || now <= until ? '0.00' : lateFee(terms)
}
