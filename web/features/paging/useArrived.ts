import { startTransition, useEffect, useState } from 'react'
import { runningRequests } from '../../apollo/live/RunningRequests.js'

/** Answers of one page lie less apart than this, and nobody waits longer for one that is slow. */
const MOST_MS = 100

/**
 * Whether what was fetched may be drawn: once the other answers of the page are in, so that none of them interrupts the
 * drawing, which React would begin again. Then in slices, so that a phone answers presses meanwhile.
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
