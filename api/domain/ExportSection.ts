/** One list in the file of a user's data: the rows of a table that belong to them. `$1` is the user's id, `$2` the time. */
export interface ExportSection {
  table: string
  /** The columns that hold a user's id: a row belongs to the user if any of them matches. */
  by: readonly string[]
  /** Rows that belong to the user in another way. */
  also?: string
  /** Secrets such as hashes, and columns that PostgreSQL generates. */
  without?: readonly string[]
  /** JSON merged over the row, to hide columns that only others may see. */
  but?: string
  order: string
}

/** What a noun hands in, by the name of each list in the file. */
export type ExportSections = Record<string, ExportSection>
