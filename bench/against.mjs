import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { measureRounds } from './measure.mjs'

const root = join(import.meta.dirname, '..')

const percent = (now, before) => `${((now / before - 1) * 100).toFixed(1)} %`.padStart(8)

/**
 * Imitates a disk or network volume that takes this long to flush the log, where this machine's may take a tenth of a
 * millisecond. PostgreSQL waits so long before each flush, and commits that arrive in that time share it, as on such a
 * disk.
 */
const slowFlush = async ({ admin }, flushMs) => {
  await admin.query(`alter system set commit_delay = ${Math.round(flushMs * 1000)}`)
  await admin.query('alter system set commit_siblings = 0')
  await admin.query('select pg_reload_conf()')
}

/**
 * A checkout's build with its own database and its own bench, because tables and documents change between builds.
 * `key` names it in the results. Unpinned, everything shares all cores, and lock contention shows that one core
 * hides.
 */
const openBuild = async (key, folder, { size, isPinned, flushMs }) => {
  if (!existsSync(join(folder, 'dist/api/main.js')))
    throw new Error(`No build in ${folder}: run npm run build there`)
  const own = name => import(pathToFileURL(join(folder, 'bench', name)).href)
  const { openBenchDatabase } = await own('benchDatabase.mjs')
  const { startServer } = await own('servers.mjs')
  const { readWorld } = await own('world.mjs')
  const { requestsOf } = await own('requests.mjs')
  const { undoWrites } = await own('measure.mjs')
  const { operations } = await own('operations.mjs')
  const setup = await openBenchDatabase(size, { isPinned })
  if (flushMs > 0) await slowFlush(setup, flushMs)
  const stop = async () => {
    await server?.stop()
    await setup.stop()
  }
  let server
  try {
    server = await startServer('haulbid', setup, { isPinned })
    const world = await readWorld(setup)
    const subjectFor = name => ({
      key,
      setup,
      server,
      next: () => requestsOf(operations[name], world),
      after: operations[name].writes ? () => undoWrites(setup) : undefined,
    })
    return { names: Object.keys(operations), subjectFor, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** This build and that of the checkout in `folder`, taking turns. The other must have been built. */
export const runAgainst = async (folder, { rounds, seconds, only, ...where }) => {
  const builds = []
  try {
    builds.push(await openBuild('this', root, where))
    builds.push(await openBuild('other', resolve(folder), where))
    console.log('operation            requests/s     than the other   server CPU   database CPU   range')
    for (const name of builds[0].names) {
      if (only && !only.includes(name)) continue
      const subjects = builds.map(build => build.subjectFor(name))
      const { this: now, other } = await measureRounds(subjects, { rounds, seconds })
      console.log(
        [
          name.padEnd(20),
          now.perSecond.toFixed(0).padStart(10),
          percent(now.perSecond, other.perSecond).padStart(18),
          percent(now.cpuUs.server, other.cpuUs.server).padStart(12),
          percent(now.cpuUs.database, other.cpuUs.database).padStart(14),
          ` ${now.min.toFixed(0)}-${now.max.toFixed(0)}, ${other.min.toFixed(0)}-${other.max.toFixed(0)}`,
        ].join(' '),
      )
    }
  } finally {
    for (const build of builds) await build.stop()
  }
}
