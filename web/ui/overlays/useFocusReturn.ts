import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened; where that is gone, to `instead` or the dialog behind. Radix does this
 * for dialogs with a trigger of their own; those that open by a state or by the address have none.
 */
export const useFocusReturn = (isOpen: boolean, instead?: RefObject<HTMLElement | null>) => {
  const opener = useRef<HTMLElement | null>(null)

  // Before the dialog's own effects take the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement as HTMLElement | null
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    return () => {
      // After Radix has let go of the focus, which it does in a timeout of its own.
      setTimeout(() => {
        const back = opener.current
        const isThere = back?.isConnected && back !== document.body
        const behind = document.querySelector<HTMLElement>('[role="dialog"]')
        ;(isThere ? back : (instead?.current ?? behind))?.focus()
      }, 10)
    }
  }, [isOpen, instead])
}
