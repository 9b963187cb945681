import { useEffect, useSyncExternalStore } from 'react'
import { newsCount } from './newsCount.js'

/** The title of the browser's tab: "My Orders · Haulbid", or "(2) My Orders · Haulbid" with news. One per page. */
export const PageTitle = ({ children }: { children: string }) => {
  const count = useSyncExternalStore(newsCount.subscribe, newsCount.read)
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${children} · Haulbid`
  }, [children, count])
  return null
}
