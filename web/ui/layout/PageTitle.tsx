import { useEffect, useSyncExternalStore } from 'react'
import { valueStore } from '../valueStore.js'
import { newsCount } from './newsCount.js'

/** Of a dialog that has an address of its own, for as long as it is open. */
const overPage = valueStore<string | null>(null)

/** The title of the browser's tab: "My Orders · Haulbid", or "(2) My Orders · Haulbid" with news. One per page. */
export const PageTitle = ({ children }: { children: string }) => {
  const count = useSyncExternalStore(newsCount.subscribe, newsCount.read)
  const over = useSyncExternalStore(overPage.subscribe, overPage.read)
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${over ?? children} · Haulbid`
  }, [children, count, over])
  return null
}

/** Stands in the tab's title instead of the page's. */
export const DialogTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    overPage.set(children)
    return () => overPage.set(null)
  }, [children])
  return null
}
