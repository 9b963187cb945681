import type { Database } from '../../platform/database/database.js'
import type { ObjectStore } from '../../platform/objects/ObjectStore.js'
import { CANCELLED_PHOTOS_DAYS } from '../../rules/uploads/uploadBounds.js'
import type { Task } from '../TaskPayloads.js'
import { removeThumbnails } from './thumbnails.js'

const DAY_MS = 86_400_000
/** The rows of a batch stay locked while the store deletes their bytes. */
const BATCH = 50

const BATCH_OF_UNCLAIMED = `delete from uploads where id in (
    select id from uploads where job_id is null and vendor_document_id is null and business_id is null and visit_id is null
      and (created_at < ? or owner_id in (select id from users where closed_at is not null))
    order by created_at limit ${BATCH} for update skip locked
  ) returning id, exists (select from thumbnails t where t.upload_id = uploads.id) as "hasThumbnails"`

interface Removed {
  id: string
  hasThumbnails: boolean
}

const removeFrom = async (store: ObjectStore, { id, hasThumbnails }: Removed) => {
  await store.remove(id)
  if (hasThumbnails) await removeThumbnails(store, id)
}

/** A row is deleted only along with its bytes: if the store cannot be reached, the next run finds it again. */
const removeBatch = ({ orm }: Database, store: ObjectStore, before: Date): Promise<number> =>
  orm.em.fork().transactional(async tx => {
    const rows = await tx.execute<Removed[]>(BATCH_OF_UNCLAIMED, [before])
    await Promise.all(rows.map(row => removeFrom(store, row)))
    return rows.length
  })

const FREE_CANCELLED = `with old as (
    select j.id from jobs j where j.status = 'cancelled' and cardinality(j.images) > 0
      and (select max(e.created_at) from job_events e where e.job_id = j.id) < $1
    order by j.id limit ${BATCH} for update skip locked),
  freed as (update uploads set job_id = null where job_id in (select id from old))
  update jobs set images = '{}' where id in (select id from old)`

/** Photos of jobs cancelled long ago are no longer claimed. */
const freeCancelled = async ({ pool }: Database, before: Date) => {
  let freed: number
  do freed = (await pool.query(FREE_CANCELLED, [before])).rowCount!
  while (freed > 0)
}

/**
 * Removes uploads that no job or document claims within a day (docs/product.md, The marketplace), or at once if the
 * account was closed.
 */
export const removeUnclaimed: Task<'removeUnclaimed'> = async ({ database, store, clock }) => {
  const before = new Date(clock().getTime() - DAY_MS)
  await freeCancelled(database, new Date(clock().getTime() - CANCELLED_PHOTOS_DAYS * DAY_MS))
  let removed: number
  do removed = await removeBatch(database, store, before)
  while (removed > 0)
  await store.sweep(before)
}
