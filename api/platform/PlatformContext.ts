import type { Logger } from 'pino'
import type { Config } from './config.js'
import type { Database } from './database/database.js'
import type { RateLimiter } from './limits/RateLimiter.js'
import type { Metrics } from './metrics/Metrics.js'
import type { ObjectStore } from './objects/ObjectStore.js'
import type { TaskTable } from './queue/Task.js'
import type { TaskRelay } from './queue/TaskRelay.js'
import type { StripeGate } from './stripe/StripeGate.js'

/** The services that the platform provides to the layers above, one of each per process. */
export interface PlatformContext {
  config: Config
  database: Database
  store: ObjectStore
  log: Logger
  stripe: StripeGate
  metrics: Metrics
  rateLimiter: RateLimiter
  /** The background tasks this process can run. */
  tasks: TaskTable
  /** When the clock runs tasks: lines of cron. */
  schedule: readonly string[]
  taskRelay: TaskRelay
  clock: () => Date
}
