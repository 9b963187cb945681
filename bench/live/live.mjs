import { setTimeout as sleep } from 'node:timers/promises'
import { openBenchDatabase } from '../benchDatabase.mjs'
import { cpuUs, residentMb } from '../cpu.mjs'
import { measureRounds, undoWrites } from '../measure.mjs'
import { operations } from '../operations.mjs'
import { requestsOf } from '../requests.mjs'
import { startServer } from '../servers.mjs'
import { readWorld } from '../world.mjs'
import { INSPECTED, openHeap } from './heap.mjs'
import { makeViewers, openScreens } from './screens.mjs'
import { makeStopwatch } from './writer.mjs'

const SCREENS = 1000
const RATES = [10, 50, 200]
/** Changes to one job that every vendor may see. */
const BROADCASTS_PER_SECOND = 2
const SHARED_ZIP = '20001'

const idsOf = async ({ admin }, sql, values) => (await admin.query(sql, values)).rows.map(({ id }) => id)

/** Open jobs of the customers on screen; their bidders and the vendors of the area are partly on screen too. */
const jobsOnScreen = (setup, viewers) =>
  idsOf(
    setup,
    `select id from jobs where status = 'pending' and type = 'junk_pickup' and customer_id = any($1)
     order by md5(id::text) limit 2000`,
    [viewers.map(({ id }) => id)],
  )

/** One open job in an area that all these vendors serve. */
const jobOfAll = async (setup, viewers) => {
  await setup.admin.query(
    'insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), v, $1 from unnest($2::uuid[]) v on conflict do nothing',
    [SHARED_ZIP, viewers.map(({ id }) => id)],
  )
  return idsOf(
    setup,
    `update jobs set zip_code = $1 where id = (
       select id from jobs where status = 'pending' and type = 'junk_pickup' order by md5(id::text) desc limit 1)
     returning id`,
    [SHARED_ZIP],
  )
}

/** Processor time of the server and PostgreSQL, in fractions of a core, while `act` runs. */
const withCpu = async ({ setup, server }, act) => {
  const before = { server: cpuUs(server.pid), database: cpuUs(setup.pid) }
  const startedAt = performance.now()
  const found = await act()
  const elapsedUs = (performance.now() - startedAt) * 1000
  const cores = {
    server: (cpuUs(server.pid) - before.server) / elapsedUs,
    database: (cpuUs(setup.pid) - before.database) / elapsedUs,
  }
  return { ...found, cores }
}

const openLive = async size => {
  const setup = await openBenchDatabase(size, { isPinned: false })
  const server = await startServer('haulbid', setup, {
    node: INSPECTED,
    env: { WORKER: 'on' },
    isPinned: false,
  })
  const heap = await openHeap(server)
  const stop = async () => {
    heap.close()
    await server.stop()
    await setup.stop()
  }
  return { setup, server, heap, stop }
}

const RECORDERS = ['record_inserted', 'record_updated', 'record_deleted']

/** Compares bids with and without the triggers that record changes, in turn. */
const submitBids = async (size, { rounds, seconds }) => {
  const setup = await openBenchDatabase(size, { isPinned: false })
  const server = await startServer('haulbid', setup, { isPinned: false })
  const recorders = async isOn => {
    for (const table of ['bids', 'jobs'])
      for (const trigger of RECORDERS)
        await setup.admin.query(`alter table ${table} ${isOn ? 'enable' : 'disable'} trigger ${trigger}`)
  }
  try {
    const world = await readWorld(setup)
    const subject = (key, isOnNext) => ({
      key,
      setup,
      server,
      next: () => requestsOf(operations.submitBid, world),
      after: async () => {
        await undoWrites(setup)
        await setup.admin.query('truncate changes')
        await recorders(isOnNext)
      },
    })
    const { recorded, plain } = await measureRounds([subject('recorded', false), subject('plain', true)], {
      rounds,
      seconds,
    })
    return {
      recorded: recorded.perSecond,
      plain: plain.perSecond,
      ratio: recorded.perSecond / plain.perSecond,
    }
  } finally {
    await server.stop()
    await setup.stop()
  }
}

/** Sends one job to every vendor with an open screen, several times. */
export const broadcastTo = async ({ setup, server }, seconds) => {
  const stopwatch = makeStopwatch()
  const vendors = await makeViewers(setup, { vendor: SCREENS })
  const jobIds = await jobOfAll(setup, vendors)
  const all = await openScreens(server.port, vendors, stopwatch.onMessage)
  try {
    return await stopwatch.run({ url: setup.url, jobIds, perSecond: BROADCASTS_PER_SECOND, seconds })
  } finally {
    all.close()
  }
}

/**
 * Measures the time from commit to the screens: few viewers per change at several rates, then one job for every
 * vendor.
 */
export const runLive = async ({ size, rounds, seconds }) => {
  const live = await openLive(size)
  const { setup, server, heap } = live
  const stopwatch = makeStopwatch()
  try {
    const heapBefore = await heap.usedBytes()
    const viewers = await makeViewers(setup, { customer: SCREENS / 2, vendor: SCREENS / 2 })
    const screens = await openScreens(server.port, viewers, stopwatch.onMessage)
    await sleep(1000)
    const idle = await withCpu(live, () => sleep(5000))
    const heapPerScreen = ((await heap.usedBytes()) - heapBefore) / SCREENS
    const jobIds = await jobsOnScreen(setup, viewers)
    const rates = []
    for (const perSecond of RATES) {
      process.stdout.write(`${perSecond}/s `)
      const how = { url: setup.url, jobIds, perSecond, seconds: seconds * 4 }
      rates.push({ perSecond, ...(await withCpu(live, () => stopwatch.run(how))) })
    }
    screens.close()
    await sleep(1000)
    process.stdout.write('broadcast ')
    const broadcast = await withCpu(live, () => broadcastTo(live, seconds * 4))
    await live.stop()
    process.stdout.write('submitBid ')
    const bids = await submitBids(size, { rounds, seconds })
    console.log()
    return { size, screens: SCREENS, idle: idle.cores, heapPerScreen, rates, broadcast, bids }
  } catch (error) {
    await live.stop().catch(() => {})
    throw error
  }
}

/** Keeps a thousand screens open at ten changes a second, and reports the heap after each minute and the delay. */
export const runSoak = async ({ size, minutes }) => {
  const live = await openLive(size)
  const { setup, server, heap } = live
  const stopwatch = makeStopwatch()
  try {
    const viewers = await makeViewers(setup, { customer: SCREENS / 2, vendor: SCREENS / 2 })
    const screens = await openScreens(server.port, viewers, stopwatch.onMessage)
    const jobIds = await jobsOnScreen(setup, viewers)
    const samples = []
    for (let minute = 1; minute <= minutes; minute++) {
      const { socket, reloads } = await stopwatch.run({ url: setup.url, jobIds, perSecond: 10, seconds: 58 })
      const { rows } = await setup.admin.query('select count(*)::int as count from changes')
      samples.push({
        minute,
        reloads,
        p95: socket.p95,
        changesKept: rows[0].count,
        heapMb: (await heap.usedBytes()) / 2 ** 20,
        residentMb: residentMb(server.pid),
      })
      console.log(JSON.stringify(samples.at(-1)))
    }
    screens.close()
    return { size, screens: SCREENS, minutes, samples }
  } finally {
    await live.stop()
  }
}
