import { type RefObject, useEffect, useRef, useState } from 'react'

/** The first field with an error, or else the message above the form, or else the button that was pressed. */
const focusFirstError = (form: HTMLFormElement) => {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target =
    marked && !marked.matches('input, select, textarea, button')
      ? (marked.querySelector<HTMLElement>('input, select, textarea, button') ?? marked)
      : (marked ?? form.querySelector<HTMLElement>('[role="alert"][tabindex]'))
  ;(target ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus()
}

/**
 * Browsers take the focus from fields while they are disabled. Once they are enabled, it moves to the first error if
 * sending failed, or else back to where it was.
 */
export const useFocusAfterSending = (form: RefObject<HTMLFormElement | null>, isSending: boolean) => {
  const [failures, setFailures] = useState(0)
  const shown = useRef(0)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSending || !form.current) return
    if (failures !== shown.current) focusFirstError(form.current)
    // Not if something else has the focus by then.
    else if (document.activeElement?.contains(form.current)) before.current?.focus({ preventScroll: true })
    shown.current = failures
    before.current = null
  }, [failures, isSending])
  return {
    remember: () => {
      before.current = form.current?.querySelector<HTMLElement>(':focus') ?? null
    },
    failed: () => setFailures(count => count + 1),
  }
}
