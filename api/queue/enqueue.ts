import type { EntityManager } from '@mikro-orm/postgresql'
import type { Tasks } from './tasks.js'

/** Puts a task on the queue of the same database; inside a transaction it is there if and only if that commits. */
export async function enqueue<Name extends keyof Tasks>(
  em: EntityManager,
  name: Name,
  payload: Tasks[Name],
): Promise<void> {
  await em.execute('select graphile_worker.add_job(?, ?::json)', [name, JSON.stringify(payload)])
}
