import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query of the theme holds, for what stands somewhere else on a phone: hidden by CSS it would be there
 * twice. False where there is no screen.
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
