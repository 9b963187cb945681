import { createRunner } from 'jest-light-runner'

/**
 * With one worker, the runner would run pages and the API in Jest's own process, and the API's tests would find a window.
 * `--runInBand` still does, for a profile of one project.
 */
export default class PageRunner extends createRunner({ runtime: 'child_process' }) {
  constructor(globalConfig, ...rest) {
    const { runInBand, maxWorkers } = globalConfig
    super({ ...globalConfig, maxWorkers: runInBand ? 1 : Math.max(2, maxWorkers) }, ...rest)
  }
}
