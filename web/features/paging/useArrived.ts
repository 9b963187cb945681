import { startTransition, useEffect, useState } from 'react'
import { runningRequests } from '../../apollo/live/RunningRequests.js'

/** The responses of one page arrive closer together than this; a slow one delays the others no longer. */
const MOST_MS = 100

/**
 * True once fetched data may be drawn: after the page's other responses, since each would make React restart the
 * drawing. React then draws in slices, so that a phone responds to taps in between.
 */
export const useArrived = (isHere: boolean): boolean => {
  const [isShown, setShown] = useState(isHere)
  useEffect(() => {
    if (isHere === isShown) return
    if (isHere) return runningRequests.whenIdle(() => startTransition(() => setShown(true)), MOST_MS)
    setShown(false)
  }, [isHere, isShown])
  return isHere && isShown
}
