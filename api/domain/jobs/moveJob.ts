import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { isUnderWay, type JobMove, type JobStatus, jobGraph } from '../../rules/jobGraph.js'
import type { Mover } from '../../rules/stateGraph.js'
import { orNull } from '../../rules/text.js'
import { type Holding, lockActive } from '../accounts/lockActive.js'
import type { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { Job } from './Job.js'
import { JobEvent } from './JobEvent.js'
import { isTheirs, roleIn } from './jobPolicy.js'

/** Locks the job against all other moves and bids until the transaction ends. */
export const lockJob = async (tx: EntityManager, jobId: string): Promise<Job> => {
  const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!job) throw notFound('Job')
  return job
}

/**
 * Locks a job that the viewer may move, then the viewer, its vendor, and these others. NOT_FOUND for someone else's job, so
 * that its existence stays private.
 */
export const lockOwnJobAnd = async (
  tx: EntityManager,
  viewer: Viewer,
  jobId: string,
  move: JobMove,
  othersOf: (tx: EntityManager, job: Job) => Promise<string[]>,
  lockMode?: Holding,
): Promise<{ job: Job; held: Map<string, User> }> => {
  const job = await lockJob(tx, jobId)
  if (!isTheirs(viewer, job, move)) throw notFound('Job')
  // The history may refer to the vendor: moveJob.
  const others = [...(job.vendorId ? [job.vendorId] : []), ...(await othersOf(tx, job))]
  return { job, held: await lockActive(tx, viewer, { others, lockMode }) }
}

export const lockOwnJob = async (
  tx: EntityManager,
  viewer: Viewer,
  jobId: string,
  move: JobMove,
  lockMode?: Holding,
) => (await lockOwnJobAnd(tx, viewer, jobId, move, async () => [], lockMode)).job

/** Adds an entry to the job's history. */
export const addJobEvent = (
  tx: EntityManager,
  { now }: Context,
  viewer: Viewer,
  job: Job,
  fromStatus: JobStatus | null,
  reason?: string | null,
): JobEvent =>
  tx.create(JobEvent, {
    jobId: job.id,
    actorId: viewer.id,
    fromStatus,
    toStatus: job.status,
    reason: orNull(reason)?.trim() ?? null,
    createdAt: now,
  })

/** Changes the status of a locked job, or refuses with the reason. */
export const moveJob = (
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  job: Job,
  move: JobMove,
  reason?: string | null,
  by: Mover | null = roleIn(viewer, job),
): JobEvent => {
  const before = job.status
  job.status = makeMove(jobGraph, before, move, by)
  job.givenBackAt = isUnderWay(before) && job.status === 'pending' ? context.now : null
  const event = addJobEvent(tx, context, viewer, job, before, reason)
  if (isUnderWay(before) && (job.status === 'pending' || job.status === 'cancelled'))
    event.lostById = job.vendorId
  return event
}

/** The vendor and price of a job, for the audit log. */
export const dealOf = ({ status, vendorId, finalPrice }: Job) => ({ status, vendorId, finalPrice })
