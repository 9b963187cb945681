import { liveCursor, liveState } from '../apollo/live/liveState.js'
import { readServerClock } from '../serverClock.js'
import { newsCount } from '../ui/layout/newsCount.js'
import { toastStore } from '../ui/overlays/toast.js'

/** Resets what modules remember, as loading the page does: test files share modules. */
export const freshPage = () => {
  readServerClock(new Headers({ date: new Date().toUTCString() }))
  toastStore.reset()
  newsCount.set(0)
  liveState.set('away')
  liveCursor.set(null)
  localStorage.clear()
}
