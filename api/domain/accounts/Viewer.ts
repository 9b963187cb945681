import type { UserType } from '../../rules/kinds.js'

/** The user making the request. */
export interface Viewer {
  id: string
  userType: UserType
  /** The session that the request came with; null for an API token. */
  sessionId: string | null
  /** False for a token without the scope read_write. */
  mayWrite: boolean
  /** False for a token without the scope listen. */
  mayListen: boolean
  /** When the session or token expires, in milliseconds since the epoch. */
  expiresAt: number
  /** The point that the account's reads must have reached: see Reads.wroteAt. */
  wroteAt?: number | null
}
