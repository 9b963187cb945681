// node tools/deploy/proof/cluster.mjs: runs PostgreSQL 15 on three nodes under Patroni with etcd, HAProxy, PgBouncer,
// two processes of the product, and nginx, all on this machine, and kills parts of it. Prints a table for
// docs/operations.md. Takes some minutes; it stops everything that it started, and deletes its folder.
import '../../demandNode.mjs'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../buildIfStale.mjs'
import { signUp } from './cluster/people.mjs'
import { missingPackages, postgresFolder, textOf, until } from './cluster/programs.mjs'
import { startApi } from './cluster/startApi.mjs'
import { startHaproxy, startPgbouncer } from './cluster/startBalancers.mjs'
import { startDatabase } from './cluster/startDatabase.mjs'
import { parts, productInSessionMode } from './cluster/throughPgbouncer.mjs'
import { lostPrimary, lostStandby, ownWrites, pausedReplay, replacedProcesses } from './cluster/trials.mjs'
import { makeWorkspace } from './workspace.mjs'

const missing = missingPackages()
if (missing.length > 0) {
  console.warn(
    `SKIPPED, NOTHING PROVED: not here: ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')})`,
  )
  process.exit(0)
}

const MOST_MS = 8 * 60_000
const PEOPLE = 8
const root = join(import.meta.dirname, '../../..')
const setup = makeWorkspace()
const { say } = setup
const rows = []
const only = process.argv[2] && new RegExp(process.argv[2])

const attempt = async (what, act) => {
  if (only && !only.test(what)) return
  try {
    rows.push([what, await act()])
  } catch (error) {
    rows.push([what, `DID NOT HOLD: ${error.message.split('\n')[0]}`])
    console.error(error)
    process.exitCode = 1
  }
  say(rows.at(-1).join(': '))
}

const versions = () =>
  [
    /[\d.]+/.exec(textOf(join(postgresFolder, 'postgres'), '--version'))[0].replace(/^/, 'PostgreSQL '),
    textOf('/usr/bin/patroni', '--version').trim().replace('patroni', 'Patroni'),
    textOf('/usr/bin/etcd', '--version').split('\n')[0].replace('etcd Version:', 'etcd'),
    /[\d.]+/.exec(textOf('/usr/sbin/haproxy', '-v'))[0].replace(/^/, 'HAProxy '),
    /[\d.]+/.exec(textOf('/usr/sbin/pgbouncer', '--version'))[0].replace(/^/, 'PgBouncer '),
    /[\d.]+/.exec(textOf('/usr/sbin/nginx', '-v'))[0].replace(/^/, 'nginx '),
    `Node ${process.versions.node}`,
  ].join(', ')

const prove = async () => {
  await buildIfStale()
  const database = await startDatabase(setup)
  say('three nodes under Patroni: one primary, two standbys')
  const haproxy = await startHaproxy(setup, database.nodes)
  await until('HAProxy finds the primary', async () => database.primary().then(Boolean))
  const transactionUrl = await startPgbouncer(setup, haproxy.primaryPort, 'transaction')
  const sessionUrl = await startPgbouncer(setup, haproxy.primaryPort, 'session')
  const api = await startApi(setup, root, {
    databaseUrl: haproxy.url,
    replicaUrls: database.nodes.map(({ url }) => url),
  })
  say('two processes behind nginx')
  const people = []
  for (let n = 0; n < PEOPLE; n++) people.push(await signUp(api.nginx.url))
  const all = { database, haproxy, api, people }
  await until('both standbys are read from', async () => (await api.figure('haulbid_replica_ready')) === 4)

  await attempt('own writes', () => ownWrites(all))
  await attempt('own writes while standbys lag', () => pausedReplay(all))
  await attempt('a standby killed (-9)', () => lostStandby(all))
  await attempt('both processes replaced under load', () => replacedProcesses(all))
  await attempt('primary killed (-9), synchronous', () => lostPrimary(all, { isSynchronous: true }))
  await attempt('primary killed (-9), asynchronous', () => lostPrimary(all, { isSynchronous: false }))
  for (const [mode, url] of [
    ['transaction', transactionUrl],
    ['session', sessionUrl],
  ])
    await attempt(`PgBouncer, ${mode} mode`, async () =>
      Object.entries(await parts(url))
        .map(pair => pair.join(': '))
        .join('; '),
    )
  await attempt('the product through PgBouncer, session mode', () => productInSessionMode(all, sessionUrl))
  for (const person of people) person.close()
}

const tooLong = setTimeout(() => {
  console.error(`It took longer than ${MOST_MS / 60_000} minutes`)
  process.exitCode = 1
  setup.clear().finally(() => process.exit(1))
}, MOST_MS)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => setup.clear().finally(() => process.exit(1)))

try {
  await prove()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  clearTimeout(tooLong)
  await setup.clear()
}
const model = cpus()[0]?.model ?? readFileSync('/proc/cpuinfo', 'utf8').split('\n')[0]
console.log(
  `\n${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB; ${versions()}\n`,
)
console.log('| tried | what happened |\n|---|---|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
