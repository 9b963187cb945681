import { useSyncExternalStore } from 'react'
import { serverNow } from '../../serverClock.js'

/** A new object each minute, and when printing begins and ends. */
let state = { isPaper: false }
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tell = (isPaper = state.isPaper) => {
  state = { isPaper }
  for (const listener of listeners) listener()
}

const follow = ({ type }: Event) => tell(type === 'beforeprint')

/** One timer for all times on the page. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(tell, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

window.addEventListener('beforeprint', follow)
window.addEventListener('afterprint', follow)

/** What time it is, told again each minute; null on paper, where no time goes by and years matter. */
export const useNow = (): Date | null =>
  useSyncExternalStore(subscribe, () => state).isPaper ? null : serverNow()
