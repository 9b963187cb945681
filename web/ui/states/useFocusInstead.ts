import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the replacement of a form or button, whose removal lost it. The focus stays put if the user has
 * already moved it outside the surrounding element.
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
