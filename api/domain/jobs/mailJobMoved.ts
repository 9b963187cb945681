import type { EntityManager } from '@mikro-orm/postgresql'
import { enqueue } from '../enqueue.js'
import type { JobEvent } from './JobEvent.js'

/** Mails a step of a job's history to these users, each once, but not to the one who took it. */
export const mailJobMoved = async (tx: EntityManager, event: JobEvent, userIds: (string | null)[]) => {
  // The step gets its number, which names the mail, as it is written: a bigint until it is read again.
  await tx.flush()
  const { jobId, actorId } = event
  const eventId = String(event.id)
  for (const userId of new Set(userIds)) {
    if (userId && userId !== actorId) await enqueue(tx, 'jobMovedMail', { jobId, eventId, userId })
  }
}
