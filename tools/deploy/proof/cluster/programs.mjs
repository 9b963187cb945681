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

/** Runs a program as an ordinary user, with its output in a file. `end` kills it and nothing else. */
export const start = (setup, name, program, args, env = {}) => {
  const logFile = join(setup.folder(`log-${name}`), 'log')
  const log = openSync(logFile, 'a')
  const child = spawn(program, args, {
    stdio: ['ignore', log, log],
    env: { PATH: `/usr/bin:/bin:/usr/sbin:${POSTGRES}`, LC_ALL: 'C.UTF-8', HOME: setup.work, ...env },
    cwd: setup.work,
    ...setup.asUser,
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
