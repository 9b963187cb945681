import { useEffect, useRef } from 'react'

type Entry = { close: () => void }

/** What is open over the page, topmost last. */
const entries: Entry[] = []

/**
 * Radix gives Escape to whatever opened last, and a toast that appears while a dialog is open is last. Whatever is open
 * over the page registers here, so that the toast can pass Escape on.
 */
export const useEscapeOrder = (isOpen: boolean, close: () => void) => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const entry = { close: () => latest.current() }
    entries.push(entry)
    return () => void entries.splice(entries.indexOf(entry), 1)
  }, [isOpen])
}

/** False if nothing is open over the page. */
export const closeTopmost = (): boolean => {
  const topmost = entries.at(-1)
  topmost?.close()
  return topmost !== undefined
}
