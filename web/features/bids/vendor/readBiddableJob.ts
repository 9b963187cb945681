import type { ApolloClient } from '@apollo/client'
import { readFresh } from '../../../apollo/readFresh.js'
import { BiddableJobDocument } from './generated/bidding.js'

/** Fetches a request even if it is cached; undefined if the viewer may no longer see it. */
export const readBiddableJob = async (client: ApolloClient, id: string) =>
  (await readFresh(client, BiddableJobDocument, { id }))?.job
