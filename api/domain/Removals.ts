/** What a noun erases when its user closes the account: `:userId` and `:email` are the user's. */
export interface Erasure {
  table: string
  where: string
  /** The columns to change, in SQL, if the rows are kept. */
  set?: string
}
