import type { EntityManager } from '@mikro-orm/postgresql'
import { type Acting, act } from '../act.js'
import { conflict } from '../conflicts.js'
import { idOfPath, Upload } from '../uploads/Upload.js'
import { addPhotos } from '../visits/addPhotos.js'
import { Visit } from '../visits/Visit.js'
import { VisitPhoto } from '../visits/VisitPhoto.js'
import type { Charge } from './Charge.js'
import { chargeOfJob } from './chargeOfJob.js'
import { tellCharge } from './tellCharge.js'

/** The visit that the charge was made for, or the vendor's latest. */
const findVisit = async (tx: EntityManager, { visitId, jobId, vendorId }: Charge): Promise<Visit> => {
  const where = visitId ? { id: visitId } : { jobId, vendorId }
  const visit = await tx.findOne(Visit, where, { orderBy: { windowStart: 'desc', id: 'desc' } })
  if (!visit) throw conflict('VISIT_STATE')
  return visit
}

/** Claims the new photos. Those that an answer no longer has are removed like photos that were never used. */
const replacePhotos = async (acting: Acting, charge: Charge, photos: readonly string[]): Promise<void> => {
  const { tx } = acting
  const paths = [...new Set(photos)]
  const ids = paths.map(idOfPath)
  const added = paths
    .map(
      (objectPath, n) => ({ path: `photos.${n}`, objectPath, kind: 'problem', chargeId: charge.id }) as const,
    )
    .filter(({ objectPath }) => !charge.answerPhotoIds.includes(idOfPath(objectPath)))
  if (added.length > 0) await addPhotos(acting, await findVisit(tx, charge), added)
  const removed = charge.answerPhotoIds.filter(id => !ids.includes(id))
  if (removed.length > 0) {
    await tx.nativeDelete(VisitPhoto, { id: { $in: removed } })
    await tx.nativeUpdate(Upload, { id: { $in: removed } }, { visitId: null })
  }
  charge.answerPhotoIds = ids
}

/** The vendor answers a contest, as often as they like until an admin decides. */
export const answerContest = act(
  chargeOfJob('answer'),
  async (acting, answer: string, photos: readonly string[]) => {
    const { job, charge, now, move } = acting
    move()
    Object.assign(charge, { contestAnswer: answer.trim(), answeredAt: now })
    await replacePhotos(acting, charge, photos)
    tellCharge(acting, 'charge_answered', charge, [job.customerId])
  },
)
