import type { ApolloClient, ObservableQuery } from '@apollo/client'

/** Refetches what is on screen, where the old data stays until then. A query that fails reports that on its own screen. */
export const refetchShown = (client: ApolloClient, which: (query: ObservableQuery) => boolean = () => true) =>
  Promise.allSettled([...client.getObservableQueries()].filter(which).map(query => query.refetch()))

/** Refetches the queries that failed for lack of a session, once there is one. */
export const refetchFailed = (client: ApolloClient) =>
  refetchShown(client, query => query.getCurrentResult().error !== undefined)
