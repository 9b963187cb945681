import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { messageRates } from '../../rules/messages/messageBounds.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { personOf, type Viewer } from '../accounts/Viewer.js'
import { act, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { Notice } from '../notices/Notice.js'
import { expectDriversJob } from '../visits/driversJob.js'
import { Message } from './Message.js'
import { mayWrite, vendorToWrite } from './messageRows.js'

const j = columnsOf<JobTable>('j')

/** For a job that the transaction has locked. */
const WRITERS = `select ${vendorToWrite(j)} as "byDefault",
  :vendorId::uuid is not null and ${mayWrite(j, ':vendorId::uuid')} as "mayWrite" from jobs j where ${j.id} = :jobId`

/** Whether the customer and the vendor of a job may write, and to whom by default. */
interface Writers {
  byDefault: string | null
  mayWrite: boolean
}

/** The customer writes to the vendor, and a vendor to the customer. NOT_FOUND for everybody else. */
async function receiverOf(
  tx: EntityManager,
  viewer: Viewer,
  job: Job,
  vendorId: string | null = null,
): Promise<string> {
  const values = { jobId: job.id, viewer: viewer.id, vendorId }
  const [writers] = await executeNamed<Writers & Record<string, unknown>>(tx, WRITERS, values)
  const { byDefault, mayWrite: mayWriteTo } = writers!
  const isCustomer = viewer.id === job.customerId
  if (isCustomer && vendorId) {
    if (mayWriteTo) return vendorId
    throw vendorId === job.vendorId ? conflict('JOB_STATE') : notFound('Vendor')
  }
  if (!isCustomer && byDefault === null && viewer.id !== job.vendorId) throw notFound('Job')
  if (byDefault === null) throw conflict(job.vendorId ? 'JOB_STATE' : 'NO_VENDOR')
  return isCustomer ? byDefault : job.customerId
}

interface Thread {
  jobId: string
  /** The vendor to write to, if several have had the job; by default the one who has it. */
  vendorId?: string | null
}

/** Locks the job, so that nobody writes to a vendor who is just releasing it. */
const threadOfJob: Subject<Thread, { jobId: string; receiverId: string }> = {
  by: ['customer', 'vendor'],
  async hold(acting, { jobId, vendorId }) {
    const { tx, viewer } = acting
    const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_READ })
    if (!job) throw notFound('Job')
    await expectDriversJob(acting, job)
    const receiverId = await receiverOf(tx, viewer, job, vendorId)
    await lockActive(tx, viewer, { others: [receiverId] })
    return { jobId, receiverId }
  },
}

export const sendMessage = act(threadOfJob, async (acting, content: string) => {
  const { tx, context, viewer, now, tell, jobId, receiverId } = acting
  await countMade(context, tx, viewer, messageRates.messages)
  const message = tx.create(Message, {
    jobId,
    senderId: viewer.id,
    personId: personOf(viewer),
    receiverId,
    content,
    createdAt: now,
  })
  tell('message_received', { to: [receiverId], jobId, data: {} })
  return message.id
})

/** Marks everything sent to the viewer about the job as read. */
export async function markMessagesRead(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn('customer', 'vendor')
  const unread = { jobId, readAt: null }
  const read = { readAt: context.now }
  const isNothing = async () =>
    (await context.em.count(Message, { ...unread, receiverId: viewer.id })) === 0 &&
    (await context.em.count(Notice, { ...unread, userId: viewer.personId, kind: 'message_received' })) === 0
  // Nobody locks a job in which there is nothing for them to read.
  if (await isNothing()) return
  await context.act(async tx => {
    // A message being sent shares the lock, so it and its notice are both read or neither is.
    const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_WRITE })
    await expectDriversJob({ tx, viewer, now: context.now }, job!)
    await tx.nativeUpdate(Message, { ...unread, receiverId: viewer.id }, read)
    await tx.nativeUpdate(Notice, { ...unread, userId: viewer.personId, kind: 'message_received' }, read)
  })
}
