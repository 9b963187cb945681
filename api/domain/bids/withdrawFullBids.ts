import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import type { RentalSize } from '../../rules/kinds.js'
import { lockUsers } from '../accounts/lockActive.js'
import type { AppContext } from '../context.js'
import { eventIdOf } from '../eventIdOf.js'
import { inBatches } from '../inBatches.js'
import { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { fromStates, makeMove } from '../makeMove.js'
import { stockFacts } from '../stock/stockRows.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { isOpenBid } from '../twinRows.js'
import { Bid } from './Bid.js'
import { hasEnded } from './bidPolicy.js'
import { whyNoStock } from './whyNotBid.js'

const AT_ONCE = 50

const j = columnsOf<JobTable>('j')
const b = columnsOf<Bid>('b')
const { units, away } = stockFacts(j, ':vendorId')

const OPEN = `
  select b.id, b.job_id as "jobId", j.customer_id as "customerId", (${units})::int as units, (${away})::int as away
  from bids b join jobs j on ${j.id} = b.job_id
  where b.vendor_id = :vendorId and ${isOpenBid(b)} and ${j.dumpsterSize} = :size and ${j.status} in ${fromStates(jobGraph, 'accept')}
    and (:after::uuid is null or b.id > :after::uuid)
  order by b.id limit ${AT_ONCE}`

interface Open {
  id: string
  jobId: string
  customerId: string
  units: number | null
  away: number | null
}

interface Values {
  vendorId: string
  size: RentalSize
  after: string | null
  now: Date
}

const tellOf = (
  { id: bidId, vendorId, price }: Bid,
  job: Job,
  now: Date,
): (Told<'bid_withdrawn'> | Told<'bid_out_of_stock'>)[] => {
  const { dumpsterSize, dropoffDate, pickupDate } = job
  const about = { jobId: job.id, eventId: eventIdOf(`out of stock${bidId}${now.getTime()}`) }
  return [
    { ...about, kind: 'bid_withdrawn', to: [job.customerId], data: { bidId, price, isOutOfStock: true } },
    {
      ...about,
      kind: 'bid_out_of_stock',
      to: [vendorId],
      data: { bidId, price, size: dumpsterSize!, from: dropoffDate!, to: pickupDate! },
    },
  ]
}

const withdrawSome = async (tx: EntityManager, values: Values): Promise<Open[]> => {
  const { vendorId, now } = values
  const open = await executeNamed<Open>(tx, OPEN, { ...values })
  const full = open.filter(each => whyNoStock(each))
  if (full.length === 0) return open
  await lockUsers(tx, [vendorId, ...full.map(({ customerId }) => customerId)], LockMode.PESSIMISTIC_READ)
  const bids = await tx.find(
    Bid,
    { id: { $in: full.map(({ id }) => id) }, status: bidGraph.first },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  )
  const jobs = await tx.find(Job, { id: { $in: bids.map(({ jobId }) => jobId) } })
  const told: Told[] = []
  for (const bid of bids.filter(each => !hasEnded(each, now))) {
    bid.status = makeMove(bidGraph, bid.status, 'runOut', 'system')
    bid.outOfStockAt = now
    told.push(...tellOf(bid, jobs.find(({ id }) => id === bid.jobId)!, now))
  }
  await tx.flush()
  await tellAll(tx, { now }, told)
  return open
}

/** Withdraws a vendor's open bids on days for which no dumpster is left, so that no customer chooses one in vain. */
export const withdrawFullBids: Task<'withdrawFullBids'> = async (
  app: AppContext,
  { vendorId, size },
  { signal },
) => {
  await inBatches(app, { size: AT_ONCE, signal }, (tx, after) =>
    withdrawSome(tx, { vendorId, size, after, now: app.clock() }),
  )
}
