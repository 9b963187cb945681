import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { fetchSuccess } from './FailedAnswer.js'
import { makeCache } from './policies.js'

type Denial = {
  message: string
  /** The account itself was suspended, and every session of it ended. */
  isSuspended: boolean
}

type Denied = (denial: Denial) => void

const listeners = new Set<Denied>()

/** Hears when the server no longer knows who is asking. Returns how to stop listening. */
export const onDenied = (listener: Denied) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Signing in fails with the same code; there it is an answer, not a session that ended. */
const SIGNS_IN = new Set(['Login', 'SignUpCustomer'])

const isSuspended = (extensions: Record<string, unknown> | undefined) =>
  extensions?.code === 'FORBIDDEN' && extensions.reason === 'SUSPENDED'

const denial = () =>
  new ErrorLink(({ error, operation }) => {
    if (!CombinedGraphQLErrors.is(error) || SIGNS_IN.has(operation.operationName ?? '')) return
    const denied = error.errors.find(
      ({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || isSuspended(extensions),
    )
    if (!denied) return
    const told = { message: denied.message, isSuspended: isSuspended(denied.extensions) }
    for (const listener of listeners) listener(told)
  })

const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }

/** A formatter takes as long to make as drawing a page's bar, on a phone; who has Temporal needs none. */
const timeZone = () => Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

const http = () =>
  new HttpLink({
    uri: '/graphql',
    fetch: fetchSuccess,
    credentials: 'include',
    headers: {
      'apollo-require-preflight': 'true',
      'x-time-zone': timeZone(),
    },
  })

/** docs/product.md, REST calls: queries are never retried, never polled, never fetched again on focus, and never go stale. */
export const makeClient = (network: ApolloLink = http()) =>
  new ApolloClient({
    link: ApolloLink.from([denial(), network]),
    cache: makeCache(),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true },
      query: { fetchPolicy: 'cache-first' },
    },
  })
