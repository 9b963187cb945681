import { useEffect, useRef } from 'react'

/**
 * What replaces a form or a button takes the focus, which had to leave with it. Not from something else that has it by
 * then: only from what is around both.
 */
export const useFocusInstead = <Replacement extends HTMLElement>(isReplaced: boolean) => {
  const replacement = useRef<Replacement>(null)
  const wasReplaced = useRef(isReplaced)
  useEffect(() => {
    const isNew = isReplaced && !wasReplaced.current
    wasReplaced.current = isReplaced
    const element = replacement.current
    if (isNew && element && document.activeElement?.contains(element)) element.focus({ preventScroll: true })
  }, [isReplaced])
  return replacement
}
