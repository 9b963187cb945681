import DataLoader from 'dataloader'
import type pg from 'pg'
import type { Database } from '../../platform/database/database.js'
import type { Viewer } from './Viewer.js'
import { ACTS_FOR, JOIN_PERSON } from './worksFor.js'

/** A session and its user, as they are now. */
interface Session extends Viewer {
  isActive: boolean
  suspendedAt: string | null
}

/**
 * A prepared statement, since it runs before every request of a signed-in user. The array is in a subquery:
 * if PostgreSQL sees its length, it makes a new plan for each array shorter than the ten it assumes, which
 * takes ten times as long as the lookup itself.
 */
const sessions = ({ reads }: Pick<Database, 'reads'>) => ({
  name: 'session',
  text: `select ${reads.wroteAt('u.id')} as "wroteAt", s.token_hash as "hash", ${ACTS_FOR},
      s.id as "sessionId", true as "mayWrite", true as "mayListen", s.suspended_at as "suspendedAt",
      date_part('epoch', s.expires_at) * 1000 as "expiresAt"
    from sessions s join users u on u.id = s.user_id ${JOIN_PERSON}
    where s.token_hash = any((select $1::bytea[])::bytea[])`,
})

const MOST_TOGETHER = 100

/**
 * Finds sessions by the hashes of their tokens. Lookups made in one turn of the event loop share a statement, which
 * halves the cost of a small request under load. Nothing is cached, so that a suspension takes effect at once
 * (docs/decisions/0100-asked-together.md).
 */
export class SessionReader {
  private readonly loader: DataLoader<Buffer, Session | undefined>

  constructor({ pool, reads }: Pick<Database, 'pool' | 'reads'>) {
    const statement = sessions({ reads })
    this.loader = new DataLoader(hashes => readAll(pool, statement, hashes), {
      cache: false,
      maxBatchSize: MOST_TOGETHER,
      batchScheduleFn: setImmediate,
    })
  }

  /** Also finds expired sessions; undefined if there is none. */
  find(hash: Buffer): Promise<Session | undefined> {
    return this.loader.load(hash)
  }
}

const readAll = async (pool: pg.Pool, statement: ReturnType<typeof sessions>, hashes: readonly Buffer[]) => {
  const { rows } = await pool.query<Session & { hash: Buffer }>({ ...statement, values: [hashes] })
  const found = new Map(rows.map(({ hash, ...session }) => [hash.toString('base64'), session]))
  return hashes.map(hash => found.get(hash.toString('base64')))
}
