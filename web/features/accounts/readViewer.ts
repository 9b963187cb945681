import type { ApolloClient } from '@apollo/client'
import { readFresh } from '../../apollo/readFresh.js'
import { MeDocument, type ViewerFragment } from './generated/accounts.js'

/** Reads the signed-in user and passes it on; ignores errors, since the next call shows them. */
export const readViewer = (client: ApolloClient, onViewer: (viewer: ViewerFragment) => void): Promise<void> =>
  readFresh(client, MeDocument, {}).then(
    data => {
      if (data?.me) onViewer(data.me)
    },
    () => {},
  )
