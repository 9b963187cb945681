import type { UserType } from '../../rules/kinds.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { NOBODY } from './worksFor.js'

/** The user making the request. */
export interface Viewer {
  /** Whose jobs, bids, and charges they act on: for a vendor the business. NOBODY for a vendor who works nowhere now. */
  id: string
  /** The account of the human who acts: for sessions, notices, and whatever else is theirs alone. */
  personId: string
  userType: UserType
  /** Their role in the business. Null for customers, admins, and vendors who don't work for a business now. */
  role: PersonRole | null
  /** A vendor who has never invited anybody, whose role can't have changed since the request began. */
  isAlone: boolean
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

/** The person acting for a business with several people. Null for a vendor who works alone, a customer, or an admin. */
export const personOf = ({ isAlone, role, personId }: Viewer): string | null =>
  role && !isAlone ? personId : null

type Who = Pick<Viewer, 'id' | 'personId' | 'userType' | 'role'>

/**
 * The values of views that say who reads. Drivers read as strangers, so everything is hidden from them except what
 * a view gives to `:person`.
 */
export const readsAs = (viewer: Who | null) => ({
  viewer: viewer && (viewer.role === 'driver' ? NOBODY : viewer.id),
  person: viewer?.personId ?? null,
  isAdmin: viewer?.userType === 'admin',
  isOwner: viewer?.role === 'owner',
})
