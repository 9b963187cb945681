import { createContext, useContext } from 'react'
import type { LoginInput, SignUpCustomerInput } from '../../generated/schema.js'
import type { ViewerFragment } from './generated/accounts.js'

export type Auth = {
  /** The signed-in user, or null. The stored user is read before the first render, so nothing waits for it. */
  user: ViewerFragment | null
  /** Why the last session ended, unless the user ended it. */
  endedBecause: string | null
  /** The server no longer recognizes the session; the page stays as it is until the user signs in again or leaves. */
  hasSessionEnded: boolean
  /** Calls `beforeShown` before any page of the user renders. */
  login: (input: LoginInput, beforeShown?: (user: ViewerFragment) => void) => Promise<ViewerFragment>
  signUp: (input: SignUpCustomerInput, beforeShown?: () => void) => Promise<ViewerFragment>
  logout: () => Promise<void>
  /** Shows a user whom the server has signed in by another way: an invitation. */
  enter: (user: ViewerFragment) => Promise<void>
  /** Forgets the user in this browser after the server has ended the session. */
  forget: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

export const useAuth = (): Auth => {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
