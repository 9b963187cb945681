import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../freePort.mjs'
import { postgresFolder, start, until } from './programs.mjs'

export const PASSWORD = 'proof'
/** Where the three nodes are: a host, and a network namespace if it has one. */
const ON_THIS_MACHINE = Array.from({ length: 3 }, () => ({ host: '127.0.0.1' }))
const ROLE_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
}

const jsonOf = (url, init) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(2000) })
    .then(answer => answer.json())
    .catch(() => null)

/** Runs one statement on a separate connection. */
export const query = async (url, text, values) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** An etcd on each place, or a single one on a single machine. */
const startEtcd = async (setup, places) => {
  const [client, peer] = [await freePort(), await freePort()]
  const at = (host, port) => `http://${host}:${port}`
  const cluster = places.map(({ host }, n) => `etcd${n + 1}=${at(host, peer)}`).join(',')
  const members = places.map(({ host, namespace }, n) =>
    start(
      setup,
      `etcd${n + 1}`,
      '/usr/bin/etcd',
      [
        ...['--name', `etcd${n + 1}`, '--data-dir', join(setup.folder('etcd'), 'data')],
        ...['--listen-client-urls', at(host, client), '--advertise-client-urls', at(host, client)],
        ...['--listen-peer-urls', at(host, peer), '--initial-advertise-peer-urls', at(host, peer)],
        ...['--initial-cluster', cluster],
      ],
      { env: { ETCD_UNSUPPORTED_ARCH: 'arm64' }, namespace },
    ),
  )
  setup.atEnd(() => Promise.all(members.map(member => member.end())))
  for (const { host } of places)
    await until(
      'etcd is healthy',
      async () => (await jsonOf(`${at(host, client)}/health`))?.health === 'true',
    )
  return places.map(({ host }) => `${host}:${client}`).join(',')
}

/** A node's Patroni configuration, as in docs/operations.md; it is JSON, which YAML accepts. */
const patroniOf = ({ name, host, port, rest, folder, etcd, network }) => ({
  scope: 'haulbid',
  name,
  restapi: { listen: `${host}:${rest}`, connect_address: `${host}:${rest}` },
  etcd3: { hosts: etcd },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 5,
      primary_start_timeout: 0,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: { max_connections: 100, hot_standby_feedback: 'on', wal_keep_size: '256MB' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
  },
  postgresql: {
    listen: `${host}:${port}`,
    connect_address: `${host}:${port}`,
    data_dir: join(folder, 'data'),
    bin_dir: postgresFolder,
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: PASSWORD },
      replication: { username: 'replicator', password: PASSWORD },
      rewind: { username: 'rewinder', password: PASSWORD },
    },
    parameters: { unix_socket_directories: '', shared_buffers: '64MB' },
    pg_hba: [`host all all ${network} scram-sha-256`, `host replication replicator ${network} scram-sha-256`],
  },
})

class Node {
  constructor(setup, index, { host, namespace, network = '127.0.0.1/32' }, etcd, ports) {
    Object.assign(this, { setup, host, namespace })
    this.name = `node${index + 1}`
    this.folder = setup.folder(this.name)
    Object.assign(this, ports)
    this.config = join(this.folder, 'patroni.yml')
    writeFileSync(this.config, JSON.stringify(patroniOf({ ...this, etcd, network })))
    this.url = `postgres://haulbid:${PASSWORD}@${host}:${this.port}/haulbid`
    this.adminUrl = `postgres://postgres:${PASSWORD}@${host}:${this.port}/postgres`
  }

  start() {
    const { namespace } = this
    this.patroni = start(this.setup, this.name, '/usr/bin/patroni', [this.config], { namespace })
  }

  state() {
    return jsonOf(`http://${this.host}:${this.rest}/patroni`)
  }

  /** The PostgreSQL processes on this node's folder: the postmaster and its children. */
  #processes() {
    let postmaster
    try {
      postmaster = Number(readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
      if (!readFileSync(`/proc/${postmaster}/cmdline`, 'utf8').includes(this.folder)) return []
    } catch {
      return []
    }
    const children = readdirSync('/proc').filter(name => {
      if (!/^\d+$/.test(name)) return false
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) === postmaster
      } catch {
        return false
      }
    })
    return [postmaster, ...children.map(Number)]
  }

  /** Kills Patroni and PostgreSQL at once with kill -9, like a power failure. */
  async kill() {
    const processes = this.#processes()
    const ended = this.patroni?.end('SIGKILL')
    for (const pid of processes) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // The process has ended with its postmaster.
      }
    }
    await ended
  }
}

const isStreaming = state => state?.role === 'replica' && state.state === 'running'

/** Starts three nodes of PostgreSQL 15 under Patroni, and etcd: on each place with a network of its own, or once. */
export const startDatabase = async (setup, places = ON_THIS_MACHINE) => {
  const etcd = await startEtcd(setup, places[0].namespace ? places : places.slice(0, 1))
  const nodes = []
  for (const [index, place] of places.entries())
    nodes.push(new Node(setup, index, place, etcd, { port: await freePort(), rest: await freePort() }))
  setup.atEnd(() => Promise.all(nodes.map(node => node.kill())))
  const primary = async () => {
    for (const node of nodes) {
      const state = await node.state()
      if (['master', 'primary'].includes(state?.role) && state.state === 'running') return node
    }
    return undefined
  }
  nodes[0].start()
  await until('the first node is the primary', primary, 60)
  for (const node of nodes.slice(1)) node.start()
  const standbys = async () => {
    const states = await Promise.all(nodes.map(node => node.state()))
    return nodes.filter((_, at) => isStreaming(states[at]))
  }
  const whole = () =>
    until('two standbys follow the primary', async () => (await standbys()).length === 2, 90)
  await whole()
  const { adminUrl } = await primary()
  await query(adminUrl, `create role haulbid login password '${PASSWORD}'`)
  await query(adminUrl, 'create database haulbid owner haulbid')
  // PgBouncer does not pass these settings on, so the role has them.
  for (const [name, value] of Object.entries(ROLE_SETTINGS))
    await query(adminUrl, `alter role haulbid set ${name} = '${value}'`)
  const configure = async change => {
    const node = await primary()
    await fetch(`http://${node.host}:${node.rest}/config`, { method: 'PATCH', body: JSON.stringify(change) })
  }
  const synchronous = async () =>
    (await query((await primary()).adminUrl, "select 1 from pg_stat_replication where sync_state <> 'async'"))
      .length
  return { nodes, primary, standbys, whole, configure, synchronous }
}
