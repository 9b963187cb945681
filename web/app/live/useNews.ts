import type { ApolloClient } from '@apollo/client'
import { serviceTypes } from '@rules/kinds.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { News } from '../../features/jobs/placeJobs.js'
import { newsCount } from '../../ui/layout/newsCount.js'

/** The job in the viewer's words: its title for vendors, "your junk pickup" for customers. */
const nameOf = ({ title, type }: News['job']) =>
  title ? `“${title}”` : `your ${serviceTypes[type].toLowerCase()}`

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The screen reader's announcement: a single item by name, several by their number. */
const newsWords = (news: readonly News[]): string => {
  const [first] = news
  if (news.length === 1 && first)
    return `${first.kind === 'bid' ? 'New bid on' : 'New message about'} ${nameOf(first.job)}`
  const bids = news.filter(({ kind }) => kind === 'bid').length
  const messages = news.length - bids
  return [
    ...(bids > 0 ? [counted(bids, 'new bid', 'new bids')] : []),
    ...(messages > 0 ? [counted(messages, 'new message', 'new messages')] : []),
  ].join(' and ')
}

/** News that arrives within this time is announced together. */
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
