import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.js'
import { LiveMetrics } from './LiveMetrics.js'
import { watchStandbys } from './watchStandbys.js'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Clients choose their operation names, and each name is a dozen time series. Beyond this many, names become
 * "other".
 */
const MOST_OPERATIONS = 150

/** PostgreSQL's format; Node's own codes are longer. */
const SQL_STATE = /^[0-9A-Z]{5}$/
/** docs/operations.md, "Alerts": a deadlock, a full disk. */
const ALERTED = ['40P01', '53100']

/** Metrics of the process itself: they observe its garbage collector, which is enough once. */
let ofProcess: Registry | undefined
const processRegistry = () => {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

const QUEUE = {
  name: 'queue-figures',
  text: `select count(*) filter (where due)::int as ready,
      count(*) filter (where failed)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where due)), 0)::float8 as oldest,
      (select coalesce(extract(epoch from max(made_at)), 0)::float8 from backups) as backup
    from (select run_at, attempts >= max_attempts as failed,
        attempts < max_attempts and run_at <= now() and locked_at is null as due
      from graphile_worker.jobs
      union all select run_at, false, run_at <= now() from queued_tasks) tasks`,
}

/** Prometheus metrics of this process; those of the queue are for the whole installation. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly operations = new Set<string>()

  private readonly requests = new Histogram({
    name: 'haulbid_http_request_duration_seconds',
    help: 'Requests by kind of path and status, from the first byte to the last.',
    labelNames: ['kind', 'method', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  })
  private readonly operationTimes = new Histogram({
    name: 'haulbid_graphql_operation_duration_seconds',
    help: 'GraphQL operations by name, REST paths by the operation that they run.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers: [this.registry],
  })
  private readonly operationErrors = new Counter({
    name: 'haulbid_graphql_operation_errors_total',
    help: 'Failures by operation and code.',
    labelNames: ['operation', 'code'],
    registers: [this.registry],
  })
  private readonly statements = new Histogram({
    name: 'haulbid_sql_duration_seconds',
    help: 'SQL statements, from sending to the last row.',
    buckets: SECONDS,
    registers: [this.registry],
  })

  private readonly statementErrors = new Counter({
    name: 'haulbid_sql_errors_total',
    help: 'SQL statements that failed, by the code of PostgreSQL: 40P01 deadlock, 53100 disk full.',
    labelNames: ['code'],
    registers: [this.registry],
  })
  private readonly diskFree = new Gauge({
    name: 'haulbid_disk_free_ratio',
    help: 'Free share of the disk under DATA_DIR and under the temporary folder, 0 to 1.',
    labelNames: ['folder'],
    registers: [this.registry],
  })
  private readonly lastBackup = new Gauge({
    name: 'haulbid_backup_last_timestamp_seconds',
    help: 'Time of the last complete backup, 0 for never.',
    registers: [this.registry],
  })

  private readonly tasks = new Gauge({
    name: 'haulbid_queue_tasks',
    help: 'Tasks that are due, and tasks that failed for good.',
    labelNames: ['state'],
    registers: [this.registry],
  })
  private readonly oldestTask = new Gauge({
    name: 'haulbid_queue_oldest_seconds',
    help: 'Waiting time of the oldest due task.',
    registers: [this.registry],
  })
  private readonly deliveries = new Counter({
    name: 'haulbid_notice_deliveries_total',
    help: 'Pushes and text messages by outcome: accepted by the service, gone (nobody there), dropped after several attempts.',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  })
  readonly live = new LiveMetrics(this.registry)
  private readonly pool: pg.Pool

  constructor(
    { pool, reads }: Pick<Database, 'pool' | 'reads'>,
    private readonly dataDir: string,
  ) {
    this.pool = pool
    processRegistry()
    // A counter that starts at 1 has not increased for Prometheus: the first one would not raise an alert.
    for (const code of ALERTED) this.statementErrors.inc({ code }, 0)
    this.watchPools(reads.pools)
    watchStandbys(this.registry, reads.standbys)
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE

  async text(): Promise<string> {
    await Promise.all([this.readDatabase(), this.readDisks()])
    return Registry.merge([processRegistry(), this.registry]).metrics()
  }

  request(kind: string, method: string, status: number, seconds: number): void {
    this.requests.observe({ kind, method, status }, seconds)
  }

  operation(name: string, seconds: number, codes: readonly string[]): void {
    const operation = this.bounded(name)
    this.operationTimes.observe({ operation }, seconds)
    for (const code of codes) this.operationErrors.inc({ operation, code })
  }

  /** `code` is PostgreSQL's error code of a failed statement. */
  statement(seconds: number, code?: string): void {
    this.statements.observe(seconds)
    if (code && SQL_STATE.test(code)) this.statementErrors.inc({ code })
  }

  /** Counts the outcome of a notice that was sent by push or text message. */
  delivery(channel: 'push' | 'sms', outcome: 'accepted' | 'gone' | 'dropped'): void {
    this.deliveries.inc({ channel, outcome })
  }

  private bounded(name: string): string {
    if (this.operations.has(name)) return name
    if (this.operations.size >= MOST_OPERATIONS) return 'other'
    this.operations.add(name)
    return name
  }

  private watchPools(pools: Record<string, pg.Pool>): void {
    new Gauge({
      name: 'haulbid_sql_connections',
      help: 'Database connections by pool and state, including requests that wait for one.',
      labelNames: ['pool', 'state'],
      registers: [this.registry],
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
          this.set({ pool, state: 'total' }, totalCount)
          this.set({ pool, state: 'idle' }, idleCount)
          this.set({ pool, state: 'waiting' }, waitingCount)
        }
      },
    })
  }

  /** The other metrics matter most when the database is down or overloaded. */
  private async readDatabase(): Promise<void> {
    this.tasks.reset()
    this.oldestTask.reset()
    this.lastBackup.remove()
    if (this.pool.waitingCount > 0) return
    const { rows } = await this.pool.query(QUEUE).catch(() => ({ rows: [] }))
    if (!rows[0]) return
    this.tasks.set({ state: 'ready' }, rows[0].ready)
    this.tasks.set({ state: 'failed' }, rows[0].failed)
    this.oldestTask.set(rows[0].oldest)
    this.lastBackup.set(rows[0].backup)
  }

  private async readDisks(): Promise<void> {
    for (const [folder, path] of Object.entries({ data: this.dataDir, temporary: tmpdir() })) {
      const disk = await statfs(path).catch(() => null)
      if (disk && disk.blocks > 0) this.diskFree.set({ folder }, disk.bavail / disk.blocks)
      else this.diskFree.remove({ folder })
    }
  }
}
