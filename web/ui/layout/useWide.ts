import { useSyncExternalStore } from 'react'
import { media } from '../theme.js'

const query = () => window.matchMedia?.(media.wide)

const subscribe = (notify: () => void) => {
  const wide = query()
  wide?.addEventListener('change', notify)
  return () => wide?.removeEventListener('change', notify)
}

/**
 * True on a wide screen. For elements that move elsewhere in the document on a phone: if CSS moved them, screen
 * readers would read them in a different order.
 */
export const useWide = () => useSyncExternalStore(subscribe, () => query()?.matches ?? true)
