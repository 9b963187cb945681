import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badInput, type Issue } from '../../platform/errors.js'
import { isImage, uploadWords } from '../../rules/uploads/uploadRules.js'
import type { Viewer } from '../accounts/Viewer.js'
import { idOfPath, isUsed, Upload } from './Upload.js'

/** The part of a job that says which photos are its own. */
interface Photographed {
  id: string
  images: string[]
}

const problemWith = (upload: Upload | undefined, job: Photographed) => {
  if (!upload?.registeredAt) return 'Photo not found'
  if (isUsed(upload) && upload.jobId !== job.id) return 'This photo is already used elsewhere'
  return isImage(upload.contentType) ? null : uploadWords.notAPhoto
}

/** Claims the job's photos: each must be the customer's own, registered, and not used elsewhere. */
export async function claimPhotos(tx: EntityManager, viewer: Viewer, job: Photographed): Promise<void> {
  if (job.images.length === 0) return
  const ids = job.images.map(idOfPath)
  const uploads = await tx.find(
    Upload,
    { id: { $in: ids }, ownerId: viewer.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const issues: Issue[] = []
  for (const [index, id] of ids.entries()) {
    const upload = uploads.find(each => each.id === id)
    const message = problemWith(upload, job)
    if (message) issues.push({ path: `images.${index}`, message })
    else upload!.jobId = job.id
  }
  if (issues.length > 0) throw badInput(issues)
}

/** Photos that a job no longer has are removed like photos that were never used. */
export async function releasePhotos(
  tx: EntityManager,
  job: Photographed,
  before: readonly string[],
): Promise<void> {
  const ids = before.filter(path => !job.images.includes(path)).map(idOfPath)
  if (ids.length === 0) return
  const uploads = await tx.find(
    Upload,
    { id: { $in: ids }, jobId: job.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  for (const upload of uploads) upload.jobId = null
}
