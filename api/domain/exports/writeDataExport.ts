import { pipeline, Readable, Transform } from 'node:stream'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { UnrecoverableError } from '../../platform/errors.js'
import { TooLarge } from '../../platform/objects/ObjectStore.js'
import type { UserType } from '../../rules/kinds.js'
import { limits } from '../../rules/limits.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { isAtWork } from '../accounts/worksFor.js'
import type { AppContext } from '../context.js'
import { enqueue } from '../enqueue.js'
import type { Task } from '../TaskPayloads.js'
import { exportText } from './exportText.js'

const DAY_MS = 86_400_000
/** About two minutes with the queue's backoff: the user waits, and can request another afterwards. */
const MOST_TRIES = 4

interface Wanted {
  userId: string
  isClosed: boolean
  isUnderWay: boolean
  userType: UserType
  /** The business that they work or worked for; null for everybody who works alone. */
  vendorId: string | null
  role: PersonRole | null
  isAtWork: boolean
}

/** Tells founders who still own their business from those who no longer do. */
const founding = ({ userId, userType, vendorId, role, isAtWork }: Wanted): 'owned' | 'left' | null => {
  if (userType !== 'vendor' || (vendorId !== null && vendorId !== userId)) return null
  return vendorId === null || (role === 'owner' && isAtWork) ? 'owned' : 'left'
}

const find = async ({ database }: AppContext, exportId: string): Promise<Wanted | undefined> => {
  const { rows } = await database.pool.query<Wanted>(
    `select e.user_id as "userId", u.closed_at is not null as "isClosed",
        num_nonnulls(e.ready_at, e.failed_at) = 0 as "isUnderWay",
        u.user_type as "userType", p.vendor_id as "vendorId", p.role, ${isAtWork('p')} as "isAtWork"
      from data_exports e join users u on u.id = e.user_id left join business_people p on p.user_id = u.id where e.id = $1`,
    [exportId],
  )
  return rows[0]
}

/** Compresses the text as a stream, counting its uncompressed size. */
const counted = (text: AsyncIterable<string>) => {
  let size = 0
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      done(null, chunk)
    },
  })
  // A failure in the first stream reaches the reader of the last one.
  const bytes = pipeline(Readable.from(text), counting, createGzip(), () => undefined)
  return { bytes, size: () => size }
}

const inSnapshot = async <T>(pool: pg.Pool, read: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const answer = await read(client)
    await client.query('commit')
    client.release()
    return answer
  } catch (error) {
    // Closed rather than returned, since it is in the middle of a cursor and nobody else may get this connection.
    client.release(true)
    throw error
  }
}

const write = async (app: AppContext, exportId: string, wanted: Wanted, signal: AbortSignal) =>
  inSnapshot(await app.database.reads.current(), async client => {
    const { exported } = app.userData
    const { bytes, size } = counted(
      exportText(client, wanted.userId, {
        sections: exported,
        isFormerFounder: founding(wanted) === 'left',
        now: app.clock(),
        signal,
      }),
    )
    await app.store.keep(exportId, bytes, limits.exportBytes)
    return size()
  })

/** Updates the export, if it is still wanted, and queues the mail about it. */
const conclude = (app: AppContext, exportId: string, change: string, values: unknown[]): Promise<boolean> =>
  app.database.orm.em.fork().transactional(async tx => {
    const moved = await tx.execute<unknown[]>(
      `update data_exports set ${change} where id = ? and ready_at is null and failed_at is null
        and exists (select from users u where u.id = user_id and u.closed_at is null) returning id`,
      [...values, exportId],
    )
    if (moved.length === 0) return false
    await enqueue(tx, 'dataExportMail', { exportId })
    return true
  })

/** Writes the whole file again on each attempt. Leaves nothing behind if the account was closed in the meantime. */
export const writeDataExport: Task<'writeDataExport'> = async (app, { exportId }, { attempt, signal }) => {
  const wanted = await find(app, exportId)
  if (!wanted || wanted.isClosed) return app.store.remove(exportId)
  // A repeated attempt, because the outcome of an earlier one could not be saved.
  if (!wanted.isUnderWay) return
  try {
    const size = await write(app, exportId, wanted, signal)
    const now = app.clock()
    const until = new Date(now.getTime() + DAY_MS)
    const change = 'ready_at = ?, expires_at = ?, size = ?, is_of_business = ?'
    const isKept = await conclude(app, exportId, change, [now, until, size, founding(wanted) === 'owned'])
    if (!isKept) await app.store.remove(exportId)
  } catch (error) {
    if (attempt < MOST_TRIES && !(error instanceof TooLarge)) throw error
    // The file may have been written, with only its outcome not saved.
    await app.store.remove(exportId)
    await conclude(app, exportId, 'failed_at = ?', [app.clock()])
    throw new UnrecoverableError((error as Error).message, { cause: error })
  }
}
