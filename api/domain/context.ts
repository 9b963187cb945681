import type { IncomingMessage } from 'node:http'
import type { Transaction } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { QueryResultRow } from 'pg'
import type { Database } from '../platform/database/database.js'
import type { ReadSource } from '../platform/database/prepared.js'
import { executeNamed, type Prepared, rowsOf } from '../platform/database/prepared.js'
import { allow, forbidden, unauthenticated } from '../platform/errors.js'
import { isId } from '../platform/ids.js'
import type { ConcurrencyLimitByKey } from '../platform/limits/ConcurrencyLimit.js'
import type { RequestQuota } from '../platform/limits/RequestQuota.js'
import { addToLog } from '../platform/logging/requestScope.js'
import type { PlatformContext } from '../platform/PlatformContext.js'
import type { UserType } from '../rules/kinds.js'
import { limits } from '../rules/limits.js'
import { quotaOf } from './accounts/quotas.js'
import { readViewer } from './accounts/readViewer.js'
import type { SessionReader } from './accounts/SessionReader.js'
import type { Viewer } from './accounts/Viewer.js'
import type { LiveHub } from './live/LiveHub.js'

/** What all requests in a process share. */
export interface AppContext extends PlatformContext {
  sessions: SessionReader
  acts: ConcurrencyLimitByKey
  liveHub: LiveHub
}

/** What is known about a request before its viewer is read. */
export interface Caller {
  headers: IncomingMessage['headers']
  /** The caller's network address, for throttles; for IPv6 its /64. */
  address: string
  /** The hashed credential, not yet checked. */
  credential: string | null
  /** What the request may spend. */
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
  /** Set-Cookie headers for the response. */
  readonly cookies: string[] = []
  private fork?: EntityManager
  private asking?: Promise<Viewer | null>
  /** Whom `asking` has found. */
  private found?: Viewer | null
  private commitsMore = false

  constructor(
    readonly app: AppContext,
    readonly caller: Caller,
  ) {
    this.now = app.clock()
  }

  get database(): Database {
    return this.app.database
  }

  /** For what a query reads: it has what the viewer wrote, and what made the page ask. */
  get readPool(): ReadSource {
    const told = this.caller.headers['after-change']
    return this.database.reads.forReader(told?.toString(), () => this.viewer())
  }

  /** After a mutation: the viewer's next reads, in any process, see what it has done. */
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
    this.commitsMore = true
    this.fork = this.app.database.orm.em.fork({ freshEventManager: true })
    if (this.liveAct !== null) nameAct(this.fork, this.liveAct)
    this.fork
      .getEventManager()
      .registerSubscriber({ beforeTransactionCommit: ({ transaction }) => act(transaction!) })
  }

  /** Parameters of the job views, besides viewer and time. */
  get values() {
    return { mostBids: quotaOf(this.app.config, 'bidsPerJob') }
  }

  /** The viewer, or null. */
  viewer(): Promise<Viewer | null> {
    this.asking ??= readViewer(this.app, this.caller, this.now).then(viewer => this.recognised(viewer))
    return this.asking
  }

  /** What follows from the viewer: at once where the viewer is known by now, since lists ask it for each row. */
  withViewer<T>(work: (viewer: Viewer | null) => T): T | Promise<T> {
    return this.found === undefined ? this.viewer().then(work) : work(this.found)
  }

  private recognised(viewer: Viewer | null): Viewer | null {
    const { quota, credential } = this.caller
    this.found = viewer
    if (!viewer) return null
    addToLog({ userId: viewer.id })
    quota.recognise(viewer.sessionId ? `user:${viewer.id}` : credential!)
    return viewer
  }

  /** The viewer; refused if nobody is signed in or the viewer is not of one of these types. */
  async signedIn(...types: UserType[]): Promise<Viewer> {
    const viewer = await this.viewer()
    if (!viewer) throw unauthenticated()
    allow(types.length === 0 || types.includes(viewer.userType))
    return viewer
  }

  /** The viewer, signed in with a browser: for what a token must never do. */
  async atBrowser(): Promise<Viewer & { sessionId: string }> {
    const viewer = await this.signedIn()
    const { sessionId } = viewer
    if (!sessionId) throw forbidden('This can only be done signed in, not with a token')
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

  /** Runs an act that is a single statement: as it is, or in a transaction with what else this request is to commit. */
  async actAtOnce<Row extends QueryResultRow>(
    statement: Prepared,
    values: Record<string, unknown>,
  ): Promise<Row | undefined> {
    const rows =
      this.commitsMore || this.liveAct !== null
        ? await this.em.transactional(tx => executeNamed<Row>(tx, statement.sql, values))
        : await rowsOf<Row>(this.database.pool, statement, values)
    return rows[0]
  }

  /** Sets the viewer of this request from here on: after signing in, up or out. */
  become(viewer: Viewer | null): void {
    if (viewer) addToLog({ userId: viewer.id })
    this.asking = Promise.resolve(viewer)
    this.found = viewer
  }

  /** The time zone sent by the browser, for "this month"; UTC if it is invalid. */
  get timeZone(): string {
    const named = String(this.caller.headers['x-time-zone'] ?? 'UTC')
    // PostgreSQL interprets the sign of an offset the other way round.
    if (/^[+-]/.test(named)) return 'UTC'
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: named }).resolvedOptions().timeZone
    } catch {
      return 'UTC'
    }
  }
}
