import { postJunk } from '../deals.js'
import { eventually } from '../eventually.js'
import { build, freePort, ServerProcess } from '../process/serverProcess.js'
import { customer, type TestUser } from '../users.js'
import { findHalfDone, outboxMails } from './consistency.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

const VENDORS = 1200
/** How many of them get a digest. */
const READERS = 200
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
      insert into users (id, username, email, first_name, last_name, user_type, email_confirmed_at)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor', now()
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

/** What a killed process held is free after five minutes: they pass. */
const freeHeldTasks = async () => {
  await install.ask("update graphile_worker._private_jobs set locked_at = locked_at - interval '10 minutes'")
  await install.ask(
    "update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at < now() - interval '9 minutes'",
  )
}

it('tells each vendor of a job once, through kill -9 of a process that is telling them', async () => {
  const jobs: string[] = []
  for (let round = 0; round < 3; round++) {
    jobs.push(await postJunk(dana, { ...soon(), zipCode: ZIP }))
    // At another moment each time: before, while or after the vendors are told.
    await eventually(true, async () => (await told(jobs[round]!)) >= round * 500, PATIENCE_MS)
    await install.killServer()
    await freeHeldTasks()
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

it('mails each digest once, through kill -9 of a process that is sending them', async () => {
  // Their mails of the jobs above are still to come: instead, they are to have them together.
  await install.ask("delete from graphile_worker._private_jobs where payload ->> 'noticeId' is not null")
  await install.ask(`
    insert into held_notices (notice_id, channel, user_id, notice_group, due_at)
    select n.id, 'mail', n.user_id, 'new_jobs', now() from notices n where n.mailed_with is null
      and n.user_id in (select vendor_id from service_areas where zip_code = '${ZIP}' order by vendor_id limit ${READERS})`)
  const due = (await install.ask('select count(*)::int from held_notices'))[0].count
  expect(due).toBeGreaterThan(READERS)
  const mailed = async () =>
    (
      await install.ask(
        'select count(distinct n.user_id)::int from notices n join held_notices h on h.notice_id = n.id where n.mailed_with is not null',
      )
    )[0].count
  for (let round = 0; round < 3; round++) {
    await install.ask("select graphile_worker.add_job('sendDigests', '{}')")
    await eventually(true, async () => (await mailed()) > round * 40, PATIENCE_MS)
    await install.killServer()
    await freeHeldTasks()
    await install.startServer()
  }
  const isSent = async () =>
    (
      await install.ask(`select count(*)::int from (select payload from graphile_worker._private_jobs
        union all select payload from queued_tasks) p where payload ->> 'digestId' is not null`)
    )[0].count === 0
  await eventually(true, async () => (await mailed()) === READERS && (await isSent()), PATIENCE_MS)

  // Each notice is in one digest, and each person has one.
  expect(
    await install.ask(`select h.user_id from held_notices h join notices n on n.id = h.notice_id
      group by 1 having count(distinct n.mailed_with) <> 1 or bool_or(n.mailed_with is distinct from h.digest_id)`),
  ).toEqual([])
  // A process killed between sending and recording sends again: the same mail, with the same id.
  const ids = new Map<string, Set<string>>()
  for (const text of outboxMails(install).filter(text => text.includes('new jobs'))) {
    const to = /^To: (.+)$/m.exec(text)![1]!.trim()
    const id = /^Message-ID: (.+)$/m.exec(text)![1]!.trim()
    ids.set(to, (ids.get(to) ?? new Set()).add(id))
  }
  expect(ids.size).toBe(READERS)
  expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([])
}, 400_000)
