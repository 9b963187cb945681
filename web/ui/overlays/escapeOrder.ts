import { useEffect, useRef } from 'react'

type Entry = { close: () => void }

/** The layers open over the page, topmost last. */
const entries: Entry[] = []

/**
 * Registers a layer over the page, so that a toast can pass Escape on to it: Radix gives Escape to the layer that
 * opened last, which is the toast if it appears while a dialog is open.
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

/** Closes the topmost layer; returns false if none is open. */
export const closeTopmost = (): boolean => {
  const topmost = entries.at(-1)
  topmost?.close()
  return topmost !== undefined
}
