import { useSyncExternalStore } from 'react'
import { media } from '../theme.js'

const query = () => window.matchMedia?.(media.wide)

const subscribe = (notify: () => void) => {
  const wide = query()
  wide?.addEventListener('change', notify)
  return () => wide?.removeEventListener('change', notify)
}

/**
 * Whether the screen is wide, for what stands elsewhere in the document on a phone: moved by style sheet alone, it would
 * be read in another order than it is seen.
 */
export const useWide = () => useSyncExternalStore(subscribe, () => query()?.matches ?? true)
