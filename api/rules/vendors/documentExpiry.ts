import { addDays, isLocalDate } from '../dates.js'
import { monthDay } from '../dayWords.js'
import { type DocumentType, documentTypes } from '../kinds.js'
import { momentIn, todayIn } from '../zonedTime.js'

/** True if documents of this type expire. A W-9 doesn't, because it says who is taxed and stays true. */
export const expires = (type: DocumentType): boolean => type !== 'w9_form'

/** States issue driver's licenses for up to twelve years, so a date beyond this has a mistyped year. */
const MOST_YEARS = 15

/** A document is good through the end of its expiry date, on the clock of its vendor. */
export interface Expiring {
  expiresOn?: string | null
  timeZone?: string | null
}

/**
 * The moment at which a document expires, or null if it never does. `endOf` of domain/twinRows.ts is the same in
 * SQL.
 */
export const endOf = ({ expiresOn, timeZone }: Expiring): Date | null =>
  expiresOn && timeZone ? momentIn({ date: addDays(expiresOn, 1), time: '00:00' }, timeZone) : null

/** `isInDate` of domain/twinRows.ts is the same in SQL. */
export const isInDate = (document: Expiring, now: Date): boolean => {
  const end = endOf(document)
  return end === null || end > now
}

/** Why a document cannot be approved until this date, for the reviewer; null if it can. `today` is the vendor's. */
export const expiryProblem = (
  type: DocumentType,
  expiresOn: string | null | undefined,
  today: string,
): string | null => {
  if (!expires(type)) return expiresOn ? `A ${documentTypes[type]} does not expire` : null
  if (!expiresOn || !isLocalDate(expiresOn)) return 'Please enter its expiration date'
  if (expiresOn < today) return 'This date is past. Refuse the document as expired.'
  if (Number(expiresOn.slice(0, 4)) > Number(today.slice(0, 4)) + MOST_YEARS) return 'Please check the year'
  return null
}

/** Days before the expiry date on which we remind the vendor. */
export const reminderDays = [30, 14, 7, 1, 0] as const

/** The days of a reminder that says that the document has expired. */
export const EXPIRED = -1

/** The last reminder that is due, so that an outage doesn't send all the missed ones; null if none is. */
export const reminderStep = ({ expiresOn, timeZone }: Expiring, now: Date): number | null => {
  if (!expiresOn || !timeZone) return null
  const today = todayIn(now, timeZone)
  if (expiresOn < today) return EXPIRED
  return reminderDays.findLast(days => expiresOn <= addDays(today, days)) ?? null
}

/** Why a vendor cannot bid. */
export const expiredWords = (type: DocumentType, expiresOn: string): string =>
  `Your ${documentTypes[type]} expired on ${monthDay(expiresOn)}. Upload a new one to bid.`
