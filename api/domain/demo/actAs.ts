import type { EntityManager } from '@mikro-orm/postgresql'
import type { Config } from '../../platform/config.js'
import { ConcurrencyLimitByKey } from '../../platform/limits/ConcurrencyLimit.js'
import { type AppContext, type Caller, Context } from '../context.js'
import type { DemoStory } from '../Demo.js'

/** A request in the seed's transaction, with the clock at a moment of the past. */
class DemoContext extends Context {
  private readonly own: EntityManager

  constructor(tx: EntityManager, config: Config, now: Date) {
    const app: Partial<AppContext> = { config, clock: () => now, acts: new ConcurrencyLimitByKey(1, 1) }
    super(app as AppContext, { headers: {} } as Caller)
    // An act reads its rows afresh.
    this.own = tx.fork({ keepTransactionContext: true })
  }

  override get em(): EntityManager {
    return this.own
  }
}

export const actingIn =
  (tx: EntityManager, config: Config): DemoStory['actAs'] =>
  ({ id, userType }, at) => {
    const context = new DemoContext(tx, config, at)
    const forever = { mayWrite: true, mayListen: true, expiresAt: Infinity }
    const role = userType === 'vendor' ? ('owner' as const) : null
    context.become({ id, personId: id, role, isAlone: true, userType, sessionId: id, ...forever })
    return context
  }
