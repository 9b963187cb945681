import type { Task } from '../queue/tasks.js'

/** Sessions, links and throttles that no longer count for anything. */
export const removeExpired: Task<'removeExpired'> = async ({ database, clock }) => {
  for (const table of ['sessions', 'password_tokens', 'throttles']) {
    await database.pool.query(`delete from ${table} where expires_at < $1`, [clock()])
  }
}
