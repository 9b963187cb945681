import { useSyncExternalStore } from 'react'

/** A new object each minute, and when printing begins and ends. */
let state = { isPaper: false }
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tell = (isPaper: boolean) => {
  state = { isPaper }
  for (const listener of listeners) listener()
}
const onMinute = () => tell(state.isPaper)
const onPrint = () => tell(true)
const onPrinted = () => tell(false)

/** One timer for all times on the page. */
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    timer = setInterval(onMinute, 60_000)
    window.addEventListener('beforeprint', onPrint)
    window.addEventListener('afterprint', onPrinted)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    window.removeEventListener('beforeprint', onPrint)
    window.removeEventListener('afterprint', onPrinted)
  }
}

/** Draws again each minute. True while the page is being printed: "2 hours ago" says nothing on paper. */
export const usePaper = (): boolean => useSyncExternalStore(subscribe, () => state).isPaper
