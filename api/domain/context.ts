import type { IncomingMessage } from 'node:http'
import type { Transaction } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../platform/database/database.js'
import { allow, forbidden, unauthenticated } from '../platform/errors.js'
import type { ConcurrencyLimitByKey } from '../platform/limits/ConcurrencyLimitByKey.js'
import type { RequestQuota } from '../platform/limits/RequestQuota.js'
import { addToLog } from '../platform/logging/requestScope.js'
import type { PlatformContext } from '../platform/PlatformContext.js'
import type { UserType } from '../rules/kinds.js'
import { limits } from '../rules/limits.js'
import { quotaOf } from './accounts/quotas.js'
import { readViewer } from './accounts/readViewer.js'
import type { SessionReader } from './accounts/SessionReader.js'
import type { Viewer } from './accounts/Viewer.js'

/** What every request of one process shares. */
export interface AppContext extends PlatformContext {
  sessions: SessionReader
  acts: ConcurrencyLimitByKey
}

/** What a request brings. */
export interface Caller {
  headers: IncomingMessage['headers']
  /** The caller's network address, for throttles: of IPv6 its /64. */
  address: string
  /** Who the caller says it is, hashed; not yet checked. */
  credential: string | null
  /** What the request may spend. */
  quota: RequestQuota
}

/**
 * One request: who asks, when, and the entities they touch.
 * Session and entity manager are made when first used: a request that needs no viewer reads no session.
 * Apollo copies the own properties of a context, so what must not be made at once is a getter, and nothing is `#private`.
 */
export class Context {
  readonly now: Date
  /** The most rows that a page may have: REST's arrays hold more. */
  mostRows: number = limits.pageMax
  /** Set-Cookie headers for the answer. */
  readonly cookies: string[] = []
  private fork?: EntityManager
  private asking?: Promise<Viewer | null>

  constructor(
    readonly app: AppContext,
    readonly caller: Caller,
  ) {
    this.now = app.clock()
  }

  get database(): Database {
    return this.app.database
  }

  get em(): EntityManager {
    this.fork ??= this.app.database.orm.em.fork()
    return this.fork
  }

  /**
   * Runs `act` in every transaction of this request, just before it commits. Only before the first use of `em`: others
   * share one set of subscribers.
   */
  beforeCommit(act: (transaction: Transaction) => Promise<void>): void {
    this.fork = this.app.database.orm.em.fork({ freshEventManager: true })
    this.fork
      .getEventManager()
      .registerSubscriber({ beforeTransactionCommit: ({ transaction }) => act(transaction!) })
  }

  /** What the views of jobs compare with, beside who asks and when. */
  get values() {
    return { mostBids: quotaOf(this.app.config, 'bidsPerJob') }
  }

  /** Who asks, or null. */
  viewer(): Promise<Viewer | null> {
    this.asking ??= readViewer(this.app, this.caller.headers, this.now).then(viewer =>
      this.recognised(viewer),
    )
    return this.asking
  }

  private recognised(viewer: Viewer | null): Viewer | null {
    const { quota, credential } = this.caller
    if (!viewer) return null
    addToLog({ userId: viewer.id })
    quota.recognise(viewer.sessionId ? `user:${viewer.id}` : credential!)
    return viewer
  }

  /** Who asks; refused when nobody has signed in or it is not one of these types. */
  async signedIn(...types: UserType[]): Promise<Viewer> {
    const viewer = await this.viewer()
    if (!viewer) throw unauthenticated()
    allow(types.length === 0 || types.includes(viewer.userType))
    return viewer
  }

  /** Who asks, in a browser of their own: what a token must never do. */
  async atBrowser(): Promise<Viewer & { sessionId: string }> {
    const viewer = await this.signedIn()
    const { sessionId } = viewer
    if (!sessionId) throw forbidden('This can only be done signed in, not with a token')
    return { ...viewer, sessionId }
  }

  /**
   * Of one person's acts a few go on at a time in a process; the others wait without a connection. A thousand accepts of
   * one job, which all wait for its lock, would otherwise hold every connection that there is.
   */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const viewer = await this.viewer()
    return viewer ? this.app.acts.take(viewer.id, work) : work()
  }

  /** One act in one transaction, in the person's turn. The order of its locks: docs/decisions/0039-order-of-locks.md. */
  act<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.inTurn(() => this.em.transactional(work))
  }

  /** From now on this request is this viewer's: after signing in, up or out. */
  become(viewer: Viewer | null): void {
    if (viewer) addToLog({ userId: viewer.id })
    this.asking = Promise.resolve(viewer)
  }

  /** The time zone that the browser sends, for "this month"; UTC for what is none. */
  get timeZone(): string {
    const named = String(this.caller.headers['x-time-zone'] ?? 'UTC')
    // PostgreSQL reads the sign of an offset the other way round.
    if (/^[+-]/.test(named)) return 'UTC'
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: named }).resolvedOptions().timeZone
    } catch {
      return 'UTC'
    }
  }
}
