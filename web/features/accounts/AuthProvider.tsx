import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { denials } from '../../apollo/denial.js'
import { refetchFailed } from '../../apollo/refetchShown.js'
import { draftStore } from '../../forms/draftStore.js'
import { keptFiles } from '../../uploads/keptFiles.js'
import { accountToasts } from './accountToasts.js'
import {
  LoginDocument,
  LogoutDocument,
  ShellDocument,
  type ShellQuery,
  SignUpCustomerDocument,
  type ViewerFragment,
} from './generated/accounts.js'
import { readStoredUser, storeUser } from './storedUser.js'
import { type Auth, AuthContext } from './useAuth.js'
import { useOtherTabs } from './useOtherTabs.js'
import { visitorRequest } from './visitorRequest.js'

/** As sign-in returns it, and as it is stored. */
const viewerOf = (me: ShellQuery['me'] | undefined): ViewerFragment | null => {
  if (!me) return null
  const { unreadNotices: _, ...viewer } = me
  return viewer
}

export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient()
  // Read synchronously, so that the first paint already shows the stored user.
  const [user, setUser] = useState(readStoredUser)
  const [endedBecause, setEndedBecause] = useState<string | null>(null)
  const [hasSessionEnded, setSessionEnded] = useState(false)
  const current = useRef(user)
  // The stored user is shown before the server has confirmed the session.
  const isConfirmed = useRef(false)

  /** An unchanged user keeps the same object, so nothing that shows it renders again. */
  const show = useCallback((next: ViewerFragment | null) => {
    if (JSON.stringify(next) === JSON.stringify(current.current)) return
    current.current = next
    setUser(next)
  }, [])

  /** Clears the cache, so that nothing one user has seen is left for the next. */
  const become = useCallback(
    async (next: ViewerFragment | null) => {
      if (next?.id !== current.current?.id) await client.clearStore()
      if (next) setEndedBecause(null)
      setSessionEnded(false)
      isConfirmed.current = next !== null
      storeUser(next)
      // A session that expired leaves its drafts in place, in case the same user signs in again.
      if (next) {
        draftStore.removeAllBut(next.id)
        void keptFiles.removeAllBut(next.id)
      }
      show(next)
    },
    [client, show],
  )

  // Any call may find that the session has ended: suspended, signed out elsewhere, or expired. If several calls of a
  // page fail, only the first is reported, since the rest are about the same user. The user may have typed something,
  // so the page stays, under a dialog that asks for the password.
  useEffect(() => {
    let ending: ViewerFragment | null = null
    const listening = denials.subscribe(({ message, isSuspended }) => {
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
    return () => listening.unsubscribe()
  }, [become])

  useEffect(() => {
    // Without a stored user, too: Safari deletes what scripts have stored after seven days, and the session's cookie stays.
    const stored = current.current
    client.query({ query: ShellDocument }).then(
      ({ data }) => {
        if (current.current === stored) void become(viewerOf(data?.me))
      },
      // If the server refuses, the listener above hears about it. If the server cannot be reached, the stored user stays, and the
      // next call will tell.
      error => {
        if (!CombinedGraphQLErrors.is(error)) isConfirmed.current = true
      },
    )
  }, [client, become])

  useOtherTabs(current, async next => {
    const last = current.current
    if (next?.id !== last?.id) {
      if (last) accountToasts.changedElsewhere(next)
      await client.clearStore()
    }
    setSessionEnded(false)
    isConfirmed.current = next !== null
    show(next)
  })

  const auth = useMemo<Auth>(
    () => ({
      user,
      endedBecause,
      hasSessionEnded,
      login: async (input, beforeShown) => {
        const { data } = await client.mutate({ mutation: LoginDocument, variables: { input } })
        if (!data) throw new Error('Login failed')
        if (data.login.userType === 'customer') visitorRequest.adopt(visitorRequest.begun(), data.login.id)
        beforeShown?.(data.login)
        await become(data.login)
        void refetchFailed(client)
        return data.login
      },
      signUp: async (input, beforeShown) => {
        const { data } = await client.mutate({ mutation: SignUpCustomerDocument, variables: { input } })
        if (!data) throw new Error('Signup failed')
        visitorRequest.adopt(visitorRequest.toSignUpWith(), data.signUpCustomer.id)
        beforeShown?.()
        await become(data.signUpCustomer)
        return data.signUpCustomer
      },
      logout: async () => {
        // If the server was not reached, the session still exists, and saying "signed out" would be untrue.
        await client.mutate({ mutation: LogoutDocument }).catch(error => {
          if (!CombinedGraphQLErrors.is(error)) throw error
        })
        draftStore.removeAllBut(null)
        void keptFiles.removeAllBut(null)
        await become(null)
      },
      enter: become,
      forget: () => {
        draftStore.removeAllBut(null)
        void keptFiles.removeAllBut(null)
        return become(null)
      },
    }),
    [user, endedBecause, hasSessionEnded, client, become],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
