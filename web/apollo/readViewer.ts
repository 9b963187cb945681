import type { ApolloClient } from '@apollo/client'
import { MeDocument, type ViewerFragment } from '../generated/graphql.js'

/** Asks who is signed in, and hands over the answer. Whatever is wrong shows at the next call. */
export const readViewer = (client: ApolloClient, onViewer: (viewer: ViewerFragment) => void): Promise<void> =>
  client.query({ query: MeDocument, fetchPolicy: 'network-only' }).then(
    ({ data }) => {
      if (data?.me) onViewer(data.me)
    },
    () => {},
  )
