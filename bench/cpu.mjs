import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second on every kernel: `getconf CLK_TCK`. */
const TICK_US = 10_000

const statOf = pid => {
  try {
    // The process's name, in parentheses, may contain anything, so we count the fields after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  } catch {
    return undefined
  }
}

const childrenOf = parent =>
  readdirSync('/proc').filter(name => /^\d+$/.test(name) && statOf(name)?.[1] === String(parent))

/**
 * The CPU time of a process and of its ended children, since a connection's process may end while we measure.
 */
const ownUs = pid => {
  const stat = statOf(pid)
  return stat ? stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_US : 0
}

/** The CPU time used so far by a process and its children, in microseconds. */
export const cpuUs = pid => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownUs(each), 0)

/** Resident memory in megabytes. */
export const residentMb = pid =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
