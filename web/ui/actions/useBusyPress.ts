import { useEffect } from 'react'
import { usePressed } from './usePressed.js'

/** For GlobalStyle: marks the pressed element until the answer comes. */
export const WAITING = 'data-waiting'

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
