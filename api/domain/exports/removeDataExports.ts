import type { Task } from '../TaskPayloads.js'

const DAY_MS = 86_400_000
/** How long users see that they requested an export. */
const KEPT_DAYS = 30

/** Removes files a day after they were created, and at once if the account was closed. */
export const removeDataExports: Task<'removeDataExports'> = async ({ database: { pool }, store, clock }) => {
  const now = clock()
  // Exports that the queue silently dropped, for example because the task was removed by hand.
  const dropped = await pool.query<{ id: string }>(
    `update data_exports set failed_at = $1 where ready_at is null and failed_at is null and created_at < $2 returning id`,
    [now, new Date(now.getTime() - DAY_MS)],
  )
  for (const { id } of dropped.rows) await store.remove(id)
  const { rows } = await pool.query<{ id: string }>(
    `select e.id from data_exports e join users u on u.id = e.user_id
      where e.ready_at is not null and e.removed_at is null and (e.expires_at <= $1 or u.closed_at is not null)`,
    [now],
  )
  for (const { id } of rows) {
    await store.remove(id)
    await pool.query('update data_exports set removed_at = $2 where id = $1', [id, now])
  }
  await pool.query(
    `delete from data_exports e using users u where u.id = e.user_id
      and (e.removed_at is not null or e.failed_at is not null)
      and (e.created_at < $1 or u.closed_at is not null)`,
    [new Date(now.getTime() - KEPT_DAYS * DAY_MS)],
  )
}
