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

export const changeKinds = [
  ...([
    'job',
    'bid',
    'message',
    'question',
    'rating',
    'ticket',
    'document',
    'service',
    'area',
    'size',
    'offer_rule',
    'business',
    'statement',
    'settings',
  ] as const),
  ...([
    'user',
    'notice',
    'session',
    'token',
    'export',
    'audit',
    'suspension',
    'task',
    'preference',
    'application',
  ] as const),
] as const

export type ChangeKind = (typeof changeKinds)[number]

/** How long changes are kept, in the table and in memory. */
export const KEPT_MINUTES = 15
