import { useEffect } from 'react'
import { useWorklistQuery } from '../../../generated/hooks.js'
import { serverNow } from '../../../serverClock.js'

/** However many jobs are about to be late: no more often than this. */
const LEAST_MS = 60_000

/**
 * What waits for an admin. Whatever anybody does comes over the change stream; that a job has gone without a bid for
 * four hours is nobody's doing, so the server says when that will next be so, and the list is fetched again once then.
 */
export const useWorklist = () => {
  const { data, previousData, error, refetch } = useWorklistQuery()
  const worklist = (data ?? previousData)?.worklist
  const nextAt = worklist?.nextUnansweredAt

  // Depends on the whole answer: if the browser's clock is fast, the next one names the same moment.
  useEffect(() => {
    if (!nextAt) return
    const wait = Math.max(LEAST_MS, Date.parse(nextAt) - serverNow().getTime())
    const timer = setTimeout(() => void refetch().catch(() => {}), wait)
    return () => clearTimeout(timer)
  }, [worklist, nextAt, refetch])

  return { worklist, error }
}
