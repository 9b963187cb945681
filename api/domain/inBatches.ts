import type { EntityManager } from '@mikro-orm/postgresql'
import type { AppContext } from './context.js'

interface Batches {
  /** Rows of a batch, at most. */
  size: number
  /** Stops between batches. */
  signal: AbortSignal | undefined
}

/** Finds the next rows, after the last one of the batch before, and does the work for them. */
type Batch = (tx: EntityManager, after: string | null) => Promise<{ id: string }[]>

/**
 * Works through rows, with a transaction for each batch, so that nobody waits longer for a lock than one batch takes.
 * Returns how many were found.
 */
export const inBatches = async (
  { database, taskRelay }: Pick<AppContext, 'database' | 'taskRelay'>,
  { size, signal }: Batches,
  batch: Batch,
): Promise<number> => {
  let count = 0
  let found: { id: string }[] = []
  do {
    signal?.throwIfAborted()
    const after = found.at(-1)?.id ?? null
    found = await database.orm.em.fork().transactional(tx => batch(tx, after))
    taskRelay.wake()
    count += found.length
  } while (found.length === size)
  return count
}
