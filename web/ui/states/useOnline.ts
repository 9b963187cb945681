import { useSyncExternalStore } from 'react'

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** What the browser says of its connection. "Online" may still mean that the server is not reached. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
