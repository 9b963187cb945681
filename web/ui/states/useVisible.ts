import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** True while the page can be seen; false in a background tab, for example. */
export const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
