import { useEffect } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { serverNow } from '../../../serverClock.js'
import { WorklistDocument } from './generated/worklist.js'

/** Limits refetching when many jobs are about to be late. */
const LEAST_MS = 60_000

/**
 * The tasks waiting for an admin. People's acts arrive over the change stream, but nobody acts when a job has gone
 * four hours without a bid, so the server names the next such moment and the list is refetched once at that time.
 */
export const useWorklist = () => {
  const { data, previousData, error, refetch } = useQuery(WorklistDocument)
  const worklist = (data ?? previousData)?.worklist
  const nextAt = worklist?.nextUnansweredAt

  // Depends on the whole answer because the next one names the same moment if the browser's clock is fast.
  useEffect(() => {
    if (!nextAt) return
    const wait = Math.max(LEAST_MS, Date.parse(nextAt) - serverNow().getTime())
    const timer = setTimeout(() => void refetch().catch(() => {}), wait)
    return () => clearTimeout(timer)
  }, [worklist, nextAt, refetch])

  return { worklist, error, reload: () => void refetch().catch(() => {}) }
}
