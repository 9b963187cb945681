import { type RefObject, useEffect, useRef } from 'react'

/** The element pressed last on the page, wherever the focus is now: a busy button loses it. */
export const usePressed = (): RefObject<Element | null> => {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target
    }
    document.addEventListener('click', remember, { capture: true })
    return () => document.removeEventListener('click', remember, { capture: true })
  }, [])
  return pressed
}
