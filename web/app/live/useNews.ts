import type { ApolloClient } from '@apollo/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { News } from '../../apollo/live/ApplyChanges.js'
import { newsCount } from '../../ui/layout/newsCount.js'
import { newsWords } from './newsWords.js'

/** News within this time is announced together. */
const TOGETHER_MS = 500

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()

/** An open thread announces its messages itself. */
const isRead = (client: ApolloClient, { kind, job }: News) =>
  kind === 'message' &&
  [...client.getObservableQueries('active')].some(
    ({ queryName, variables }) => queryName === 'Messages' && variables.jobId === job.id,
  )

/** New bids and messages, as words for screen readers and as a count in the page's title until the user looks. */
export const useNews = (client: ApolloClient) => {
  const [announced, setAnnounced] = useState({ words: '', number: 0 })
  const waiting = useRef<News[]>([])

  useEffect(() => {
    const look = () => isLookedAt() && newsCount.set(0)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      newsCount.set(0)
    }
  }, [])

  const onNews = useCallback(
    (news: News) => {
      if (!isLookedAt()) newsCount.set(newsCount.read() + 1)
      else if (isRead(client, news)) return
      if (waiting.current.push(news) > 1) return
      setTimeout(() => {
        const words = newsWords(waiting.current)
        waiting.current = []
        setAnnounced(({ number }) => ({ words, number: number + 1 }))
      }, TOGETHER_MS)
    },
    [client],
  )
  return { ...announced, onNews }
}
