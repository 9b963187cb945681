import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askFailedAgain } from '../../apollo/askFailedAgain.js'
import { onDenied } from '../../apollo/client.js'
import { draftStore } from '../../forms/draftStore.js'
import {
  LoginDocument,
  type LoginInput,
  LogoutDocument,
  MeDocument,
  SignUpCustomerDocument,
  type SignUpCustomerInput,
  type ViewerFragment,
} from '../../generated/graphql.js'
import { type Auth, AuthContext } from './AuthContext.js'
import { accountToasts } from './accountToasts.js'
import { readStoredUser, storeUser } from './storedUser.js'
import { useOtherTabs } from './useOtherTabs.js'

export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient()
  // Read at once, so that the stored user is on the screen with the first paint.
  const [user, setUser] = useState(readStoredUser)
  const [endedBecause, setEndedBecause] = useState<string | null>(null)
  const [hasSessionEnded, setSessionEnded] = useState(false)
  const current = useRef(user)
  // The stored user is shown before the server has said that there is a session.
  const isConfirmed = useRef(false)

  /** One who has not changed stays the same object: whatever shows them is not drawn again. */
  const show = useCallback((next: ViewerFragment | null) => {
    if (JSON.stringify(next) === JSON.stringify(current.current)) return
    current.current = next
    setUser(next)
  }, [])

  /** Nothing that one person was shown may be left in the cache for the next. */
  const become = useCallback(
    async (next: ViewerFragment | null) => {
      if (next?.id !== current.current?.id) await client.clearStore()
      if (next) setEndedBecause(null)
      setSessionEnded(false)
      isConfirmed.current = next !== null
      storeUser(next)
      // A session that ended by itself leaves its drafts for whoever signs in again, if that is the same person.
      if (next) draftStore.removeAllBut(next.id)
      show(next)
    },
    [client, show],
  )

  // Any call may find the session ended: suspended, signed out elsewhere, too old. Of a page's many calls the first
  // is enough: the rest are about the same person, who is told once. Whoever was at work may have typed something,
  // so the page stays, under a dialog that asks for the password.
  useEffect(() => {
    let ending: ViewerFragment | null = null
    return onDenied(({ message, isSuspended }) => {
      if (!current.current || ending === current.current) return
      if (!isSuspended && isConfirmed.current) {
        setSessionEnded(true)
        return
      }
      ending = current.current
      if (isSuspended) {
        setEndedBecause(message)
        accountToasts.suspended(message)
      }
      void become(null)
    })
  }, [become])

  useEffect(() => {
    const stored = current.current
    if (!stored) return
    client.query({ query: MeDocument }).then(
      ({ data }) => {
        if (current.current === stored) void become(data?.me ?? null)
      },
      // Refused, onDenied hears of it. If the server cannot be reached, the stored user stays, and the next call will show.
      error => {
        if (!CombinedGraphQLErrors.is(error)) isConfirmed.current = true
      },
    )
  }, [client, become])

  useOtherTabs(current, async next => {
    if (next?.id !== current.current?.id) await client.clearStore()
    setSessionEnded(false)
    isConfirmed.current = next !== null
    show(next)
  })

  const auth = useMemo<Auth>(
    () => ({
      user,
      endedBecause,
      hasSessionEnded,
      login: async (input: LoginInput) => {
        const { data } = await client.mutate({ mutation: LoginDocument, variables: { input } })
        if (!data) throw new Error('Login failed')
        await become(data.login)
        void askFailedAgain(client)
        return data.login
      },
      signUp: async (input: SignUpCustomerInput) => {
        const { data } = await client.mutate({ mutation: SignUpCustomerDocument, variables: { input } })
        if (!data) throw new Error('Signup failed')
        await become(data.signUpCustomer)
        return data.signUpCustomer
      },
      logout: async () => {
        // Where the server was not reached its session lives on, and saying "signed out" would be untrue.
        await client.mutate({ mutation: LogoutDocument }).catch(error => {
          if (!CombinedGraphQLErrors.is(error)) throw error
        })
        draftStore.removeAllBut(null)
        await become(null)
      },
      forget: () => {
        draftStore.removeAllBut(null)
        return become(null)
      },
    }),
    [user, endedBecause, hasSessionEnded, client, become],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
