import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badInput, type Issue, notFound } from '../../platform/errors.js'
import { isUnderWay } from '../../rules/jobGraph.js'
import { isMover } from '../../rules/stateGraph.js'
import { isImage, uploadWords } from '../../rules/uploadRules.js'
import { type VisitMove, visitGraph } from '../../rules/visitGraph.js'
import type { VisitPhotoKind } from '../../rules/visits.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/moveJob.js'
import { makeMove } from '../makeMove.js'
import { idOfPath, isUsed, Upload } from '../uploads/Upload.js'
import { Visit } from './Visit.js'
import { VisitPhoto } from './VisitPhoto.js'
import { roleAtVisit } from './visitPolicy.js'

interface Held {
  tx: EntityManager
  viewer: Viewer
  job: Job
  visit: Visit
  /** Makes the move, or refuses it. */
  move: () => void
}

/**
 * Locks the job, the people, and the visit (docs/decisions/0039-order-of-locks.md), and runs the act. NOT_FOUND for
 * somebody else's visit, so that it stays private.
 */
export async function actOnVisit(
  context: Context,
  visitId: string,
  move: VisitMove,
  act: (held: Held) => Promise<void>,
): Promise<void> {
  const viewer = await context.signedIn('vendor', 'admin')
  await context.act(async tx => {
    const seen = await tx.findOne(Visit, visitId)
    if (!seen) throw notFound('Visit')
    const job = await lockJob(tx, seen.jobId)
    const role = roleAtVisit(viewer, job, seen)
    if (!isMover(visitGraph, move, role)) throw notFound('Visit')
    // The last visit completes the job, which counts in the vendor's row.
    const lockMode = move === 'complete' ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ
    await lockActive(tx, viewer, { others: [job.customerId, seen.vendorId], lockMode })
    const visit = await tx.findOneOrFail(Visit, visitId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    })
    const before = visit.status
    await act({
      tx,
      viewer,
      job,
      visit,
      move: () => {
        // The job may have another vendor by now, or be over.
        if (!isUnderWay(job.status) || job.vendorId !== visit.vendorId) throw conflict('VISIT_STATE')
        visit.status = makeMove(visitGraph, visit.status, move, role)
      },
    })
    if (viewer.userType === 'admin' && visit.status !== before)
      audit(tx, context, viewer, {
        action: `${move}Visit`,
        subjectId: job.id,
        before: { visitId, status: before },
        after: { visitId, status: visit.status },
      })
  })
}

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
}

/** Claims photos for a visit: each must be the viewer's own, registered, and not used elsewhere. */
export async function addPhotos(
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  visit: Visit,
  taken: Taken[],
) {
  if (taken.length === 0) return
  const ids = taken.map(({ objectPath }) => idOfPath(objectPath))
  const uploads = await tx.find(
    Upload,
    { id: { $in: ids }, ownerId: viewer.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const issues: Issue[] = []
  for (const { path, objectPath, kind } of taken) {
    const upload = uploads.find(({ id }) => id === idOfPath(objectPath))
    const message = problemWith(upload)
    if (message) {
      issues.push({ path, message })
      continue
    }
    upload!.visitId = visit.id
    tx.create(VisitPhoto, { id: upload!.id, visitId: visit.id, kind, createdAt: context.now })
  }
  if (issues.length > 0) throw badInput(issues)
  // The visit refers to the ticket, so the ticket must be inserted first.
  await tx.flush()
}
