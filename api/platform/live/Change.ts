import type { ChangeKind } from '../../rules/live/changeKinds.js'

/** A row that was inserted, updated or deleted, as recorded by triggers. */
export interface Change {
  xid: number
  kind: ChangeKind
  /** Null if many rows changed at once, so that screens that show the kind fetch it again. */
  rowId: string | null
  jobId: string | null
  /** The users who may see it, not counting admins. */
  users: string[]
  /** The areas whose vendors may see it, or could before: `78701:junk_pickup`. */
  areas: string[]
  /** The act that caused it, if the request named one. */
  act: string | null
  /** Milliseconds since the epoch. */
  at: number
}

/** How long changes are kept, in the table and in memory. */
export const KEPT_MINUTES = 15
