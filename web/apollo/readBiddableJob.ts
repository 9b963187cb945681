import type { ApolloClient } from '@apollo/client'
import { BiddableJobDocument } from '../generated/graphql.js'

/** A request as it is now, whatever is known of it here; undefined if the viewer may no longer see it. */
export const readBiddableJob = async (client: ApolloClient, id: string) => {
  const { data } = await client.query({
    query: BiddableJobDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  })
  return data?.job
}
