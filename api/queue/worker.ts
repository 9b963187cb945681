import { Logger, parseCrontab, type Runner, run, runOnce, type TaskList } from 'graphile-worker'
import type { House } from '../context.js'
import { crontab, type Task, type Tasks, tasks } from './tasks.js'

const taskList = (house: House): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => (task as Task<keyof Tasks>)(house, payload as never),
    ]),
  )

const options = (house: House) => ({
  pgPool: house.database.pool,
  taskList: taskList(house),
  logger: new Logger(() => (level, message) => {
    if (level === 'error') house.log.error({ queue: true }, message)
  }),
})

/** Works the queue off until stopped. */
export const startWorker = (house: House): Promise<Runner> =>
  run({
    ...options(house),
    parsedCronItems: parseCrontab(crontab),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
  })

/** Works off what is due now. */
export const workOnce = (house: House): Promise<void> => runOnce(options(house))
