import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../freePort.mjs'
import { postgresFolder, start, until } from './programs.mjs'

export const PASSWORD = 'proof'
const NODES = 3
const ROLE_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
}

const jsonOf = (url, init) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(2000) }).then(
    answer => answer.json(),
    () => null,
  )

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

const startEtcd = async setup => {
  const [client, peer] = [await freePort(), await freePort()]
  const at = port => `http://127.0.0.1:${port}`
  const etcd = start(
    setup,
    'etcd',
    '/usr/bin/etcd',
    [
      ...['--name', 'etcd1', '--data-dir', join(setup.folder('etcd'), 'data')],
      ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
      ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
      ...['--initial-cluster', `etcd1=${at(peer)}`],
    ],
    { ETCD_UNSUPPORTED_ARCH: 'arm64' },
  )
  setup.atEnd(() => etcd.end())
  await until('etcd is healthy', async () => (await jsonOf(`${at(client)}/health`))?.health === 'true')
  return `127.0.0.1:${client}`
}

/** A node's Patroni configuration, as in docs/operations.md; it is JSON, which YAML accepts. */
const patroniOf = ({ name, port, rest, folder, etcd }) => ({
  scope: 'haulbid',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
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
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(folder, 'data'),
    bin_dir: postgresFolder,
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: PASSWORD },
      replication: { username: 'replicator', password: PASSWORD },
      rewind: { username: 'rewinder', password: PASSWORD },
    },
    parameters: { unix_socket_directories: '', shared_buffers: '64MB' },
    pg_hba: [
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
    ],
  },
})

class Node {
  constructor(setup, index, etcd, ports) {
    this.setup = setup
    this.name = `node${index + 1}`
    this.folder = setup.folder(this.name)
    Object.assign(this, ports)
    this.config = join(this.folder, 'patroni.yml')
    writeFileSync(this.config, JSON.stringify(patroniOf({ ...this, etcd })))
    this.url = `postgres://haulbid:${PASSWORD}@127.0.0.1:${this.port}/haulbid`
    this.adminUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${this.port}/postgres`
  }

  start() {
    this.patroni = start(this.setup, this.name, '/usr/bin/patroni', [this.config])
  }

  state() {
    return jsonOf(`http://127.0.0.1:${this.rest}/patroni`)
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

/** Starts three nodes of PostgreSQL 15 under Patroni, and etcd. */
export const startDatabase = async setup => {
  const etcd = await startEtcd(setup)
  const nodes = []
  for (let index = 0; index < NODES; index++)
    nodes.push(new Node(setup, index, etcd, { port: await freePort(), rest: await freePort() }))
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
    await fetch(`http://127.0.0.1:${node.rest}/config`, { method: 'PATCH', body: JSON.stringify(change) })
  }
  const synchronous = async () =>
    (await query((await primary()).adminUrl, "select 1 from pg_stat_replication where sync_state <> 'async'"))
      .length
  return { nodes, primary, standbys, whole, configure, synchronous }
}
