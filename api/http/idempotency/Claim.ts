import type { Transaction } from '@mikro-orm/core'
import { conflict } from '../../domain/conflicts.js'
import type { Context } from '../../domain/context.js'
import { badField } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { count } from '../../platform/limits/throttle.js'

/** How long a retried request gets the response of the first one. */
const KEPT_MS = 86_400_000
/** No request takes longer: lock and statement timeouts end it earlier. */
const RUNNING_MS = 60_000
const MOST_ANSWER_BYTES = 16_384
/** Limits what is stored for one account. */
const KEYS = { name: 'idempotency-keys', most: 5_000, seconds: 86_400 }

/** A key can be taken if it is new, too old, or its request died before doing anything. */
const TAKE = {
  name: 'take-idempotency-key',
  text: `insert into idempotency_keys as k (user_id, key, fingerprint, claim, claimed_until, expires_at)
    select u.id, $2, $3, $4, $6, $7 from users u where u.id = $1 and u.closed_at is null for key share of u
    on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, claim = excluded.claim,
      claimed_until = excluded.claimed_until, expires_at = excluded.expires_at,
      committed_at = null, finished_at = null, answer = null
    where k.expires_at <= $5 or (k.fingerprint = excluded.fingerprint and k.committed_at is null
      and k.finished_at is null and k.claimed_until <= $5)
    returning 1`,
}

const READ = `select fingerprint, answer,
    finished_at is null and (committed_at is null or claimed_until > $3) as "isRunning"
  from idempotency_keys where user_id = $1 and key = $2`

interface Kept {
  fingerprint: Buffer
  answer: string | null
  /** Its response may still be on its way: storing it takes at most a minute after the act. */
  isRunning: boolean
}

interface Asked {
  userId: string
  key: string
  fingerprint: Buffer
}

/** A request's claim on its key: everything the request does happens under the claim, or not at all. */
export class Claim {
  private readonly id = newId()

  private constructor(
    private readonly context: Context,
    private readonly asked: Asked,
  ) {}

  /**
   * Returns the claim, or the response to the first request with that key. Refuses a key used for a different request.
   */
  static async take(context: Context, asked: Asked): Promise<Claim | { answer: string }> {
    const { now, database } = context
    const { userId, key, fingerprint } = asked
    const claim = new Claim(context, asked)
    const after = (ms: number) => new Date(now.getTime() + ms)
    const { rowCount } = await database.pool.query({
      ...TAKE,
      values: [userId, key, fingerprint, claim.id, now, after(RUNNING_MS), after(KEPT_MS)],
    })
    if (rowCount) {
      await count(context, KEYS, userId).catch(async error => {
        await claim.release()
        throw error
      })
      context.beforeCommit(transaction => claim.mark(transaction))
      return claim
    }
    const { rows } = await database.pool.query<Kept>(READ, [userId, key, now])
    return { answer: answerOf(rows[0], fingerprint) }
  }

  /**
   * Runs in the transaction of the act: from then on the row says that the act is done, whatever happens to the
   * response. A request so slow that its key was taken over changes nothing.
   */
  private async mark(transaction: Transaction): Promise<void> {
    const { context, asked } = this
    const rows = await context.em
      .getConnection('write')
      .execute(
        'update idempotency_keys set committed_at = ? where user_id = ? and key = ? and claim = ? returning 1',
        [context.now, asked.userId, asked.key, this.id],
        'all',
        transaction,
      )
    if (rows.length === 0) throw conflict('REQUEST_UNDER_WAY')
  }

  /** Stores the response; null for one that must not be stored, or is too long. */
  async finish(answer: string | null): Promise<void> {
    const { context, asked } = this
    const isKept = answer !== null && Buffer.byteLength(answer) <= MOST_ANSWER_BYTES
    await context.database.pool.query(
      `update idempotency_keys set finished_at = $4, answer = $5 where user_id = $1 and key = $2 and claim = $3`,
      [asked.userId, asked.key, this.id, context.now, isKept ? answer : null],
    )
  }

  /** Frees the key if nothing was done. */
  async release(): Promise<boolean> {
    const { context, asked } = this
    const { rowCount } = await context.database.pool.query(
      'delete from idempotency_keys where user_id = $1 and key = $2 and claim = $3 and committed_at is null',
      [asked.userId, asked.key, this.id],
    )
    return rowCount === 1
  }
}

const answerOf = (kept: Kept | undefined, fingerprint: Buffer): string => {
  // Released in the meantime: the next retry takes it.
  if (!kept) throw conflict('REQUEST_UNDER_WAY')
  if (!kept.fingerprint.equals(fingerprint)) {
    throw badField('Idempotency-Key', 'This Idempotency-Key was already used for a different request')
  }
  if (kept.answer !== null) return kept.answer
  throw conflict(kept.isRunning ? 'REQUEST_UNDER_WAY' : 'ALREADY_DONE')
}
