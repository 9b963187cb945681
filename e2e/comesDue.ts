import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright'
import { dataDir } from './browser.js'
import type { Caller } from './callAs.js'

/** The database of this worker's server. */
const databaseUrl = (): string => {
  const folder = join(dataDir, 'postgres')
  const password = readFileSync(join(folder, 'haulbid.password'), 'utf8').trim()
  // https://www.postgresql.org/docs/18/storage-file-layout.html: line 4 is the port
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://haulbid:${password}@127.0.0.1:${port}/haulbid`
}

/** The order that a customer's page shows. */
export const openOrderOf = (page: Page): string => new URL(page.url()).searchParams.get('order')!

/** Lets the window of a job's next visit begin now. No visit begins days before it, and journeys can't wait for days. */
export const comesDue = async (jobId: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update visits set window_start = now(), window_end = now() + interval '4 hours'
       where id = (select id from visits where job_id = $1 and status = 'scheduled' order by window_start, id limit 1)`,
      [jobId],
    )
    if (rowCount !== 1) throw new Error('No visit of this job is ahead')
  } finally {
    await client.end()
  }
}

/** Starts and completes a job, as clients do that know no visits. */
export const doJob = async ({ call }: Caller, jobId: string): Promise<void> => {
  await comesDue(jobId)
  for (const step of ['startJob', 'completeJob'])
    await call(`mutation ($jobId: UUID!) { ${step}(jobId: $jobId) { id } }`, { jobId })
}
