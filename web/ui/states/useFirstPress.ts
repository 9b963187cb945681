import { useEffect } from 'react'

const events = ['pointerdown', 'keydown']

/** Calls `onPress`, the same function on every render, at the first press or key. */
export const useFirstPress = (onPress: () => void): void =>
  useEffect(() => {
    const first = () => {
      stop()
      onPress()
    }
    const stop = () => {
      for (const event of events) window.removeEventListener(event, first, true)
    }
    for (const event of events) window.addEventListener(event, first, true)
    return stop
  }, [onPress])
