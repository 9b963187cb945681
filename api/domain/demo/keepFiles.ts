import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { newId } from '../../platform/ids.js'
import type { ObjectStore } from '../../platform/objects/ObjectStore.js'
import type { VisitPhotoKind } from '../../rules/visits/visits.js'
import type { DemoStory } from '../Demo.js'
import { enqueue } from '../enqueue.js'
import type { Job } from '../jobs/Job.js'
import { objectPath, Upload } from '../uploads/Upload.js'
import type { Visit } from '../visits/Visit.js'
import { VisitPhoto } from '../visits/VisitPhoto.js'

export const keepingIn =
  (tx: EntityManager, store: ObjectStore): DemoStory['keepFile'] =>
  async (ownerId, name, at) => {
    const bytes = await readFile(new URL(`./files/${name}.png`, import.meta.url))
    const id = newId()
    await store.keep(id, Readable.from([bytes]))
    return tx.create(Upload, {
      id,
      ownerId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 1000),
      registeredAt: at,
      contentType: 'image/png',
      size: bytes.length,
    })
  }

export async function keepPhotos(
  { tx, now, keepFile }: DemoStory,
  job: Job,
  photos: string[],
): Promise<void> {
  for (const name of photos) {
    const upload = await keepFile(job.customerId, name, now)
    upload.jobId = job.id
    job.images = [...job.images, objectPath(upload.id)]
    await enqueue(tx, 'makeThumbnails', { uploadId: upload.id })
  }
}

/** Adds a photo that a vendor took at a visit, and returns its id. */
export async function keepVisitPhoto(
  { tx, keepFile }: DemoStory,
  visit: Visit,
  { name, kind, takenAt }: { name: string; kind: VisitPhotoKind; takenAt: Date },
): Promise<string> {
  const upload = await keepFile(visit.vendorId, name, takenAt)
  upload.visitId = visit.id
  await tx.flush()
  tx.create(VisitPhoto, { id: upload.id, visitId: visit.id, kind, createdAt: takenAt })
  await enqueue(tx, 'makeThumbnails', { uploadId: upload.id })
  await tx.flush()
  return upload.id
}
