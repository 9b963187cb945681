import { useSyncExternalStore } from 'react'
import { serverNow } from '../../serverClock.js'

/** React compares it by identity, so a new object, each minute and around printing, renders all times again. */
let state = { isPaper: false }
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tell = (isPaper = state.isPaper) => {
  state = { isPaper }
  for (const listener of listeners) listener()
}

const follow = ({ type }: Event) => tell(type === 'beforeprint')

/** All times on the page share one timer. */
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

/** The current time, updated each minute; null on paper, which shows years since no time passes there. */
export const useNow = (): Date | null =>
  useSyncExternalStore(subscribe, () => state).isPaper ? null : serverNow()
