import { type RefObject, useLayoutEffect } from 'react'

/**
 * If the element has the focus when it is removed, the smallest region around it that stays on the page gets it, so that
 * keyboards and screen readers go on from there.
 */
export const useFocusAfterRemoval = (element: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const removed = element.current
    return () => {
      if (!removed?.contains(document.activeElement)) return
      const regions = document.querySelectorAll<HTMLElement>('main, section, [role="dialog"]')
      const around = [...regions].filter(region => region.contains(removed))
      queueMicrotask(() => {
        const region = around.findLast(({ isConnected }) => isConnected)
        if (!region || document.activeElement !== document.body) return
        region.tabIndex = -1
        region.focus({ preventScroll: true })
      })
    }
  }, [element])
}
