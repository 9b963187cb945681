import type { UserType } from '../../rules/kinds.js'

/** Who is asking. */
export interface Viewer {
  id: string
  userType: UserType
  /** The session that the request came with; null for a token. */
  sessionId: string | null
  /** False for a token that may only read. */
  mayWrite: boolean
}
