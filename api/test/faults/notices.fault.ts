import { postJunk } from '../deals.js'
import { eventually } from '../eventually.js'
import { build, freePort, ServerProcess } from '../process/serverProcess.js'
import { customer, type TestUser } from '../users.js'
import { findHalfDone } from './consistency.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

const VENDORS = 1200
const ZIP = '77001'
/** Far more than it takes, for slow machines. */
const PATIENCE_MS = 90_000

let install: Install
let other: ServerProcess
let dana: TestUser

beforeAll(async () => {
  await build()
  install = await Install.start()
  // A second process works on the same queue.
  other = await new ServerProcess({ ...install.server.settings, PORT: String(await freePort()) }).ready()
  dana = await customer(install.harness)
  await install.ask(`
    with made as (
      insert into users (id, username, email, first_name, last_name, user_type)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor'
        from (select gen_random_uuid() as id from generate_series(1, ${VENDORS})) ids returning id),
    areas as (insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), id, '${ZIP}' from made)
    insert into vendor_services (id, vendor_id, service_type) select gen_random_uuid(), id, 'junk_pickup' from made`)
}, 180_000)

afterAll(async () => {
  await other?.end('SIGTERM')
  await install.stop()
})

const told = async (jobId: string): Promise<number> =>
  (await install.ask(`select count(*)::int from notices where event_id = '${jobId}'`))[0].count

it('tells each vendor of a job once, through kill -9 of a process that is telling them', async () => {
  const jobs: string[] = []
  for (let round = 0; round < 3; round++) {
    jobs.push(await postJunk(dana, { ...soon(), zipCode: ZIP }))
    // At another moment each time: before, while or after the vendors are told.
    await eventually(true, async () => (await told(jobs[round]!)) >= round * 500, PATIENCE_MS)
    await install.killServer()
    // What a killed process held is free after five minutes: they pass.
    await install.ask(
      "update graphile_worker._private_jobs set locked_at = locked_at - interval '10 minutes'",
    )
    await install.ask(
      "update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at < now() - interval '9 minutes'",
    )
    await install.startServer()
  }
  for (const jobId of jobs) await eventually(VENDORS, () => told(jobId), PATIENCE_MS)
  const tasks = `select payload ->> 'noticeId' as notice from (select payload from graphile_worker._private_jobs
    union all select payload from queued_tasks) p where payload ->> 'noticeId' is not null`
  expect(await install.ask(`select notice from (${tasks}) t group by 1 having count(*) > 1`)).toEqual([])
  const forgotten = await install.ask(
    `select id from notices where mailed_with is null and id::text not in (${tasks})`,
  )
  expect(forgotten).toEqual([])
  expect(await findHalfDone(install)).toEqual({})
}, 400_000)
