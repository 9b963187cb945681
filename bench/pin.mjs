import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

export const SERVER_CORE = 0
export const LOAD_CORE = 1
export const ALL_CORES = `0-${availableParallelism() - 1}`

/** Servers and load apart, so that neither takes the other's time. Without taskset or a second core it is said once. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0

/** Moves a process with all its threads; what it starts later follows. */
export const pin = (pid, core) => {
  if (canPin) spawnSync('taskset', ['-acp', String(core), String(pid)])
}
