import { badField } from '../../platform/errors.js'
import { failedSwap, openSwap } from '../../rules/visits/swaps.js'
import { windowProblem } from '../../rules/visits/visits.js'
import { conflict } from '../conflicts.js'
import { followVisits } from '../visits/followVisits.js'
import { Visit } from '../visits/Visit.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { ActingOnJob } from './jobToChange.js'

type Swapping = Pick<ActingOnJob, 'job' | 'visits'>

interface Window {
  windowStart: Date
  windowEnd: Date
}

/** Refuses a swap before the dumpster is there, beside another swap, or at a time that doesn't fit. */
export const expectSwap = ({ job, visits }: Swapping, window: Window, now: Date): void => {
  if (job.type !== 'dumpster_rental') throw conflict('VISIT_STATE', 'Only a rental has swaps')
  if (!visits.some(({ kind, status }) => kind === 'delivery' && status === 'done'))
    throw conflict('SWAP_EARLY')
  if (openSwap(visits)) throw conflict('VISIT_STATE', 'A swap is already planned')
  if (failedSwap(visits)) throw conflict('VISIT_STATE', "Schedule the swap again that couldn't be done")
  const problem = windowProblem(window, now)
  if (problem) throw badField(problem.path, problem.message)
  followVisits({ ...job }, [...visits, { ...visits[0]!, ...window, kind: 'swap', status: 'scheduled' }])
}

/** Plans the visit that an accepted change order asks for. */
export const addSwap = (
  { tx, job, visits }: Swapping & { tx: Pick<ActingOnJob['tx'], 'create'> },
  order: ChangeOrder,
  window: Window,
  now: Date,
): Visit => {
  expectSwap({ job, visits }, window, now)
  const { id: jobId, vendorId } = job
  const swap = tx.create(Visit, { jobId, vendorId: vendorId!, kind: 'swap', ...window, createdAt: now })
  visits.push(swap)
  order.visitId = swap.id
  return swap
}
