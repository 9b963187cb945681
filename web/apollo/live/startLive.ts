import type { ApolloClient } from '@apollo/client'
import { getOperationName } from '@apollo/client/utilities/internal'
import { print } from 'graphql'
import type { UserType, ViewerFragment } from '../../generated/graphql.js'
import { type Denial, deny } from '../denial.js'
import { readViewer } from '../readViewer.js'
import { ApplyChanges, type News } from './ApplyChanges.js'
import { LiveStream } from './LiveStream.js'
import { liveCursor } from './liveCursor.js'
import { liveState } from './liveState.js'
import { Refetcher } from './Refetcher.js'
import { runningRequests } from './RunningRequests.js'
import { roles } from './roles.js'

const BEHIND_MS = 10_000
/** How much longer to wait before saying that a stream will never come. */
const BLOCKED_MS = 20_000
/** The answer to the request that ended the session, such as signing out, may still be on its way. */
const LEAVING_MS = 300
const MOST_WAITS = 3

export interface LiveOptions {
  client: ApolloClient
  viewer: { id: string; userType: UserType }
  onNews: (news: News) => void
  /** The viewer's own account, when it has changed. */
  onViewer: (viewer: ViewerFragment) => void
}

/** Follows the change stream for the user who is signed in. Returns a function that stops it. */
export const startLive = ({ client, viewer, onNews, onViewer }: LiveOptions): (() => void) => {
  let behind: ReturnType<typeof setTimeout> | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false

  const wait = () => {
    liveState.set('away')
    behind = setTimeout(() => {
      liveState.set('behind')
      if (!wasOpen) behind = setTimeout(() => liveState.set('blocked'), BLOCKED_MS)
    }, BEHIND_MS)
  }

  const end = (denial: Denial, waits = 0) => {
    ending = setTimeout(() => {
      if (runningRequests.isIdle || waits >= MOST_WAITS - 1) deny(denial)
      else end(denial, waits + 1)
    }, LEAVING_MS)
  }

  const refetcher = new Refetcher(client, runningRequests, failures => stream.restart(failures))
  const changes = new ApplyChanges({
    client,
    viewer,
    refetcher,
    requests: runningRequests,
    onNews,
    onViewer: () => void readViewer(client, onViewer),
  })
  const document = client.cache.transformDocument(roles[viewer.userType].document)
  const stream = new LiveStream(
    { query: print(document), operationName: getOperationName(document) },
    {
      onChanges: received => runningRequests.receive(received),
      onUp: isUp => {
        clearTimeout(behind)
        if (isUp) {
          wasOpen = true
          liveState.set('open')
          refetcher.retry()
        } else {
          wait()
        }
      },
      onEnd: denial => end(denial),
    },
    liveCursor,
  )
  runningRequests.apply = (received, again) => changes.apply(received, again)
  wait()
  stream.start()
  return () => {
    stream.stop()
    refetcher.stop()
    clearTimeout(ending)
    clearTimeout(behind)
    liveState.set('away')
    runningRequests.apply = undefined
  }
}
