import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../../platform/database/database.js'
import { lockUsers } from '../accounts/lockActive.js'
import type { AppContext } from '../context.js'
import { eventIdOf } from '../eventIdOf.js'
import type { Task } from '../TaskPayloads.js'
import { tell } from '../tell.js'
import { recount } from './recount.js'

interface Told {
  rater_id: string
  rated_id: string
  rating: number
}

/**
 * Notifies a job's parties, whom the caller has locked, that its ratings are visible now, and counts them.
 * Marks the ratings as announced, which open screens follow.
 */
export async function tellRevealed(
  tx: EntityManager,
  context: { now: Date },
  jobId: string,
  parties: string[],
): Promise<void> {
  const told = await tx.execute<Told[]>(
    `update ratings set reveal_told = true where job_id = ? and not reveal_told and reveals_at <= ?
      returning rater_id, rated_id, rating`,
    [jobId, context.now],
  )
  if (told.length === 0) return
  await recount(tx, context, parties)
  for (const party of parties) {
    const rating = told.find(({ rated_id }) => rated_id === party)?.rating ?? null
    await tell(tx, context, {
      kind: 'ratings_revealed',
      to: [party],
      jobId,
      eventId: eventIdOf(`revealed${jobId}`),
      data: { rating },
    })
  }
}

const AT_ONCE = 100

/**
 * Recounts users whose figures are out of date. Two ratings revealed at the same moment can miss each other: the count that
 * ends last may have begun first.
 */
const recountDue = async ({ orm, pool }: Database, now: Date, signal?: AbortSignal): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>('select id from users where rating_due_at <= $1', [now])
  for (const { id } of rows) {
    signal?.throwIfAborted()
    await orm.em.fork().transactional(async tx => {
      await lockUsers(tx, [id], LockMode.PESSIMISTIC_WRITE)
      await recount(tx, { now }, [id])
    })
  }
}

/**
 * Counts and announces ratings whose 14 days have passed. Reading them does not depend on it (recount.ts).
 * Each job is a transaction of its own, which locks its parties as a rating does.
 */
export const revealRatings: Task<'revealRatings'> = async (
  { database, clock, taskRelay }: AppContext,
  _,
  { signal },
) => {
  const now = clock()
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const { rows } = await database.pool.query<{ job_id: string; parties: string[] }>(
      `select job_id, array_agg(distinct party) as parties from
        (select job_id, rater_id, rated_id from ratings where not reveal_told and reveals_at <= $1
          order by reveals_at, id limit ${AT_ONCE}) due, unnest(array[rater_id, rated_id]) party
        group by job_id`,
      [now],
    )
    for (const { job_id: jobId, parties } of rows) {
      signal?.throwIfAborted()
      await database.orm.em.fork().transactional(async tx => {
        await lockUsers(tx, parties, LockMode.PESSIMISTIC_WRITE)
        await tellRevealed(tx, { now }, jobId, parties)
      })
    }
    found = rows.length
  }
  await recountDue(database, now, signal)
  taskRelay.wake()
}
