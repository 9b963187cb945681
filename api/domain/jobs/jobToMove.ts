import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { type JobMove, type JobStatus, jobGraph } from '../../rules/jobs/jobGraph.js'
import { orNull } from '../../rules/text.js'
import { type Holding, lockActive } from '../accounts/lockActive.js'
import type { User } from '../accounts/User.js'
import { personOf } from '../accounts/Viewer.js'
import type { Acting, Subject } from '../act.js'
import { Job } from './Job.js'
import { JobEvent } from './JobEvent.js'
import { isTheirs } from './jobPolicy.js'

/** Locks the job against all other moves and bids until the transaction ends. */
export const lockJob = async (tx: EntityManager, jobId: string): Promise<Job> => {
  const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!job) throw notFound('Job')
  return job
}

interface JobToMove {
  job: Job
  /** The locked accounts: the viewer, the job's vendor, and the others. */
  held: Map<string, User>
}

interface More {
  /** Other people whom the act depends on. */
  others?: (tx: EntityManager, job: Job) => Promise<string[]>
  lockMode?: Holding
}

/** A job that the act moves. */
export const jobToMove = (move: JobMove, { others, lockMode }: More = {}): Subject<string, JobToMove> => ({
  by: jobGraph.moves[move].by,
  async hold({ tx, viewer }, jobId) {
    const job = await lockJob(tx, jobId)
    if (!isTheirs(viewer, job, move)) throw notFound('Job')
    // The history may refer to the vendor: moveJob.
    const ids = [...(job.vendorId ? [job.vendorId] : []), ...((await others?.(tx, job)) ?? [])]
    return { job, held: await lockActive(tx, viewer, { others: ids, lockMode }) }
  },
})

/** Adds an entry to the job's history. */
export const addJobEvent = (
  { tx, now, viewer }: Acting,
  job: Job,
  fromStatus: JobStatus | null,
  reason?: string | null,
): JobEvent =>
  tx.create(JobEvent, {
    jobId: job.id,
    actorId: viewer.id,
    personId: personOf(viewer),
    fromStatus,
    toStatus: job.status,
    reason: orNull(reason)?.trim() ?? null,
    createdAt: now,
  })

/** The vendor and price of a job, for the audit log. */
export const dealOf = ({ status, vendorId, finalPrice }: Job) => ({ status, vendorId, finalPrice })
