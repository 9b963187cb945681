import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ChangeTail } from '../live/ChangeTail.js'

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of this process's part of the change stream. */
export class LiveMetrics {
  /** Messages with changes that were sent to screens. */
  readonly deliveries
  /** Screens that reconnected and got the changes they had missed. */
  readonly resumes
  /** Screens that had to reload everything. */
  readonly reloads
  /** Connections that were not accepted, by HTTP status. */
  readonly refusals
  private readonly lag

  constructor(private readonly registry: Registry) {
    const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Counter<Label>({ name, help, labelNames, registers: [registry] })
    this.deliveries = counter('haulbid_live_deliveries_total', 'Messages with changes sent to screens.')
    this.resumes = counter(
      'haulbid_live_resumes_total',
      'Screens that reconnected and got the changes they had missed.',
    )
    this.reloads = counter('haulbid_live_reloads_total', 'Screens that had to reload everything.')
    this.refusals = counter('haulbid_live_refusals_total', 'Refused connections by status.', 'status')
    this.lag = new Histogram({
      name: 'haulbid_live_lag_seconds',
      help: 'Time from writing a change, within its transaction, until this process passed it to its screens.',
      buckets: SECONDS,
      registers: [registry],
    })
  }

  watch(screens: { size: number }, tail: ChangeTail): void {
    const registers = [this.registry]
    new Gauge({
      name: 'haulbid_live_screens',
      help: 'Open subscriptions in this process.',
      registers,
      collect() {
        this.set(screens.size)
      },
    })
    new Gauge({
      name: 'haulbid_live_read_age_seconds',
      help: 'Time since this process last read the changes.',
      registers,
      collect() {
        this.set(tail.age)
      },
    })
    tail.listen(changes => {
      for (const { at } of changes ?? []) this.lag.observe(Math.max(0, Date.now() - at) / 1000)
    })
  }
}
