import { freePort } from '../../../tools/freePort.mjs'
import { eventually } from '../eventually.js'
import { LiveClient } from '../LiveClient.js'
import { build, ServerProcess } from '../process/serverProcess.js'
import { admin, customer, type TestUser, vendor } from '../users.js'
import { Follower } from './Follower.js'
import { Install } from './Install.js'
import { type Write, writesFor } from './writes.js'
import { answersMore, startWriting, type Writing } from './writing.js'

/** Few enough to list what a screen missed. With more than 300 changes it reloads everything. */
const WRITERS = 3
/** Some before the fault and some after it. Each makes about three changes. */
const WRITES = 20

/** After a crash of PostgreSQL the change stream goes back ten seconds, and up to its last read before those. */
const REPEATED_S = 15

let install: Install
let other: ServerProcess
let next: () => Write
/** An admin and a vendor, who both get the changes to every job. */
let people: TestUser[]
let writing: Writing | undefined
const followers: Follower[] = []

beforeAll(async () => {
  await build()
  const port = await freePort()
  const settings = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
  install = await Install.start(settings)
  other = await new ServerProcess({ ...install.server.settings, PORT: String(await freePort()) }).ready()
  next = await writesFor(install)
  people = [await admin(install.harness), await vendor(install.harness)]
  // These changes must not be among those repeated after a crash: there are too many to list, and a vendor whose
  // areas changed refetches everything.
  await eventually(true, isPreparationOld, 30_000)
}, 180_000)

const isPreparationOld = async () => {
  const [{ isOld }] = await install.ask(
    `select max(at) < clock_timestamp() - interval '${REPEATED_S} s' as "isOld" from changes`,
  )
  return isOld as boolean
}

afterEach(async () => {
  await writing?.stop()
  await Promise.all(followers.splice(0).map(follower => follower.stop()))
})

afterAll(async () => {
  await other.end('SIGTERM')
  await install.stop()
})

/** Two screens of the admin and two of the vendor; each kind at both processes. */
const follow = async () => {
  const urls = [install.url, other.url]
  const all = people.flatMap(({ cookie }) => [
    new Follower(urls, cookie),
    new Follower(urls.toReversed(), cookie),
  ])
  followers.push(...all)
  await eventually(true, () => all.every(({ isUp }) => isUp))
  return { admins: all.slice(0, 2), vendors: all.slice(2) }
}

const idsSince = async (table: string, start: Date) =>
  (await install.ask(`select id from ${table} where created_at >= '${start.toISOString()}'`)).map(
    ({ id }) => id as string,
  )

const missedBy = ({ heard }: Follower, ids: string[]) => ids.filter(id => !heard.has(id))

/** Everything in the database since then has reached everybody who may see it. */
const expectNothingMissed = async (start: Date, { admins, vendors }: Awaited<ReturnType<typeof follow>>) => {
  const jobs = await idsSince('jobs', start)
  const bids = await idsSince('bids', start)
  expect(jobs.length).toBeGreaterThan(5)
  for (const follower of vendors) await eventually(0, () => missedBy(follower, jobs).length)
  for (const follower of admins) await eventually(0, () => missedBy(follower, [...jobs, ...bids]).length)
  expect([...admins, ...vendors].map(({ reloads }) => reloads)).toEqual([0, 0, 0, 0])
}

it('misses nothing through kill -9 of PostgreSQL', async () => {
  const all = await follow()
  const start = new Date()
  writing = startWriting(WRITERS, next)
  await answersMore(writing.ledger, WRITES)
  install.postgres.kill()
  await eventually(503, () => install.status('/readyz'))
  // Waits for the change stream, because a fast machine would otherwise write more than can be listed.
  await writing.stop()
  await install.postgres.restart()
  await eventually(200, () => install.status('/readyz'))
  writing = startWriting(WRITERS, next)
  await answersMore(writing.ledger, WRITES)
  await writing.stop()
  await expectNothingMissed(start, all)
})

it('misses nothing through kill -9 of a process: its screens go on at the other', async () => {
  const all = await follow()
  const start = new Date()
  writing = startWriting(WRITERS, next)
  await answersMore(writing.ledger, WRITES)
  await other.end('SIGKILL')
  const moved = [all.admins[1]!, all.vendors[1]!]
  await eventually(true, () => moved.every(({ ends, isUp }) => ends.length > 0 && isUp))
  await answersMore(writing.ledger, WRITES)
  other = await new ServerProcess(other.settings).ready()
  await install.killServer()
  await install.startServer()
  await answersMore(writing.ledger, WRITES)
  await writing.stop()
  for (const { ends } of followers) expect(ends).toContain(1006)
  await expectNothingMissed(start, all)
})

it('closes a screen whose session was deleted before the process had its database back', async () => {
  const kim = await customer(install.harness)
  const screen = await LiveClient.listen(install.url, { cookie: kim.cookie })
  const stays = await LiveClient.listen(install.url, { cookie: (await customer(install.harness)).cookie })
  install.postgres.kill()
  await eventually(503, () => install.status('/readyz'))
  expect(screen.closed).toBeUndefined()
  await install.postgres.restart()
  await install.ask(`delete from sessions where user_id = '${kim.id}'`)
  await eventually(4401, () => screen.closed?.code)
  await eventually(200, () => install.status('/readyz'))
  expect(stays.closed).toBeUndefined()
  await stays.close()
})
