import type { Task } from '../queue/tasks.js'

const DAY_MS = 86_400_000

/** What no job or document claims within a day is removed (DESIGN 3): the bytes first, so that none is forgotten. */
export const removeUnclaimed: Task<'removeUnclaimed'> = async ({ database, store, clock }) => {
  const before = new Date(clock().getTime() - DAY_MS)
  const { rows } = await database.pool.query(
    'select id from uploads where job_id is null and vendor_document_id is null and created_at < $1 limit 1000',
    [before],
  )
  for (const { id } of rows) {
    await store.remove(id)
    await database.pool.query(
      'delete from uploads where id = $1 and job_id is null and vendor_document_id is null',
      [id],
    )
  }
}
