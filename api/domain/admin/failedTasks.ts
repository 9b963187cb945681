import { withoutSecrets } from '../../platform/queue/withoutSecrets.js'
import type { Context } from '../context.js'
import type { FailedTask } from './FailedTask.js'

/** Far more than anybody reads: that many failures share a cause. */
const MOST = 100

/** graphile-worker stores the time of the next attempt, which is this long after the last one. */
const BACKOFF = `exp(least(attempts, 10)) * interval '1 second'`

const FAILED = `select id::text, task_identifier as task, attempts,
    substring(key from '^\\w+:([0-9a-f-]{36})(:|$)') as "subjectId",
    coalesce(last_error, '') as error, created_at as "createdAt", run_at - ${BACKOFF} as "failedAt",
    case when attempts < max_attempts then run_at end as "nextTryAt"
  from graphile_worker.jobs
  where locked_at is null and attempts > 0 and (last_error is not null or attempts >= max_attempts)`

const read = async ({ app }: Context, more: string, values: unknown[]): Promise<FailedTask[]> => {
  const { rows } = await app.database.pool.query<FailedTask>(`${FAILED} ${more}`, values)
  return rows.map(row => ({ ...row, error: withoutSecrets(app.config, row.error) }))
}

/** Those given up come first, since nothing else will retry them, then newest first. */
export const failedTasks = (context: Context, most = MOST) =>
  read(context, 'order by attempts < max_attempts, created_at desc, id desc limit $1', [most])

export const countFailedTasks = async ({ app }: Context, most: number): Promise<number> => {
  const { rows } = await app.database.pool.query(
    `select count(*)::int from (select from (${FAILED}) failed limit $1) counted`,
    [most],
  )
  return rows[0].count
}

export const findFailedTask = async (context: Context, id: string): Promise<FailedTask | null> => {
  if (!/^\d{1,18}$/.test(id)) return null
  return (await read(context, 'and id = $1', [id]))[0] ?? null
}
