import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { makeCache } from './policies.js'

type Denied = (message: string) => void

const listeners = new Set<Denied>()

/** Hears when the server no longer knows who is asking. Returns how to stop listening. */
export const onDenied = (listener: Denied) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Signing in fails with the same code; there it is an answer, not a session that ended. */
const SIGNS_IN = new Set(['Login', 'SignUpCustomer'])

const denial = () =>
  new ErrorLink(({ error, operation }) => {
    if (!CombinedGraphQLErrors.is(error) || SIGNS_IN.has(operation.operationName ?? '')) return
    const denied = error.errors.find(each => each.extensions?.code === 'UNAUTHENTICATED')
    if (denied) for (const listener of listeners) listener(denied.message)
  })

const http = () =>
  new HttpLink({
    uri: '/graphql',
    credentials: 'include',
    headers: {
      'apollo-require-preflight': 'true',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })

/** SPEC 7: queries are never retried, never polled, never fetched again on focus, and never go stale. */
export const makeClient = (network: ApolloLink = http()) =>
  new ApolloClient({
    link: ApolloLink.from([denial(), network]),
    cache: makeCache(),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true },
      query: { fetchPolicy: 'cache-first' },
    },
  })
