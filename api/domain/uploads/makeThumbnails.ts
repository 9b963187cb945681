import { buffer } from 'node:stream/consumers'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { toWebp } from '../../platform/images/toWebp.js'
import { limits } from '../../rules/limits.js'
import { photoSizes } from '../../rules/uploads/photoSizes.js'
import { isImage } from '../../rules/uploads/uploadRules.js'
import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'
import { keepThumbnails, removeThumbnails } from './thumbnails.js'

const PHOTO = prepared(`
  select u.content_type as "contentType", coalesce(not t.is_made or t.medium_width is not null, false) as "isDone"
  from uploads u left join thumbnails t on t.upload_id = u.id
  where u.id = :uploadId and u.registered_at is not null`)

/** Waits for a transaction that removes the photo. Returns nothing if it's gone. */
const RECORD = prepared(`
  insert into thumbnails (upload_id, made_at, is_made, medium_width, medium_height)
  select id, :now, :isMade::boolean, :width::integer, :height::integer from uploads where id = :uploadId for key share
  on conflict (upload_id) do update set is_made = excluded.is_made, medium_width = excluded.medium_width,
    medium_height = excluded.medium_height
  returning upload_id`)

const IS_THERE = prepared('select id from uploads where id = :uploadId')

/** Makes the sizes of a photo, once. A picture that can't be decoded is shown unchanged. */
export const thumbnailsOf = async (app: AppContext, uploadId: string): Promise<void> => {
  const { store, clock, log } = app
  const { pool } = app.database
  const [photo] = await rowsOf<{ contentType: string | null; isDone: boolean }>(pool, PHOTO, { uploadId })
  // A killed process may have left some sizes of a photo that has been removed since.
  if (!photo) return removeThumbnails(store, uploadId)
  if (photo.isDone || !isImage(photo.contentType)) return
  const made = await toWebp(await buffer(await store.read(uploadId)), photoSizes, {
    mostPixels: limits.photoPixels,
  })
  if (made) await keepThumbnails(store, uploadId, made)
  else log.warn({ uploadId }, 'A photo could not be decoded, so the original is shown')
  const { width = null, height = null } = made?.medium ?? {}
  const sides = { width, height }
  const recorded = await rowsOf(pool, RECORD, { uploadId, isMade: made !== null, now: clock(), ...sides })
  if (recorded.length === 0 && (await rowsOf(pool, IS_THERE, { uploadId })).length === 0)
    await removeThumbnails(store, uploadId)
}

export const makeThumbnails: Task<'makeThumbnails'> = (app, { uploadId }) => thumbnailsOf(app, uploadId)
