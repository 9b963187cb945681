import { useEffect, useRef, useState } from 'react'
import type { MessageLine_MessageFragment } from './generated/messages.js'

/** The screen reader's announcement of newly arrived messages, but not of older ones loaded later. */
export const useNewMessages = (
  messages: readonly MessageLine_MessageFragment[] | undefined,
  /** Whose messages aren't news. */
  sideId: string | undefined,
) => {
  const [news, setNews] = useState('')
  const newest = useRef<string | null>(null)
  useEffect(() => {
    if (!messages) return
    const known = messages.findIndex(({ id }) => id === newest.current)
    const isFirstLook = newest.current === null
    newest.current = messages.at(-1)?.id ?? ''
    if (isFirstLook) return
    const arrived = messages.slice(known + 1).filter(({ senderId }) => senderId !== sideId)
    const last = arrived.at(-1)
    if (last)
      setNews(
        `${arrived.length} new from ${last.sender.businessName ?? last.sender.firstName}: ${last.content}`,
      )
  }, [messages, sideId])
  return [news, setNews] as const
}
