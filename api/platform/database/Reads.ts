import type pg from 'pg'
import type { ReadSource } from './prepared.js'
import { asPosition, positionOf } from './standbys/position.js'
import type { Standbys } from './standbys/Standbys.js'

/** A reader who must see their own writes: `wroteAt` is the value that `Reads.wroteAt` found. */
interface Account {
  personId: string
  wroteAt?: number | null
}

/**
 * Where reads go, and the one entrance to standbys (docs/decisions/0077-reads-from-standbys.md): nothing else in the code knows whether
 * there are any. Without them each of these is the primary's pool, or does nothing.
 */
export class Reads {
  constructor(
    private readonly pool: pg.Pool,
    /** Null if there are none; for the metrics and the tests. */
    readonly standbys: Standbys | null,
  ) {}

  get pools(): Record<string, pg.Pool> {
    const reading = (this.standbys?.all ?? []).map(({ name, pool }) => [name, pool])
    return { write: this.pool, ...Object.fromEntries(reading) }
  }

  /** For reads without a viewer. */
  get forVisitors(): ReadSource {
    return this.standbys?.forVisitors ?? this.pool
  }

  /**
   * For a user's reads. They see the user's own writes, and the change named by the header After-Change
   * (`told`).
   */
  forReader(told: string | undefined, account: () => Promise<Account | null>): ReadSource {
    if (!this.standbys) return this.pool
    return this.standbys.reader(async () => {
      // Not a position, as from pages of an earlier release: only the primary is certain to have the change.
      const toldAt = told === undefined ? 0 : (positionOf(told) ?? Number.POSITIVE_INFINITY)
      const reader = await account()
      if (!reader && told === undefined) return 'visitor'
      return { after: Math.max(toldAt, reader?.wroteAt ?? 0) }
    })
  }

  /** A pool that has everything committed before this call, for a long read. */
  async current(): Promise<pg.Pool> {
    return this.standbys ? this.standbys.current() : this.pool
  }

  /** After a mutation: ensures that the account's next reads, in any process, see it. */
  async wrote(account: () => Promise<Account | null>): Promise<void> {
    const writer = this.standbys && (await account())
    if (writer) await this.standbys.wrote(writer.personId)
  }

  /** In SQL: what `forReader` needs to know about the user with this id. */
  wroteAt(userId: string): string {
    if (!this.standbys) return 'null::float8'
    return `(select ${asPosition('w.position')} from account_writes w where w.user_id = ${userId})`
  }

  /** The mark that clients send back as After-Change after a change event. Null if it makes no difference. */
  told(position: string | null): string | null {
    return this.standbys && position
  }

  async start(): Promise<void> {
    await this.standbys?.start()
  }

  async stop(): Promise<void> {
    await this.standbys?.stop()
  }
}
