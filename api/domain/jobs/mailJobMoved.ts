import type { EntityManager } from '@mikro-orm/postgresql'
import { enqueue } from '../enqueue.js'
import type { JobEvent } from './JobEvent.js'

/** Mails an entry of a job's history to these users, each once, except the one who caused it. */
export const mailJobMoved = async (tx: EntityManager, event: JobEvent, userIds: (string | null)[]) => {
  // The event gets its id, which identifies the mail, when it is inserted: a bigint until it is read again.
  await tx.flush()
  const { jobId, actorId } = event
  const eventId = String(event.id)
  for (const userId of new Set(userIds)) {
    if (userId && userId !== actorId) await enqueue(tx, 'jobMovedMail', { jobId, eventId, userId })
  }
}
