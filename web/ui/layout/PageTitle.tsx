import { useEffect } from 'react'

/** The title of the browser's tab: "My Orders · Haulbid". One per page. */
export const PageTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    document.title = `${children} · Haulbid`
  }, [children])
  return null
}
