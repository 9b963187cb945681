import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** The browser's idea of its connection. "Online" may still mean that the server cannot be reached. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
