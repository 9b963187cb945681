import { useEffect, useState } from 'react'
import { serverNow } from '../../serverClock.js'

/** The longest delay of a browser timer. */
const MOST_MS = 2 ** 31 - 1

/** True once the moment has passed; the component is rendered again at that moment. */
export const useHasPassed = (moment: string | null | undefined): boolean => {
  const [waits, setWaits] = useState(0)
  const at = moment ? Date.parse(moment) : null
  useEffect(() => {
    const left = at === null ? 0 : at - serverNow().getTime()
    if (left <= 0) return
    const timer = setTimeout(() => setWaits(waits + 1), Math.min(left, MOST_MS))
    return () => clearTimeout(timer)
  }, [at, waits])
  return at !== null && at <= serverNow().getTime()
}
