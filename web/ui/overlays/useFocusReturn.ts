import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to the element that had it before a dialog opened, or if that is gone, to `instead` or the dialog
 * behind. Radix does this only for dialogs with a trigger of their own, not for those opened by state or the URL.
 */
export const useFocusReturn = (isOpen: boolean, instead?: RefObject<HTMLElement | null>) => {
  const opener = useRef<HTMLElement | null>(null)

  // Runs before the dialog's own effects take the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement as HTMLElement | null
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    return () => {
      // After Radix has released the focus, which it does in a timeout of its own.
      setTimeout(() => {
        const back = opener.current
        const isThere = back?.isConnected && back !== document.body
        const behind = document.querySelector<HTMLElement>('[role="dialog"]')
        ;(isThere ? back : (instead?.current ?? behind))?.focus()
      }, 10)
    }
  }, [isOpen, instead])
}
