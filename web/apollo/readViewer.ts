import type { ApolloClient } from '@apollo/client'
import { MeDocument, type ViewerFragment } from '../features/accounts/generated/accounts.js'

/** Reads the signed-in user and passes it on; ignores errors, since the next call shows them. */
export const readViewer = (client: ApolloClient, onViewer: (viewer: ViewerFragment) => void): Promise<void> =>
  client.query({ query: MeDocument, fetchPolicy: 'network-only' }).then(
    ({ data }) => {
      if (data?.me) onViewer(data.me)
    },
    () => {},
  )
