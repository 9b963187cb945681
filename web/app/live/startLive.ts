import type { ApolloClient, DocumentNode } from '@apollo/client'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { getOperationName } from '@apollo/client/utilities/internal'
import { print } from 'graphql'
import { denials } from '../../apollo/denial.js'
import { makeApply } from '../../apollo/live/applyChanges.js'
import { openStream } from '../../apollo/live/LiveStream.js'
import { liveCursor, liveState } from '../../apollo/live/liveState.js'
import { Refetcher } from '../../apollo/live/Refetcher.js'
import { requestsOf } from '../../apollo/live/RunningRequests.js'
import { policyOf } from '../../apollo/NounCache.js'
import type { ViewerFragment } from '../../features/accounts/generated/accounts.js'
import { readViewer } from '../../features/accounts/readViewer.js'
import { makePlaceJobs, type News } from '../../features/jobs/placeJobs.js'
import type { UserType } from '../../generated/schema.js'
import { AdminChangesDocument, CustomerChangesDocument, VendorChangesDocument } from './generated/roles.js'

/** The subscription of each role, from roles.graphql, with the type names that Apollo's link adds to other documents. */
export const roles: Record<UserType, DocumentNode> = {
  customer: addTypenameToDocument(CustomerChangesDocument),
  vendor: addTypenameToDocument(VendorChangesDocument),
  admin: addTypenameToDocument(AdminChangesDocument),
}

const BEHIND_MS = 10_000
/** How much longer to wait before saying that a stream will never come. */
const BLOCKED_MS = 20_000
/** The answer to the request that ended the session, such as signing out, may still be on its way. */
const LEAVING_MS = 500

interface LiveOptions {
  client: ApolloClient
  viewer: { id: string; businessId: string; userType: UserType }
  onNews: (news: News) => void
  /** Called with the viewer's own account after it changes. */
  onViewer: (viewer: ViewerFragment) => void
}

/** Follows the change stream for the signed-in user. Returns a function that stops it. */
export const startLive = ({ client, viewer, onNews, onViewer }: LiveOptions): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false

  const wait = () => {
    liveState.set('away')
    timer = setTimeout(() => {
      liveState.set('behind')
      if (!wasOpen) timer = setTimeout(() => liveState.set('blocked'), BLOCKED_MS)
    }, BEHIND_MS)
  }

  const document = roles[viewer.userType]
  const requests = requestsOf.get(client)!
  const refetcher = new Refetcher(client, requests, failures => stream.restart(failures))
  requests.apply = makeApply({
    client,
    viewerId: viewer.id,
    policy: policyOf.get(client)!,
    document,
    refetcher,
    requests,
    placeRows: makePlaceJobs({ cache: client.cache, viewer, onNews }),
    onStale: ({ kind, id }) => {
      if ((kind === 'user' || kind === 'person') && id === viewer.id) void readViewer(client, onViewer)
    },
  })
  wait()
  const stream = openStream({
    query: print(document),
    operationName: getOperationName(document)!,
    cursor: liveCursor,
    onChanges: changes => requests.receive(changes),
    onUp: isUp => {
      clearTimeout(timer)
      if (!isUp) return wait()
      wasOpen = true
      liveState.set('open')
      refetcher.retry()
    },
    onEnd: denial => {
      clearTimeout(timer)
      timer = setTimeout(() => denials.next(denial), LEAVING_MS)
    },
  })
  return () => {
    stream.stop()
    refetcher.stop()
    clearTimeout(timer)
    liveState.set('away')
    requests.apply = undefined
  }
}
