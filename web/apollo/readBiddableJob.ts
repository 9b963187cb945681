import type { ApolloClient } from '@apollo/client'
import { BiddableJobDocument } from '../features/bids/vendor/generated/bidding.js'

/** Fetches a request even if it is cached; undefined if the viewer may no longer see it. */
export const readBiddableJob = async (client: ApolloClient, id: string) => {
  const { data } = await client.query({
    query: BiddableJobDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  })
  return data?.job
}
