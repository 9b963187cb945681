import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

export const SERVER_CORE = 0
export const LOAD_CORE = 1
export const ALL_CORES = `0-${availableParallelism() - 1}`

/**
 * Servers and load run on separate cores, so that neither takes the other's time. If taskset or a second core is
 * missing, this is reported once.
 */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0

/** Moves a process with all its threads; processes it starts later follow. */
export const pin = (pid, core) => {
  if (canPin) spawnSync('taskset', ['-acp', String(core), String(pid)])
}
