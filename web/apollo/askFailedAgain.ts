import type { ApolloClient } from '@apollo/client'

/** What a screen could not get without a session is asked for again once there is one. */
export const askFailedAgain = async (client: ApolloClient) => {
  const failed = [...client.getObservableQueries()].filter(query => query.getCurrentResult().error)
  // What fails again says so on its own screen.
  await Promise.allSettled(failed.map(query => query.refetch()))
}
