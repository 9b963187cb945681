import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { liveState } from '../../apollo/live/liveState.js'
import { useRefresh } from '../../paging/useRefresh.js'
import {
  MarkMessagesReadDocument,
  MessagesDocument,
  type MessageThread_JobFragment,
} from './generated/messages.js'

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** True while the page can be seen; false in a background tab, for example. */
const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

/** The messages about a job, oldest first, loaded in pages from the end. Messages on screen count as read. */
export const useThread = ({ id, unreadMessages }: MessageThread_JobFragment) => {
  const result = useQuery(MessagesDocument, { variables: { jobId: id } })
  const { error, refetch, fetchMore } = result
  const [markRead] = useMutation(MarkMessagesReadDocument)
  const data = result.dataState === 'complete' ? result.data : result.previousData
  const isLoaded = data !== undefined
  const isVisible = useVisible()

  // A cached thread may lack unread messages, and so may one that was loaded before they arrived.
  const isFresh = useRef(!isLoaded)
  const isReading = useRef(false)

  const read = async (isShown: boolean) => {
    if (isReading.current) return
    isReading.current = true
    try {
      const unread = isShown ? unreadMessages : ((await refetch()).data?.job.unreadMessages ?? 0)
      if (unread > 0) await markRead({ variables: { jobId: id } })
    } finally {
      isReading.current = false
    }
  }
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })

  useEffect(() => {
    // In a background tab, nobody reads.
    if (!isLoaded || !isVisible) return
    // While the change stream is open, the unread messages that it reports are about to appear.
    const isShown = isFresh.current || liveState.read() === 'open'
    isFresh.current = false
    // If the server can't be reached, they stay unread and the next visit tries again.
    if (unreadMessages > 0) latest.current(isShown).catch(() => {})
  }, [isLoaded, isVisible, unreadMessages])

  const { refresh, isRefreshing } = useRefresh(() => read(false), "We couldn't refresh the messages")

  return {
    viewer: data?.me,
    messages: data?.messages.nodes.toReversed(),
    hasOlder: data?.messages.pageInfo.hasNextPage ?? false,
    error: data ? undefined : error,
    older: () => fetchMore({ variables: { after: data?.messages.pageInfo.endCursor } }),
    refresh,
    isRefreshing,
  }
}
