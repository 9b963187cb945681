import { useEffect, useRef } from 'react'

/** A form that replaces its button takes the focus when it opens and returns it to the button when it closes. */
export const useFormFocus = (isOpen: boolean) => {
  const form = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) form.current?.querySelector<HTMLElement>('input')?.focus()
    else opener.current?.focus()
  }, [isOpen])
  return { form, opener }
}
