import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/freePort.mjs'
import { postJunk } from '../deals.js'
import { eventually } from '../eventually.js'
import { build, ServerProcess } from '../process/serverProcess.js'
import { type PushService, startPushService, subscribedBrowser } from '../pushService.js'
import { customer, type TestUser } from '../users.js'
import { findHalfDone, outboxMails } from './consistency.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

const VENDORS = 1200
/** The number of vendors who get a digest. */
const READERS = 200
const ZIP = '77001'
/** Vendors of another ZIP code get pushes and texts. */
const LISTENERS = 80
const LISTENERS_ZIP = '75201'
/** Slow machines need far more time than usual. */
const PATIENCE_MS = 90_000

let service: PushService
let install: Install
let other: ServerProcess
let dana: TestUser

beforeAll(async () => {
  await build()
  service = await startPushService()
  install = await Install.start({ PUSH_SERVICES: `https://*.push.example, ${service.origin}` })
  // A second process works on the same queue.
  other = await new ServerProcess({ ...install.server.settings, PORT: String(await freePort()) }).ready()
  dana = await customer(install.harness)
  await install.ask(`
    with made as (
      insert into users (id, username, email, first_name, last_name, user_type, email_confirmed_at)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor', now()
        from (select gen_random_uuid() as id from generate_series(1, ${VENDORS})) ids returning id),
    areas as (insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), id, '${ZIP}' from made),
    -- Whatever the time is, they hear at once.
    quiet as (insert into quiet_hours (user_id, is_on, time_zone) select id, false, 'America/Chicago' from made)
    insert into vendor_services (id, vendor_id, service_type) select gen_random_uuid(), id, 'junk_pickup' from made`)
}, 180_000)

afterAll(async () => {
  await other?.end('SIGTERM')
  await install.stop()
  await service.stop()
})

const told = async (jobId: string): Promise<number> =>
  (await install.ask(`select count(*)::int from notices where event_id = '${jobId}'`))[0].count

/** Makes held tasks look abandoned, since the queue frees those of a killed process after five minutes. */
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
    // Each round kills the process at another moment: before, while or after the vendors are told.
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
  // The digest should contain the notices of the jobs above, so their mails are dropped.
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

  // Each notice is in one digest, and each person gets one.
  expect(
    await install.ask(`select h.user_id from held_notices h join notices n on n.id = h.notice_id
      group by 1 having count(distinct n.mailed_with) <> 1 or bool_or(n.mailed_with is distinct from h.digest_id)`),
  ).toEqual([])
  // A process killed between sending and recording sends the same mail again, with the same id.
  const ids = new Map<string, Set<string>>()
  for (const text of outboxMails(install).filter(text => text.includes('new jobs'))) {
    const to = /^To: (.+)$/m.exec(text)![1]!.trim()
    const id = /^Message-ID: (.+)$/m.exec(text)![1]!.trim()
    ids.set(to, (ids.get(to) ?? new Set()).add(id))
  }
  expect(ids.size).toBe(READERS)
  expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([])
}, 400_000)

/** Vendors with a browser and a number for notices, and no quiet hours. */
const addListeners = async () => {
  const browsers = Array.from({ length: LISTENERS }, () => subscribedBrowser(service.origin))
  await install.ask(`
    with browsers as (
      select gen_random_uuid() as user_id, gen_random_uuid() as session_id, n, value as browser
        from json_array_elements('${JSON.stringify(browsers.map(({ input }) => input))}') with ordinality b (value, n)),
    users as (
      insert into users (id, username, email, first_name, last_name, user_type, email_confirmed_at)
      select user_id, user_id::text, user_id || '@example.com', 'Kim', 'Vendor', 'vendor', now() from browsers),
    areas as (
      insert into service_areas (id, vendor_id, zip_code)
      select gen_random_uuid(), user_id, '${LISTENERS_ZIP}' from browsers),
    services as (
      insert into vendor_services (id, vendor_id, service_type)
      select gen_random_uuid(), user_id, 'junk_pickup' from browsers),
    quiet as (
      insert into quiet_hours (user_id, is_on, time_zone) select user_id, false, 'America/Chicago' from browsers),
    choices as (
      insert into notice_preferences (user_id, notice_group, channel, frequency, changed_at)
      select user_id, 'new_jobs', 'sms', 'now', now() from browsers),
    numbers as (
      insert into text_consents (id, user_id, phone, words, asked_at, confirmed_at)
      select gen_random_uuid(), user_id, '+1512555' || (1000 + n), 'Yes', now(), now() from browsers),
    sessions as (
      insert into sessions (id, user_id, token_hash, expires_at)
      select session_id, user_id, uuid_send(session_id), now() + interval '1 day' from browsers)
    insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
      select gen_random_uuid(), user_id, session_id, browser ->> 'endpoint', browser ->> 'p256dh', browser ->> 'auth', 'Firefox', now()
      from browsers`)
  return browsers
}

const textsSent = (): { to: string; text: string }[] => {
  const folder = join(install.dataDir, 'texts')
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}

it('pushes and texts each reader once through kill -9 of the sending process', async () => {
  const browsers = await addListeners()
  const KILLS = 3
  const jobId = await postJunk(dana, { ...soon(), zipCode: LISTENERS_ZIP })
  for (let kill = 0; kill < KILLS; kill++) {
    await eventually(true, () => service.pushed.length >= (kill * LISTENERS) / KILLS, PATIENCE_MS)
    await install.killServer()
    await freeHeldTasks()
    await install.startServer()
  }
  await eventually(LISTENERS, () => told(jobId), PATIENCE_MS)
  const isSent = async () =>
    (
      await install.ask(`select count(*)::int from (select task_identifier as task from graphile_worker.jobs
        union all select task from queued_tasks) t where task in ('noticePush', 'devicePush', 'noticeText')`)
    )[0].count === 0
  await eventually(true, isSent, PATIENCE_MS)

  const pushesTo = browsers.map(browser => service.pushed.filter(({ path }) => path === browser.path))
  const textsTo = Array.from({ length: LISTENERS }, (_, n) =>
    textsSent().filter(({ to }) => to === `+1512555${1001 + n}`),
  )
  expect(pushesTo.filter(pushes => pushes.length === 0)).toEqual([])
  expect(textsTo.filter(texts => texts.length === 0)).toEqual([])
  // A process killed between sending and recording sends again. It works on two tasks at a time, and browsers show
  // one of each tag.
  const again = [...pushesTo, ...textsTo].reduce((sum, sent) => sum + sent.length - 1, 0)
  expect(again).toBeLessThanOrEqual(2 * KILLS)
  for (const [n, pushes] of pushesTo.entries()) {
    const tags = new Set(pushes.map(({ body }) => browsers[n]!.read(body).tag))
    expect(tags.size).toBe(1)
  }
}, 400_000)
