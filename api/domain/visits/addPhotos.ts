import { LockMode } from '@mikro-orm/core'
import { badInput, type Issue } from '../../platform/errors.js'
import { isImage, uploadWords } from '../../rules/uploads/uploadRules.js'
import type { VisitPhotoKind } from '../../rules/visits/visits.js'
import type { Acting } from '../act.js'
import { idOfPath, isUsed, Upload } from '../uploads/Upload.js'
import type { Visit } from './Visit.js'
import { VisitPhoto } from './VisitPhoto.js'

const problemWith = (upload: Upload | undefined) => {
  if (!upload?.registeredAt) return 'Photo not found'
  if (isUsed(upload)) return 'This photo is already used elsewhere'
  return isImage(upload.contentType) ? null : uploadWords.notAPhoto
}

export interface Taken {
  /** The input field that names it. */
  path: string
  objectPath: string
  kind: VisitPhotoKind
  /** The proposal that it is evidence for. */
  changeOrderId?: string
  /** The charge whose answer it belongs to. */
  chargeId?: string
}

/** Claims photos for a visit: each must be the viewer's own, registered, and not used elsewhere. */
export async function addPhotos({ tx, viewer, now }: Acting, visit: Visit, taken: Taken[]): Promise<void> {
  if (taken.length === 0) return
  const ids = taken.map(({ objectPath }) => idOfPath(objectPath))
  const uploads = await tx.find(
    Upload,
    { id: { $in: ids }, ownerId: viewer.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const issues: Issue[] = []
  for (const { path, objectPath, kind, changeOrderId = null, chargeId = null } of taken) {
    const upload = uploads.find(({ id }) => id === idOfPath(objectPath))
    const message = problemWith(upload)
    if (message) {
      issues.push({ path, message })
      continue
    }
    upload!.visitId = visit.id
    tx.create(VisitPhoto, {
      id: upload!.id,
      visitId: visit.id,
      kind,
      changeOrderId,
      chargeId,
      createdAt: now,
    })
  }
  if (issues.length > 0) throw badInput(issues)
  // The visit refers to the ticket, so the ticket must be inserted first.
  await tx.flush()
}
