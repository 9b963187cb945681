import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'

export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid')

/** 'torn': the file is there, without a process id. */
type PidFile = Postmaster | 'torn' | undefined

// https://www.postgresql.org/docs/18/storage-file-layout.html: line 1 process id, 4 port, 8 state
const read = (folder: string): PidFile => {
  try {
    const lines = readFileSync(pidFile(folder), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : 'torn'
  } catch {
    return undefined
  }
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const folderOfLinuxProcess = (pid: number) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'not ours to see'
  }
}

const isPostgresByName = (pid: number) => {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}

// After a reboot, and always in a fresh container, the process id in an old file may be another program's.
const isPostmasterOf = (folder: string, pid: number) => {
  if (!isAlive(pid)) return false
  if (platform() === 'win32') return true
  if (platform() === 'linux') return folderOfLinuxProcess(pid) === realpathSync(folder)
  return isPostgresByName(pid)
}

/** PostgreSQL works in its folder, and its command line names it. */
const someProcessHas = (folder: string): boolean => {
  if (platform() === 'linux') {
    const own = realpathSync(folder)
    return readdirSync('/proc').some(name => Number(name) > 0 && folderOfLinuxProcess(Number(name)) === own)
  }
  // Windows doesn't reveal a process's folder.
  return (
    platform() === 'win32' || execFileSync('ps', ['-axo', 'args='], { encoding: 'utf8' }).includes(folder)
  )
}

/**
 * A power cut leaves the file empty or full of zeros, and PostgreSQL then refuses to start. A new file is empty, too,
 * but its process uses the folder. Checked again at the end, since another Haulbid may have started PostgreSQL by
 * now.
 */
const removeTorn = (folder: string) => {
  if (!someProcessHas(folder) && read(folder) === 'torn') rmSync(pidFile(folder), { force: true })
}

/** The PostgreSQL running on this folder, no matter who started it. */
export const findPostmaster = (folder: string): Postmaster | undefined => {
  const found = read(folder)
  if (found === 'torn') removeTorn(folder)
  if (!found || found === 'torn') return undefined
  if (isPostmasterOf(folder, found.pid)) return found
  // PostgreSQL itself replaces the file of a dead process, but not if its process id is in use again.
  if (isAlive(found.pid) && found.pid !== process.pid) rmSync(pidFile(folder), { force: true })
  return undefined
}
