import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { newId } from '../../platform/ids.js'
import type { ObjectStore } from '../../platform/objects/ObjectStore.js'
import { addDays } from '../../rules/dates.js'
import type { DocumentType } from '../../rules/kinds.js'
import type { ReviewStatus } from '../../rules/vendors/documentGraph.js'
import type { VisitPhotoKind } from '../../rules/visits/visits.js'
import { todayIn } from '../../rules/zonedTime.js'
import type { Business } from '../businesses/Business.js'
import { enqueue } from '../enqueue.js'
import type { Job } from '../jobs/Job.js'
import { objectPath, Upload } from '../uploads/Upload.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import type { Visit } from '../visits/Visit.js'
import { VisitPhoto } from '../visits/VisitPhoto.js'

/** Stores a file generated for the demo, as if its owner had uploaded it. */
const keep = async (tx: EntityManager, store: ObjectStore, ownerId: string, name: string, now: Date) => {
  const bytes = await readFile(new URL(`./files/${name}.png`, import.meta.url))
  const id = newId()
  await store.keep(id, Readable.from([bytes]))
  return tx.create(Upload, {
    id,
    ownerId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 1000),
    registeredAt: now,
    contentType: 'image/png',
    size: bytes.length,
  })
}

export async function keepPhotos(
  tx: EntityManager,
  store: ObjectStore,
  job: Job,
  photos: string[],
  now: Date,
): Promise<void> {
  for (const name of photos) {
    const upload = await keep(tx, store, job.customerId, name, now)
    upload.jobId = job.id
    job.images = [...job.images, objectPath(upload.id)]
    await enqueue(tx, 'makeThumbnails', { uploadId: upload.id })
  }
}

/** Adds a photo that a vendor took at a visit, and returns its id. */
export async function keepVisitPhoto(
  tx: EntityManager,
  store: ObjectStore,
  visit: Visit,
  { name, kind, takenAt }: { name: string; kind: VisitPhotoKind; takenAt: Date },
): Promise<string> {
  const upload = await keep(tx, store, visit.vendorId, name, takenAt)
  upload.visitId = visit.id
  await tx.flush()
  tx.create(VisitPhoto, { id: upload.id, visitId: visit.id, kind, createdAt: takenAt })
  await enqueue(tx, 'makeThumbnails', { uploadId: upload.id })
  await tx.flush()
  return upload.id
}

export async function keepLogo(
  tx: EntityManager,
  store: ObjectStore,
  business: Business,
  name: string,
  now: Date,
): Promise<void> {
  const upload = await keep(tx, store, business.vendorId, name, now)
  upload.businessId = business.vendorId
  business.logo = objectPath(upload.id)
}

/** The zone of Austin, where the demo's vendors work. */
const DEMO_TIME_ZONE = 'America/Chicago'

interface DemoDocument {
  documentType: DocumentType
  file: string
  reviewStatus: ReviewStatus
  days?: number
}

export async function keepDocument(
  tx: EntityManager,
  store: ObjectStore,
  vendorId: string,
  document: DemoDocument,
  now: Date,
): Promise<void> {
  const { documentType, file, reviewStatus, days } = document
  const upload = await keep(tx, store, vendorId, file, now)
  const filePath = objectPath(upload.id)
  const kept = tx.create(VendorDocument, {
    vendorId,
    documentType,
    fileName: `${file}.png`,
    filePath,
    uploadedAt: now,
    reviewStatus,
    ...(days !== undefined && {
      expiresOn: addDays(todayIn(now, DEMO_TIME_ZONE), days),
      timeZone: DEMO_TIME_ZONE,
    }),
  })
  await tx.flush()
  upload.vendorDocumentId = kept.id
}
