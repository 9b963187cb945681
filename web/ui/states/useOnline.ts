import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** What the browser says of its connection. "Online" may still mean that the server is not reached. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
