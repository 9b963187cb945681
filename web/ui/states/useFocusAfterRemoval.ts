import { type RefObject, useLayoutEffect } from 'react'

const regions = 'section, main, [role="dialog"], dialog'

const regionsAround = (element: Element): HTMLElement[] => {
  const region = element.parentElement?.closest<HTMLElement>(regions)
  return region ? [region, ...regionsAround(region)] : []
}

/**
 * If the element has the focus when it is removed, the smallest region around it that stays on the page gets it, so that
 * keyboards and screen readers go on from there.
 */
export const useFocusAfterRemoval = (element: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const removed = element.current
    return () => {
      if (!removed?.contains(document.activeElement)) return
      const around = regionsAround(removed)
      queueMicrotask(() => {
        const region = around.find(({ isConnected }) => isConnected)
        if (!region || document.activeElement !== document.body) return
        if (!region.hasAttribute('tabindex')) region.tabIndex = -1
        region.focus({ preventScroll: true })
      })
    }
  }, [element])
}
