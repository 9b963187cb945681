// node tools/deploy/proof/network.mjs, as root: three nodes of etcd, Patroni, and PostgreSQL 15 and a fourth with HAProxy and
// two processes of the product, each in a network namespace of its own on this machine, and cuts the network between
// them. Prints a table for docs/operations.md. It stops everything that it started, and removes its namespaces.
import '../../demandNode.mjs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIfStale } from '../../buildIfStale.mjs'
import { cutTrials } from './cluster/cutTrials.mjs'
import { makeNetworks } from './cluster/networks.mjs'
import { signUp } from './cluster/people.mjs'
import { missingPackages, until } from './cluster/programs.mjs'
import { startApi } from './cluster/startApi.mjs'
import { startHaproxy } from './cluster/startBalancers.mjs'
import { startDatabase } from './cluster/startDatabase.mjs'
import { makeWorkspace } from './workspace.mjs'

const missing = missingPackages()
if (missing.length > 0 || process.getuid?.() !== 0) {
  const why = missing.length > 0 ? `not here: ${missing.join(', ')}` : 'only root can make network namespaces'
  console.warn(`SKIPPED, NOTHING PROVED: ${why}`)
  process.exit(0)
}

const INSIDE = 'HAULBID_PLACES'
const PEOPLE = 8

/** The proof itself runs beside HAProxy, so it starts again in that namespace. */
const enter = async () => {
  await buildIfStale()
  const { places, remove } = makeNetworks(`haulbid${process.pid}`)
  try {
    const { status } = spawnSync(
      '/usr/sbin/ip',
      ['netns', 'exec', places.at(-1).namespace, process.execPath, ...process.argv.slice(1)],
      { stdio: 'inherit', env: { ...process.env, [INSIDE]: JSON.stringify(places) } },
    )
    process.exitCode = status ?? 1
  } finally {
    remove()
  }
}

const prove = async places => {
  const setup = makeWorkspace()
  const only = process.argv[2] && new RegExp(process.argv[2])
  const rows = []
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => setup.clear().finally(() => process.exit(1)))
  try {
    const app = places.at(-1)
    const database = await startDatabase(setup, places.slice(0, -1))
    setup.say('three nodes under Patroni and etcd, each with a network of its own')
    const haproxy = await startHaproxy(setup, database.nodes)
    await until('HAProxy finds the primary', async () => database.primary().then(Boolean))
    const api = await startApi(setup, join(import.meta.dirname, '../../..'), { databaseUrl: haproxy.url })
    const people = []
    for (let n = 0; n < PEOPLE; n++) people.push(await signUp(api.nginx.url))
    for (const [what, trial] of Object.entries(cutTrials)) {
      if (only && !only.test(what)) continue
      try {
        rows.push([what, await trial({ database, haproxy, api, people, app })])
      } catch (error) {
        rows.push([what, `DID NOT HOLD: ${error.message.split('\n')[0]}`])
        console.error(error)
        process.exitCode = 1
      }
      setup.say(rows.at(-1).join(': '))
    }
    for (const person of people) person.close()
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await setup.clear()
  }
  console.log('\n| cut | what happened |\n|---|---|')
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

const places = process.env[INSIDE]
if (places) await prove(JSON.parse(places))
else await enter()
