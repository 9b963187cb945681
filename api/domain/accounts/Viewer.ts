import type { UserType } from '../../rules/kinds.js'

/** The user making the request. */
export interface Viewer {
  id: string
  userType: UserType
  /** The session the request came with; null for an API token. */
  sessionId: string | null
  /** False for a read-only token. */
  mayWrite: boolean
}
