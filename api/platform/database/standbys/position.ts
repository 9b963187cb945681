/**
 * A position in PostgreSQL's write-ahead log, in bytes: exact up to nine petabytes. Whatever a transaction has written is in
 * a standby once that has replayed the log up to where it stood after the commit.
 */
export type Position = number

/** In SQL: a pg_lsn as a position. */
export const asPosition = (lsn: string): string => `(${lsn} - '0/0'::pg_lsn)::float8`

/** Where the log of a primary stands: the inserted, not the flushed one, since a commit without a flush is visible too. */
export const CURRENT_POSITION = asPosition('pg_current_wal_insert_lsn()')

const WRITTEN = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i

/** A position as PostgreSQL writes it, `16/B374D848`. Null if it isn't one. */
export const positionOf = (text: string): Position | null => {
  const [, high, low] = WRITTEN.exec(text) ?? []
  return high && low ? Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16) : null
}
