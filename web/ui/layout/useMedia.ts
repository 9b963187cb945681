import { useCallback, useSyncExternalStore } from 'react'

/**
 * True while a media query of the theme holds. For elements that move elsewhere on a phone: hiding one with CSS would
 * leave two in the document. False without a screen.
 */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
}
