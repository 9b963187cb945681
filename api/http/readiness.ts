import type { RequestHandler } from 'express'
import type { AppContext } from '../domain/context.js'
import type { ChangeTail } from '../platform/live/ChangeTail.js'

/** Load balancers and Docker give up soon after; we respond first, whatever hangs. */
const ANSWER_MS = 1500

/** Runs one check at a time: if a disk or a server hangs, further checks would only pile up. */
class Probe {
  private looking: Promise<boolean> | undefined

  constructor(private readonly look: () => Promise<unknown>) {}

  async answer(): Promise<boolean> {
    this.looking ??= this.begin()
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, ANSWER_MS, false)
    try {
      return await Promise.race([this.looking, late])
    } finally {
      clearTimeout(timer)
    }
  }

  private begin(): Promise<boolean> {
    return this.look()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.looking = undefined
      })
  }
}

/** A process that hasn't read the changes for this long would silently show stale data. */
const MOST_LAG_SECONDS = 30

/**
 * `/readyz`: whether this process can reach the database and the store, and reads what changes (`tail`, unless it has
 * none). Responds within two seconds.
 */
export const readiness = ({ database, store }: AppContext, tail: ChangeTail | null): RequestHandler => {
  // A connection that does not respond in time is dropped, so that the next check gets another.
  const select = { text: 'select 1', query_timeout: ANSWER_MS }
  const probes = {
    database: new Probe(() => database.pool.query(select)),
    store: new Probe(() => store.ping(AbortSignal.timeout(ANSWER_MS))),
  }
  return async (_request, response) => {
    const [isDatabase, isStore] = await Promise.all([probes.database.answer(), probes.store.answer()])
    const lagSeconds = tail?.age ?? 0
    const ready = isDatabase && isStore && lagSeconds <= MOST_LAG_SECONDS
    const lag = tail && { lagSeconds: Number.isFinite(lagSeconds) ? Number(lagSeconds.toFixed(3)) : null }
    return response.status(ready ? 200 : 503).json({ ready, database: isDatabase, store: isStore, ...lag })
  }
}
