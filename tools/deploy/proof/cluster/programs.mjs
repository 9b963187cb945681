import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POSTGRES = '/usr/lib/postgresql/15/bin'
export const postgresFolder = POSTGRES

const PACKAGES = {
  'etcd-server': ['/usr/bin/etcd'],
  patroni: ['/usr/bin/patroni'],
  haproxy: ['/usr/sbin/haproxy'],
  pgbouncer: ['/usr/sbin/pgbouncer'],
  nginx: ['/usr/sbin/nginx'],
  'postgresql-15': [join(POSTGRES, 'postgres')],
}

/** Debian's packages that aren't installed here. */
export const missingPackages = () =>
  Object.entries(PACKAGES)
    .filter(([, [file]]) => !existsSync(file))
    .map(([name]) => name)

/** Waits until `isSo`, at most half a minute unless told otherwise. */
export const until = async (what, isSo, seconds = 30) => {
  const deadline = Date.now() + seconds * 1000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It took too long: ${what}`)
    await sleep(50)
  }
}

export const textOf = (program, ...args) => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return `${stdout}${stderr}`
}

/** The command that runs a program in a network namespace, which only root can enter, as the proof's user. */
const inside = (namespace, uid, gid) => [
  ...['/usr/sbin/ip', 'netns', 'exec', namespace],
  ...['/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
]

/**
 * Runs a program as an ordinary user, in a network namespace if one is given, with its output in a file. `end` kills it and
 * nothing else.
 */
export const start = (setup, name, program, args, { env = {}, namespace } = {}) => {
  const { asUser } = setup
  const [command, ...rest] = [
    ...(namespace ? inside(namespace, asUser.uid, asUser.gid) : []),
    program,
    ...args,
  ]
  const logFile = join(setup.folder(`log-${name}`), 'log')
  const log = openSync(logFile, 'a')
  const child = spawn(command, rest, {
    stdio: ['ignore', log, log],
    env: { PATH: `/usr/bin:/bin:/usr/sbin:${POSTGRES}`, LC_ALL: 'C.UTF-8', HOME: setup.work, ...env },
    cwd: setup.work,
    ...(!namespace && asUser),
  })
  closeSync(log)
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    name,
    pid: child.pid,
    isRunning,
    log: () => readFileSync(logFile, 'utf8'),
    async end(signal = 'SIGKILL') {
      if (isRunning()) child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
