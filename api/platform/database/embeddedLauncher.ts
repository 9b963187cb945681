import { execFile, spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** How a PostgreSQL program is run as this user: words put before its own. */
export interface Launcher {
  prefix: string[]
  /** The owner that the data must have on disk for this way of running. */
  uid?: number
}

const run = promisify(execFile)

const works = async (prefix: string[]) => {
  const [command, ...args] = prefix
  if (!command) return false
  return run(command, [...args, 'true']).then(
    () => true,
    () => false,
  )
}

// INT is PostgreSQL's fast shutdown: it stops by itself when this process dies, even by kill -9.
const dieWithParent = ['setpriv', '--pdeathsig', 'INT']

// PostgreSQL refuses to run as root. In a user namespace it is somebody else while its files stay root's.
const userNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', ...dieWithParent]

// Containers often refuse user namespaces. Nobody, with the right to pass closed folders, needs no copy of the binaries.
const nobodyId = 65534
const asNobody = [
  'setpriv',
  `--reuid=${nobodyId}`,
  `--regid=${nobodyId}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  ...dieWithParent,
]

export const chooseLauncher = async (): Promise<Launcher> => {
  if (process.getuid?.() !== 0) {
    return { prefix: platform() === 'linux' && (await works(dieWithParent)) ? dieWithParent : [] }
  }
  if (await works(userNamespace)) return { prefix: userNamespace, uid: 0 }
  if (await works(asNobody)) return { prefix: asNobody, uid: nobodyId }
  throw new Error(
    'PostgreSQL cannot run as root here (unshare and setpriv are refused): ' +
      'run Haulbid as an ordinary user, or set DATABASE_URL',
  )
}

/** Gives the data to the user that PostgreSQL will run as; only root ever needs it, and only after a change of way. */
export const ownData = (folder: string, uid: number | undefined) => {
  if (uid === undefined || statSync(folder).uid === uid) return
  for (const name of readdirSync(folder, { recursive: true }))
    lchownSync(join(folder, String(name)), uid, uid)
  // The folder itself goes last, so that an interrupted change is taken up again.
  lchownSync(folder, uid, uid)
}

export const words = (launcher: Launcher, program: string, args: string[]): [string, string[]] => {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args]
  return [command, rest]
}

/** For the moment of exit, when nothing can be awaited any more. */
export const killNow = (pid: number) => {
  if (platform() === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/f', '/t'])
  else process.kill(pid, 'SIGQUIT')
}
