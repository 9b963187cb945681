import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { Notice } from '../notices/Notice.js'
import { tell } from '../tell.js'
import type { SendMessageInput } from './inputs.js'
import { Message } from './Message.js'
import { mayMessage, receiverOf } from './messagePolicy.js'

/** Locks the job, so that nobody writes to a vendor who is just releasing it. */
export async function sendMessage(context: Context, { jobId, content }: SendMessageInput): Promise<string> {
  const viewer = await context.signedIn('customer', 'vendor')
  return context.act(async tx => {
    const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_READ })
    if (!job || (viewer.id !== job.customerId && viewer.id !== job.vendorId)) throw notFound('Job')
    if (!mayMessage(viewer, job)) throw conflict(job.vendorId ? 'JOB_STATE' : 'NO_VENDOR')
    const receiverId = receiverOf(viewer, job)!
    await lockActive(tx, viewer, { others: [receiverId] })
    await countMade(context, tx, viewer, 'messages')
    const message = tx.create(Message, {
      jobId,
      senderId: viewer.id,
      receiverId,
      content,
      createdAt: context.now,
    })
    await tx.flush()
    await tell(tx, context, { kind: 'message_received', to: [receiverId], jobId, data: {} })
    return message.id
  })
}

/** Marks everything sent to the viewer about the job as read. */
export async function markMessagesRead(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn('customer', 'vendor')
  const unread = { jobId, readAt: null }
  const read = { readAt: context.now }
  // Nobody locks a job in which there is nothing for them to read.
  if ((await context.em.count(Message, { ...unread, receiverId: viewer.id })) === 0) return
  await context.act(async tx => {
    // A message being sent shares the lock, so it and its notice are both read or neither is.
    await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_WRITE })
    await tx.nativeUpdate(Message, { ...unread, receiverId: viewer.id }, read)
    await tx.nativeUpdate(Notice, { ...unread, userId: viewer.id, kind: 'message_received' }, read)
  })
}
