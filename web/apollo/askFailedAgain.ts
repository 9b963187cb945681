import type { ApolloClient } from '@apollo/client'

/** Refetches the queries that failed for lack of a session, once there is one. */
export const askFailedAgain = async (client: ApolloClient) => {
  const failed = [...client.getObservableQueries()].filter(query => query.getCurrentResult().error)
  // A query that fails again reports that on its own screen.
  await Promise.allSettled(failed.map(query => query.refetch()))
}
