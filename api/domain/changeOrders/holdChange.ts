import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import type { Side } from '../../rules/changeOrders.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { Bid } from '../bids/Bid.js'
import { Charge } from '../charges/Charge.js'
import type { Job } from '../jobs/Job.js'
import { roleIn } from '../jobs/jobPolicy.js'
import { lockJob } from '../jobs/moveJob.js'
import { Visit } from '../visits/Visit.js'
import { VisitPhoto } from '../visits/VisitPhoto.js'
import { ChangeOrder } from './ChangeOrder.js'

/** A job with everything that a change order of its vendor depends on. */
export interface Deal {
  tx: EntityManager
  viewer: Viewer
  side: Side
  job: Job
  bid: Bid
  visits: Visit[]
  orders: ChangeOrder[]
  charges: Charge[]
  /** Photos of visits that could not be done. */
  photos: VisitPhoto[]
}

const byId = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const

/** Locks everything in the one order (docs/decisions/0039-order-of-locks.md). NOT_FOUND for anybody but the two sides. */
export async function holdDeal(tx: EntityManager, viewer: Viewer, jobId: string): Promise<Deal> {
  const job = await lockJob(tx, jobId)
  const side = roleIn(viewer, job)
  if (side !== 'customer' && side !== 'vendor') throw notFound('Job')
  const { vendorId } = job
  await lockActive(tx, viewer, { others: vendorId ? [job.customerId, vendorId] : [job.customerId] })
  const bid = await tx.findOne(Bid, { jobId, status: 'accepted' }, { lockMode: LockMode.PESSIMISTIC_READ })
  const of = { jobId, vendorId }
  const visits = await tx.find(Visit, of, byId)
  const orders = await tx.find(ChangeOrder, of, byId)
  const charges = await tx.find(Charge, of, byId)
  const failed = visits.filter(({ failedAt }) => failedAt).map(({ id }) => id)
  const photos =
    failed.length > 0 ? await tx.find(VisitPhoto, { visitId: { $in: failed }, kind: 'problem' }) : []
  visits.sort((one, other) => one.windowStart.getTime() - other.windowStart.getTime())
  return { tx, viewer, side, job, bid: bid!, visits, orders, charges, photos }
}
