import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { changeOrderGraph } from '../../rules/changeOrders/changeOrderGraph.js'
import {
  hasJustEnded,
  isProposalEnding,
  PROPOSAL_ENDING_HOURS,
} from '../../rules/changeOrders/changeOrders.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { daysBefore } from '../../rules/dates.js'
import { Charge } from '../charges/Charge.js'
import type { AppContext } from '../context.js'
import { eventIdOf } from '../eventIdOf.js'
import { inBatches } from '../inBatches.js'
import { Job } from '../jobs/Job.js'
import { fromStates, makeMove, toState } from '../makeMove.js'
import { type Due, tellDue } from '../tellDue.js'
import { ChangeOrder } from './ChangeOrder.js'
import { changeData } from './tellChange.js'

/** Change orders per transaction. */
const AT_ONCE = 100

const o = columnsOf<ChangeOrder>('o')
const isOpen = `${o.status} in ${fromStates(changeOrderGraph, 'expire')}`

/** The jobs of proposals whose time is over, which all acts lock first. */
const DUE = `select j.id from jobs j where j.id in (select o.job_id from change_orders o
    where ${isOpen} and ${o.expiresAt} <= :now::timestamptz limit ${AT_ONCE})
  order by j.id for update of j skip locked`

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const

/** Ends proposals by their time, with the charges that they propose. */
const endDue = async (tx: EntityManager, now: Date): Promise<{ id: string }[]> => {
  const jobs = await executeNamed<{ id: string }>(tx, DUE, { now })
  const jobIds = jobs.map(({ id }) => id)
  const isDue = { status: { $in: [...changeOrderGraph.moves.expire.from] }, expiresAt: { $lte: now } }
  const orders = await tx.find(ChangeOrder, { jobId: { $in: jobIds }, ...isDue }, locked)
  const isTheirs = { changeOrderId: { $in: orders.map(({ id }) => id) } }
  const charges = await tx.find(Charge, { ...isTheirs, status: chargeGraph.first }, locked)
  for (const order of orders) {
    order.status = makeMove(changeOrderGraph, order.status, 'expire', 'system')
    order.decidedAt = now
  }
  for (const charge of charges) charge.status = makeMove(chargeGraph, charge.status, 'lapse', 'system')
  await tx.flush()
  return jobs
}

const NEWS = `select o.id from change_orders o
  where ((${isOpen} and ${o.expiresAt} > :now::timestamptz and ${o.expiresAt} <= :until::timestamptz)
      or (${o.status} = ${toState(changeOrderGraph, 'expire')} and ${o.decidedAt} > :since::timestamptz))
    and (:after::uuid is null or o.id > :after::uuid)
  order by o.id limit ${AT_ONCE}`

/** Before its end, the side that should answer; after it, the side that proposed. */
const dueOf = (order: ChangeOrder, job: Job, now: Date): Due<'change_ending' | 'change_expired'>[] => {
  const isEnding = isProposalEnding(order, now)
  if (!isEnding && !hasJustEnded(order, now)) return []
  const kind = isEnding ? 'change_ending' : 'change_expired'
  const isToCustomer = (order.proposedBy === 'customer') !== isEnding
  return [
    {
      kind,
      to: [isToCustomer ? job.customerId : order.vendorId],
      jobId: job.id,
      eventId: eventIdOf(`${kind}${order.id}`),
      data: { ...changeData(job, order), expiresAt: order.expiresAt.toISOString() },
    },
  ]
}

const tellNews = async (tx: EntityManager, after: string | null, now: Date): Promise<{ id: string }[]> => {
  const until = new Date(now.getTime() + PROPOSAL_ENDING_HOURS * 3_600_000)
  const found = await executeNamed<{ id: string }>(tx, NEWS, { now, until, since: daysBefore(now, 1), after })
  const orders = await tx.find(ChangeOrder, { id: { $in: found.map(({ id }) => id) } })
  const jobs = await tx.find(Job, { id: { $in: orders.map(({ jobId }) => jobId) } })
  const jobOf = new Map(jobs.map(job => [job.id, job]))
  await tellDue(
    tx,
    now,
    orders.flatMap(order => dueOf(order, jobOf.get(order.jobId)!, now)),
  )
  return found
}

/** Ends proposals by their time, and reminds the side that should answer. Run late, twice, or by two processes, each is told once. */
export async function endChanges(app: AppContext, now: Date, signal: AbortSignal | undefined): Promise<void> {
  await inBatches(app, { size: AT_ONCE, signal }, tx => endDue(tx, now))
  await inBatches(app, { size: AT_ONCE, signal }, (tx, after) => tellNews(tx, after, now))
}
