import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { localTimeZone } from '@rules/localTimeZone.js'
import { denials } from './denial.js'
import { fetchSuccess } from './FailedAnswer.js'
import { liveCursor } from './live/liveState.js'
import { RunningRequests, requestsOf } from './live/RunningRequests.js'
import { type CachePolicy, policyOf } from './NounCache.js'
import { makeCache } from './policies.js'

/** A failed sign-in has the same code; there it is an answer, not an ended session. */
const SIGNS_IN = new Set(['Login', 'SignUpCustomer', 'AcceptInvitation'])

const isSuspended = (extensions: Record<string, unknown> | undefined) =>
  extensions?.code === 'FORBIDDEN' && extensions.reason === 'SUSPENDED'

const denial = () =>
  new ErrorLink(({ error, operation }) => {
    if (!CombinedGraphQLErrors.is(error) || SIGNS_IN.has(operation.operationName ?? '')) return
    const denied = error.errors.find(
      ({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || isSuspended(extensions),
    )
    if (!denied) return
    denials.next({ message: denied.message, isSuspended: isSuspended(denied.extensions) })
  })

/** The change stream begins where the first answer was read, so that it misses nothing that happens before it opens. */
const fetchAnswer: typeof fetch = async (...request) => {
  const response = await fetchSuccess(...request)
  if (liveCursor.read() === null) liveCursor.set(response.headers.get('live-cursor'))
  return response
}

const http = () =>
  new HttpLink({
    uri: '/graphql',
    fetch: fetchAnswer,
    // The hooks' types allow no variables that a document lacks, and looking for them would walk through each document.
    includeUnusedVariables: true,
    credentials: 'include',
    headers: {
      'apollo-require-preflight': 'true',
      'x-time-zone': localTimeZone(),
    },
  })

/**
 * docs/product.md, REST calls: queries are never retried, never polled, never refetched on focus, and never go stale.
 */
export const makeClient = (policy: CachePolicy, network: ApolloLink = http()) => {
  const requests = new RunningRequests()
  const client = new ApolloClient({
    link: ApolloLink.from([denial(), requests.link, network]),
    cache: makeCache(policy),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true },
      query: { fetchPolicy: 'cache-first' },
    },
  })
  requestsOf.set(client, requests)
  policyOf.set(client, policy)
  client.onClearStore(async () => liveCursor.set(null))
  return client
}
