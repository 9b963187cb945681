import type { VisitStatus } from './visitGraph.js'
import { isOpenVisit, type VisitKind } from './visits.js'

interface Swapping {
  kind: VisitKind
  status: VisitStatus
  failedAt: Date | string | null
  doneAt: Date | string | null
}

/** The swap that is under way or to come: a rental has one at a time. */
export const openSwap = <Visit extends Swapping>(visits: readonly Visit[]): Visit | undefined =>
  visits.find(({ kind, status }) => kind === 'swap' && isOpenVisit(status))

const isAfter = (done: Date | string | null, failed: Date | string | null): boolean =>
  done !== null && failed !== null && new Date(done) >= new Date(failed)

/** The swap that failed and nobody has made up for. Its price is agreed, so it is scheduled again, not ordered again. */
export const failedSwap = <Visit extends Swapping>(visits: readonly Visit[]): Visit | undefined => {
  const swaps = visits.filter(({ kind }) => kind === 'swap')
  if (openSwap(swaps)) return undefined
  return swaps.findLast(
    ({ status, failedAt }) => status === 'failed' && !swaps.some(({ doneAt }) => isAfter(doneAt, failedAt)),
  )
}

/** The dumpster is there, and no other swap is planned or has to be made up for. */
export const mayAskForSwap = (visits: readonly Swapping[]): boolean =>
  visits.some(({ kind, status }) => kind === 'delivery' && status === 'done') &&
  !openSwap(visits) &&
  !failedSwap(visits)
