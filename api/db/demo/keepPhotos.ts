import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Job } from '../../jobs/Job.js'
import { newId } from '../../shared/ids.js'
import { LocalStore } from '../../uploads/LocalStore.js'
import type { ObjectStore } from '../../uploads/ObjectStore.js'
import { objectPath, Upload } from '../../uploads/Upload.js'

/** Drawn for the demo; each is named in demoData. */
const fileOf = (name: string) => new URL(`./photos/${name}.png`, import.meta.url)

/** Gives a demo job its photos, as if the customer had uploaded them. */
export async function keepPhotos(
  tx: EntityManager,
  store: ObjectStore,
  job: Job,
  photos: string[],
  now: Date,
): Promise<void> {
  if (!(store instanceof LocalStore)) return
  for (const name of photos) {
    const bytes = await readFile(fileOf(name)).catch(() => null)
    if (!bytes) continue
    const id = newId()
    await store.write(id, Readable.from([bytes]))
    tx.create(Upload, {
      id,
      ownerId: job.customerId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 1000),
      registeredAt: now,
      contentType: 'image/png',
      size: bytes.length,
      jobId: job.id,
    })
    job.images = [...job.images, objectPath(id)]
  }
}
