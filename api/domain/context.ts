import type { IncomingMessage } from 'node:http'
import type { Transaction } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../platform/database/database.js'
import type { ReadSource } from '../platform/database/prepared.js'
import { allow, forbidden, unauthenticated } from '../platform/errors.js'
import { isId } from '../platform/ids.js'
import type { ConcurrencyLimitByKey } from '../platform/limits/ConcurrencyLimit.js'
import type { RequestQuota } from '../platform/limits/RequestQuota.js'
import { addToLog } from '../platform/logging/requestScope.js'
import type { PlatformContext } from '../platform/PlatformContext.js'
import { bidQuotas } from '../rules/bids/bidBounds.js'
import type { JobNeed } from '../rules/jobs/jobNeeds.js'
import type { UserType } from '../rules/kinds.js'
import { limits } from '../rules/limits.js'
import { quotaOf } from './accounts/quotas.js'
import { readViewer } from './accounts/readViewer.js'
import type { SessionReader } from './accounts/SessionReader.js'
import { readsAs, type Viewer } from './accounts/Viewer.js'
import type { LiveHub } from './live/LiveHub.js'
import type { UserData } from './UserData.js'

/** The state shared by all requests in a process. */
export interface AppContext extends PlatformContext {
  sessions: SessionReader
  acts: ConcurrencyLimitByKey
  liveHub: LiveHub
  userData: UserData
  /** The jobs that need an admin, as everything after `from`, with the job as `w`. */
  needyJobs: Record<JobNeed, string>
}

/** The facts about a request before its viewer is read. */
export interface Caller {
  headers: IncomingMessage['headers']
  /** The caller's network address, for throttles; for IPv6 its /64. */
  address: string
  /** The hashed credential, not checked yet. */
  credential: string | null
  /** The points that the request may spend. */
  quota: RequestQuota
}

/** The changes table takes the act from this setting. */
const nameAct = (em: EntityManager, act: string) =>
  em.getEventManager().registerSubscriber({
    afterTransactionStart: async ({ transaction }) => {
      const connection = em.getConnection('write')
      await connection.execute("select set_config('haulbid.act', ?, true)", [act], 'all', transaction)
    },
  })

/**
 * One request: its viewer, time, and the entities it touches. Session and entity manager are created on first use: a
 * request that needs no viewer reads no session. Apollo copies the own properties of a context, so lazy values are
 * getters, and nothing is `#private`.
 */
export class Context {
  readonly now: Date
  /** The maximum page size; larger for REST's arrays. */
  mostRows: number = limits.pageMax
  readonly cookies: string[] = []
  private fork?: EntityManager
  private asking?: Promise<Viewer | null>
  /** The viewer once `asking` has resolved, or undefined before. */
  private found?: Viewer | null

  constructor(
    readonly app: AppContext,
    readonly caller: Caller,
  ) {
    this.now = app.clock()
  }

  get database(): Database {
    return this.app.database
  }

  /** Sends a query's reads to a source that has the viewer's own writes and the change that made the page ask. */
  get readPool(): ReadSource {
    const told = this.caller.headers['after-change']
    return this.database.reads.forReader(told?.toString(), () => this.viewer())
  }

  /** Runs after a mutation, so that the viewer's next reads, in any process, see it. */
  wrote(): Promise<void> {
    return this.database.reads.wrote(() => this.viewer())
  }

  get em(): EntityManager {
    if (!this.fork) {
      this.fork = this.app.database.orm.em.fork({ freshEventManager: this.liveAct !== null })
      if (this.liveAct !== null) nameAct(this.fork, this.liveAct)
    }
    return this.fork
  }

  /** The name that the sender gave this request; its changes carry it (docs/decisions/0055). Anything but a UUID is ignored. */
  private get liveAct(): string | null {
    const named = this.caller.headers['live-act']
    return typeof named === 'string' && isId(named) ? named : null
  }

  /**
   * Runs `act` in every transaction of this request, just before it commits. Must be called before the first use of
   * `em`, since forks share a set of subscribers.
   */
  beforeCommit(act: (transaction: Transaction) => Promise<void>): void {
    this.fork = this.app.database.orm.em.fork({ freshEventManager: true })
    if (this.liveAct !== null) nameAct(this.fork, this.liveAct)
    this.fork
      .getEventManager()
      .registerSubscriber({ beforeTransactionCommit: ({ transaction }) => act(transaction!) })
  }

  /** Parameters of the job views other than viewer and time. */
  get values() {
    return { mostBids: quotaOf(this.app.config, bidQuotas.bidsPerJob) }
  }

  viewer(): Promise<Viewer | null> {
    this.asking ??= readViewer(this.app, this.caller, this.now).then(viewer => this.recognised(viewer))
    return this.asking
  }

  /** The values of views that say who reads. */
  async reader() {
    return readsAs(await this.viewer())
  }

  /** Runs `work` synchronously once the viewer is known, since lists call this for each row. */
  withViewer<T>(work: (viewer: Viewer | null) => T): T | Promise<T> {
    return this.found === undefined ? this.viewer().then(work) : work(this.found)
  }

  private recognised(viewer: Viewer | null): Viewer | null {
    const { quota, credential } = this.caller
    this.found = viewer
    if (!viewer) return null
    addToLog({ userId: viewer.personId })
    quota.recognise(viewer.sessionId ? `user:${viewer.personId}` : credential!)
    return viewer
  }

  /** Refuses if nobody is signed in or the viewer isn't of one of these types. */
  async signedIn(...types: UserType[]): Promise<Viewer> {
    const viewer = await this.viewer()
    if (!viewer) throw unauthenticated()
    allow(types.length === 0 || types.includes(viewer.userType))
    return viewer
  }

  /** Guards the acts that a token must never do, by refusing every viewer who isn't signed in with a browser. */
  async atBrowser(): Promise<Viewer & { sessionId: string }> {
    const viewer = await this.signedIn()
    const { sessionId } = viewer
    if (!sessionId) throw forbidden("Sign in to do this. A token isn't enough.")
    return { ...viewer, sessionId }
  }

  /**
   * Limits how many acts of one user run at a time in a process; the others wait without a connection. Otherwise a
   * thousand accepts of one job, which all wait for its lock, would take up every connection.
   */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const viewer = await this.viewer()
    return viewer ? this.app.acts.take(viewer.id, work) : work()
  }

  /**
   * Runs an act in a transaction, in the user's turn. For the order of locks see docs/decisions/0039-order-of-locks.md.
   */
  act<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.inTurn(() => this.em.transactional(work))
  }

  /** Replaces the viewer for the rest of this request, after signing in, up, or out. */
  become(viewer: Viewer | null): void {
    if (viewer) addToLog({ userId: viewer.personId })
    this.asking = Promise.resolve(viewer)
    this.found = viewer
  }

  /** The time zone sent by the browser, for "this month"; UTC if it is invalid. */
  get timeZone(): string {
    const named = String(this.caller.headers['x-time-zone'] ?? 'UTC')
    // PostgreSQL interprets the sign of an offset the other way around.
    if (/^[+-]/.test(named)) return 'UTC'
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: named }).resolvedOptions().timeZone
    } catch {
      return 'UTC'
    }
  }
}
