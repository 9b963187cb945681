import { execFile, spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** How a PostgreSQL program runs as this user: words in front of its command line. */
export interface Launcher {
  prefix: string[]
  /** The owner the data must have on disk for this. */
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

// INT is PostgreSQL's fast shutdown. PostgreSQL stops when this process dies, even by kill -9.
const dieWithParent = ['setpriv', '--pdeathsig', 'INT']

// PostgreSQL refuses to run as root. In a user namespace it runs as another user while its files still belong to root.
const userNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', ...dieWithParent]

// Containers often refuse user namespaces. The user nobody, with the capability to pass closed folders, needs no copy
// of the binaries.
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

/** Gives the data to the user PostgreSQL will run as; needed only when run as root, and only if that user changed. */
export const ownData = (folder: string, uid: number | undefined) => {
  if (uid === undefined || statSync(folder).uid === uid) return
  for (const name of readdirSync(folder, { recursive: true }))
    lchownSync(join(folder, String(name)), uid, uid)
  // The folder itself comes last, so that an interrupted change is resumed.
  lchownSync(folder, uid, uid)
}

export const words = (launcher: Launcher, program: string, args: string[]): [string, string[]] => {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args]
  return [command, rest]
}

/** For use while exiting, when nothing can be awaited anymore. */
export const killNow = (pid: number) => {
  if (platform() === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/f', '/t'])
  else process.kill(pid, 'SIGQUIT')
}
