/** What a noun erases when its user closes the account: `:userId` and `:email` are the user's. */
export interface Erasure {
  table: string
  where: string
  /** The columns to change, in SQL, if the rows are kept. */
  set?: string
}

/** Rows that cleanup deletes; `$1` is the time `days` ago, or now. */
export interface Expiry {
  table: string
  where: string
  days?: number
}

/** How long we record what was sent: retries end within a day, but an admin can retry as long as they like. */
export const SENT_DAYS = 90
