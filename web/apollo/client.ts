import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { fetchSuccess } from './FailedAnswer.js'
import { makeCache } from './policies.js'

type Denial = {
  message: string
  /** The account itself was suspended, and all its sessions ended. */
  isSuspended: boolean
}

type Denied = (denial: Denial) => void

const listeners = new Set<Denied>()

/** Called when the server no longer recognizes the session. Returns a function that stops listening. */
export const onDenied = (listener: Denied) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A failed sign-in has the same code; there it is an answer, not an ended session. */
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

/** On a phone, creating a formatter takes as long as drawing a page's bar; browsers with Temporal need none. */
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

/**
 * docs/product.md, REST calls: queries are never retried, never polled, never refetched on focus, and never go stale.
 */
export const makeClient = (network: ApolloLink = http()) =>
  new ApolloClient({
    link: ApolloLink.from([denial(), network]),
    cache: makeCache(),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true },
      query: { fetchPolicy: 'cache-first' },
    },
  })
