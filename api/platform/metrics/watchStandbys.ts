import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReadRoute, Standbys } from '../database/standbys/Standbys.js'

/** Metrics of reads from standbys; without standbys they have no values. */
export const watchStandbys = (registry: Registry, standbys: Standbys | null): void => {
  const registers = [registry]
  new Gauge({
    name: 'haulbid_replica_ready',
    help: 'Whether a standby is used for reads, 0 or 1.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, state } of standbys?.all ?? [])
        this.set({ replica: name }, state === 'ready' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'haulbid_replica_lag_bytes',
    help: "Amount of the primary's log that a standby had not replayed at the last check.",
    labelNames: ['replica'],
    registers,
    collect() {
      if (!standbys) return
      const { position } = standbys.primary
      for (const { name, replayed } of standbys.all)
        this.set({ replica: name }, Math.max(0, position - replayed))
    },
  })
  new Counter({
    name: 'haulbid_replica_reads_total',
    help: "Reads by destination: standby, or the primary because no standby had the reader's own writes (behind), none was ready (none), or one failed (retried).",
    labelNames: ['route'],
    registers,
    collect() {
      this.reset()
      if (!standbys) return
      for (const [route, count] of Object.entries(standbys.counts) as [ReadRoute, number][])
        this.inc({ route }, count)
    },
  })
}
