/** One list in the file of a user's data: the rows of a table that belong to them. `$1` is the user's id, `$2` the time. */
export interface ExportSection {
  table: string
  /** The columns that hold a user's id: a row belongs to the user if any of them matches. */
  by: readonly string[]
  /**
   * The columns that hold the id of a human, whatever they founded. A founder who no longer owns the business gets only the
   * rows found through these.
   */
  ofHuman?: readonly string[]
  /** Rows that belong to the user without a column that names them. */
  also?: string
  /** Secrets such as hashes, and columns that PostgreSQL generates. */
  without?: readonly string[]
  /** JSON merged over the row, to hide columns that only others may see. */
  but?: string
  order: string
}

/** A noun's data for the export, by the name of each list in the file. */
export type ExportSections = Record<string, ExportSection>

/** A list with its name in the file. */
export type NamedSection = ExportSection & { name: string }

/** The noun's data to erase when its user closes the account. `:userId` and `:email` are the user's. */
export interface Erasure {
  table: string
  where: string
  /** The columns to change, in SQL, if the rows are kept. */
  set?: string
  /** True for what stays while others work for the business that the user founded. */
  isOfBusiness?: true
}

/** The columns with people's words about a job, which we forget together with the job's messages. */
export interface Writing {
  table: string
  texts: readonly string[]
}

/** Rows that cleanup deletes; `$1` is the time `days` ago, or now. */
export interface Expiry {
  table: string
  where: string
  days?: number
}

/** How long we record what was sent: retries end within a day, but an admin can retry as long as they like. */
export const SENT_DAYS = 90

/** The user data of all nouns. The app passes it to the acts and tasks that export, erase, or expire it. */
export interface UserData {
  exported: readonly NamedSection[]
  erased: readonly Erasure[]
  expired: readonly Expiry[]
  written: readonly Writing[]
}
