import { Readable } from 'node:stream'
import type { Picture } from '../../platform/images/toWebp.js'
import type { ObjectStore } from '../../platform/objects/ObjectStore.js'
import { keysOf } from '../../rules/kinds.js'
import { type PhotoSize, photoSizes } from '../../rules/uploads/photoSizes.js'
import type { AppContext } from '../context.js'
import { enqueue } from '../enqueue.js'

/** Thumbnails are stored next to their photo: docs/decisions/0076-thumbnails.md. */
export const thumbnailName = (uploadId: string, size: PhotoSize) => `${uploadId}.${size}`

export const removeThumbnails = async (store: ObjectStore, uploadId: string): Promise<void> => {
  await Promise.all(keysOf(photoSizes).map(size => store.remove(thumbnailName(uploadId, size))))
}

export const keepThumbnails = async (
  store: ObjectStore,
  uploadId: string,
  made: Record<PhotoSize, Picture>,
): Promise<void> => {
  for (const size of keysOf(photoSizes))
    await store.keep(thumbnailName(uploadId, size), Readable.from([made[size].bytes]))
}

/** Queues the missing ones: for photos older than this feature, or in a restored installation. */
export const askForThumbnails = async (app: AppContext, uploadId: string): Promise<void> => {
  await enqueue(app.database.orm.em.fork(), 'makeThumbnails', { uploadId })
  app.taskRelay.wake()
}
