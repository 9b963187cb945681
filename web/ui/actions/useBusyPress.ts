import { useEffect } from 'react'
import { usePressed } from './usePressed.js'

/** For GlobalStyle: what was pressed and has not answered yet. */
export const WAITING = 'data-waiting'

/** While what was asked for is on its way, what was pressed for it shows and says so. */
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
