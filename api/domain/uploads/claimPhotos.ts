import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badInput, type Issue } from '../../platform/errors.js'
import { isImage, uploadWords } from '../../rules/uploadRules.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'
import { objectPath, Upload } from './Upload.js'

const problemWith = (upload: Upload | undefined) => {
  if (!upload?.registeredAt) return 'Photo not found'
  if (upload.jobId || upload.vendorDocumentId) return 'This photo is already used elsewhere'
  return isImage(upload.contentType) ? null : uploadWords.notAPhoto
}

/** Claims the job's photos: each must be the customer's own, registered, and unused. */
export async function claimPhotos(tx: EntityManager, viewer: Viewer, job: Job): Promise<void> {
  if (job.images.length === 0) return
  const ids = job.images.map(path => path.slice(objectPath('').length))
  const uploads = await tx.find(
    Upload,
    { id: { $in: ids }, ownerId: viewer.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const issues: Issue[] = []
  for (const [index, id] of ids.entries()) {
    const upload = uploads.find(each => each.id === id)
    const message = problemWith(upload)
    if (message) issues.push({ path: `images.${index}`, message })
    else upload!.jobId = job.id
  }
  if (issues.length > 0) throw badInput(issues)
}
