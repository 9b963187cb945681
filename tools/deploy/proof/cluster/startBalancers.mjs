import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../freePort.mjs'
import { start, until } from './programs.mjs'
import { PASSWORD } from './startDatabase.mjs'

const isOpen = port =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

const listenTo = (name, port, path, nodes) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS ${path}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(node => `  server ${node.name} ${node.host}:${node.port} check port ${node.rest}`).join('\n')}
`

/** One port that follows the primary and one that follows a standby, by Patroni's report on each node. */
export const startHaproxy = async (setup, nodes) => {
  const [primary, standbys] = [await freePort(), await freePort()]
  const file = join(setup.folder('haproxy'), 'haproxy.cfg')
  writeFileSync(
    file,
    `global
  maxconn 500
defaults
  mode tcp
  retries 2
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
${listenTo('primary', primary, '/primary', nodes)}${listenTo('standbys', standbys, '/replica', nodes)}`,
  )
  const haproxy = start(setup, 'haproxy', '/usr/sbin/haproxy', ['-db', '-f', file])
  setup.atEnd(() => haproxy.end())
  await until('HAProxy listens', () => isOpen(primary))
  const at = port => `postgres://haulbid:${PASSWORD}@127.0.0.1:${port}/haulbid`
  return { primaryPort: primary, url: at(primary), standbysUrl: at(standbys) }
}

/** PgBouncer in front of the primary's port. */
export const startPgbouncer = async (setup, primaryPort, mode) => {
  const port = await freePort()
  const folder = setup.folder('pgbouncer')
  writeFileSync(join(folder, 'users.txt'), `"haulbid" "${PASSWORD}"\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
haulbid = host=127.0.0.1 port=${primaryPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = ${mode}
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
default_pool_size = 30
max_client_conn = 200
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 5
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  )
  const pgbouncer = start(setup, 'pgbouncer', '/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')])
  setup.atEnd(() => pgbouncer.end())
  await until('PgBouncer listens', () => isOpen(port))
  return `postgres://haulbid:${PASSWORD}@127.0.0.1:${port}/haulbid`
}
