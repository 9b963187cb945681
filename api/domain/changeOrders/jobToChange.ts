import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import type { ChangeOrderMove } from '../../rules/changeOrders/changeOrderGraph.js'
import type { Side } from '../../rules/changeOrders/changeOrders.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Acting, Subject } from '../act.js'
import { Bid } from '../bids/Bid.js'
import { Charge } from '../charges/Charge.js'
import type { Job } from '../jobs/Job.js'
import { roleIn } from '../jobs/jobPolicy.js'
import { lockJob } from '../jobs/jobToMove.js'
import { assigneesOf, unassignLeavers } from '../visits/assignees.js'
import { expectDriversJob } from '../visits/driversJob.js'
import { Visit } from '../visits/Visit.js'
import { VisitPhoto } from '../visits/VisitPhoto.js'
import { ChangeOrder } from './ChangeOrder.js'

/** A job with everything that a change order of its vendor depends on. */
interface JobToChange {
  side: Side
  job: Job
  bid: Bid
  visits: Visit[]
  orders: ChangeOrder[]
  /** Those of every vendor of the job. */
  orderCount: number
  charges: Charge[]
  /** Photos of visits that could not be done. */
  photos: VisitPhoto[]
}

const byId = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const

export type ActingOnJob = JobToChange & Acting

/** Locks everything in the one order (docs/decisions/0039-order-of-locks.md). NOT_FOUND for anybody but the two sides. */
const holdJob = async (acting: Acting, jobId: string): Promise<JobToChange> => {
  const { tx, viewer } = acting
  const job = await lockJob(tx, jobId)
  await expectDriversJob(acting, job)
  const side = viewer.role === 'driver' ? 'vendor' : roleIn(viewer, job)
  if (side !== 'customer' && side !== 'vendor') throw notFound('Job')
  const { vendorId } = job
  const others = [job.customerId, ...(await assigneesOf(tx, jobId))]
  await lockActive(tx, viewer, { others: vendorId ? [...others, vendorId] : others })
  const bid = await tx.findOne(Bid, { jobId, status: 'accepted' }, { lockMode: LockMode.PESSIMISTIC_READ })
  const of = { jobId, vendorId }
  const visits = await tx.find(Visit, of, byId)
  await unassignLeavers(tx, vendorId, visits)
  const all = await tx.find(ChangeOrder, { jobId }, byId)
  const orders = all.filter(order => order.vendorId === vendorId)
  const charges = await tx.find(Charge, of, byId)
  const failed = visits.filter(({ failedAt }) => failedAt).map(({ id }) => id)
  const photos =
    failed.length > 0
      ? await tx.find(VisitPhoto, {
          visitId: { $in: failed },
          kind: 'problem',
          changeOrderId: null,
          chargeId: null,
        })
      : []
  visits.sort((one, other) => one.windowStart.getTime() - other.windowStart.getTime())
  return { side, job, bid: bid!, visits, orders, orderCount: all.length, charges, photos }
}

/** A job that one of its two sides wants to change. */
export const jobToChange: Subject<string, JobToChange> = { by: ['customer', 'vendor'], hold: holdJob }

/** The same, for the proposal that the act decides. NOT_FOUND for everybody but the side that may. */
export const proposalToDecide = (
  move: Exclude<ChangeOrderMove, 'expire'>,
): Subject<string, JobToChange & { order: ChangeOrder }> => ({
  by: ['customer', 'vendor'],
  async hold(acting, id) {
    const seen = await acting.tx.findOne(ChangeOrder, id)
    if (!seen) throw notFound('Change order')
    const held = await holdJob(acting, seen.jobId)
    const order = held.orders.find(each => each.id === id)
    const isProposer = order?.proposedBy === held.side
    if (!order || isProposer !== (move === 'withdraw')) throw notFound('Change order')
    return { ...held, order }
  },
})
