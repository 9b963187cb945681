/**
 * The transactions visible to a statement in PostgreSQL: all below `xmax` except those in `xip`. Transactions do not
 * commit in the order of their numbers, so one number cannot say which have been read
 * (docs/decisions/0054-change-stream.md).
 */
export interface Snapshot {
  xmax: number
  xip: readonly number[]
}

export const hasSeen = ({ xmax, xip }: Snapshot, xid: number): boolean => xid < xmax && !xip.includes(xid)

/** The first transaction that it has not seen. */
export const firstUnseen = ({ xmax, xip }: Snapshot): number => Math.min(xmax, ...xip)

/** A snapshot as clients keep it, with the id of its database. */
export const cursorOf = (database: string, { xmax, xip }: Snapshot): string =>
  Buffer.from([database, xmax, ...xip].join(' ')).toString('base64url')

const MOST_LETTERS = 20_000

/**
 * Null if it is not a cursor, or if it is from another database, since nobody knows which changes it missed.
 */
export const snapshotOf = (database: string, cursor: string): Snapshot | null => {
  if (cursor.length > MOST_LETTERS) return null
  const [of, ...numbers] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const [xmax, ...xip] = numbers.map(Number)
  const isWhole = [xmax, ...xip].every(number => Number.isSafeInteger(number))
  return of === database && xmax !== undefined && isWhole ? { xmax, xip } : null
}
