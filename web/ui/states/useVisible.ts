import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** Whether the page can be seen: not in a tab behind others, for example. */
export const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
