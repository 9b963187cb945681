import { createContext } from 'react'
import type { LoginInput, SignUpCustomerInput, ViewerFragment } from '../../generated/graphql.js'

export type Auth = {
  /** Who is signed in; null while nobody is. Who is stored is read before anything is drawn, so nobody waits for it. */
  user: ViewerFragment | null
  /** Why the last session ended, where its end was not this person's own doing. */
  endedBecause: string | null
  /** The server no longer knows this person; the page stays as it is until they sign in again or leave. */
  hasSessionEnded: boolean
  login: (input: LoginInput) => Promise<ViewerFragment>
  signUp: (input: SignUpCustomerInput) => Promise<ViewerFragment>
  logout: () => Promise<void>
  /** Forgets the user here, where the server has already ended the session. */
  forget: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)
