import { type RefObject, useEffect, useRef } from 'react'
import { WAITING } from '../theme.js'

/** The element pressed last on the page, wherever the focus is now, because a busy button loses it. */
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

/** While a request is under way, the element pressed for it looks busy and announces it. */
export const useBusyPress = (isWaiting: boolean) => {
  const pressed = usePressed()
  useEffect(() => {
    if (!isWaiting) return
    const control = pressed.current?.closest('a, button')
    control?.setAttribute(WAITING, '')
    control?.setAttribute('aria-busy', 'true')
    return () => {
      control?.removeAttribute(WAITING)
      control?.removeAttribute('aria-busy')
    }
  }, [isWaiting, pressed])
}
