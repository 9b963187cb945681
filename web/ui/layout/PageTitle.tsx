import { useEffect, useSyncExternalStore } from 'react'
import { valueStore } from '../valueStore.js'
import { newsCount } from './newsCount.js'

/** The title of the open dialog that has its own address, if any. */
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

/** Replaces the page's title in the tab while the dialog is open. */
export const DialogTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    overPage.set(children)
    return () => overPage.set(null)
  }, [children])
  return null
}
