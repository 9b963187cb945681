import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { orNull } from '../../rules/text.js'
import { isOpenVisit, etaMinutes as offered } from '../../rules/visits.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { moveJob } from '../jobs/moveJob.js'
import { completeHeld } from '../jobs/workOnJob.js'
import { idOfPath } from '../uploads/Upload.js'
import type { CompleteVisitInput, FailVisitInput } from './inputs.js'
import { actOnVisit, addPhotos, type Taken } from './moveVisit.js'
import { tellFailed, tellOnTheWay, tellVisit } from './tellVisit.js'
import { Visit } from './Visit.js'
import { VisitPhoto } from './VisitPhoto.js'

const MINUTE_MS = 60_000
/** Two taps in a row estimate the same arrival. */
const NEWS_MS = 10 * MINUTE_MS

/** The vendor sets off. The first visit starts the job; a second tap changes only the estimate. */
export const startVisit = (context: Context, visitId: string, etaMinutes: number): Promise<void> =>
  actOnVisit(context, visitId, 'start', async ({ tx, viewer, job, visit, move }) => {
    if (!offered.some(minutes => minutes === etaMinutes))
      throw badField('etaMinutes', `Choose ${offered.join(', ')} minutes`)
    move()
    const eta = new Date(context.now.getTime() + etaMinutes * MINUTE_MS)
    const isNews = !visit.eta || Math.abs(eta.getTime() - visit.eta.getTime()) > NEWS_MS
    visit.onTheWayAt ??= context.now
    visit.eta = eta
    // The visit's notice says more than that the job has started.
    if (job.status === 'accepted') moveJob(tx, context, viewer, job, 'start', null, 'system')
    if (isNews) await tellOnTheWay(tx, context, job, visit, eta)
  })

/** The vendor is there. A second tap changes nothing. */
export const arriveAtVisit = (context: Context, visitId: string): Promise<void> =>
  actOnVisit(context, visitId, 'arrive', async ({ tx, viewer, job, visit, move }) => {
    move()
    if (visit.arrivedAt) return
    visit.arrivedAt = context.now
    await tellVisit(tx, context, viewer, job, visit, { kind: 'visit_arrived', to: [job.customerId] })
  })

const taken = (photos: readonly string[] | null | undefined, kind: Taken['kind']): Taken[] =>
  [...new Set(photos ?? [])].map((objectPath, at) => ({ path: `photos.${at}`, objectPath, kind }))

const needsPhoto = async (tx: EntityManager): Promise<boolean> => {
  const [settings] = await tx.execute<[{ required: boolean }]>(
    'select visit_photos_required as required from settings',
  )
  return settings.required
}

/**
 * Finishes a visit; the last one completes the job. A phone that got no answer sends the same photos again, which is the same
 * event.
 */
export const completeVisit = (
  context: Context,
  visitId: string,
  { photos, unitLabel, tons, ticketPhoto }: CompleteVisitInput,
): Promise<void> =>
  actOnVisit(context, visitId, 'complete', async ({ tx, viewer, job, visit, move }) => {
    const all = taken(photos, 'after')
    if (ticketPhoto) all.push({ path: 'ticketPhoto', objectPath: ticketPhoto, kind: 'ticket' })
    if (visit.status === 'done' && all.length > 0) {
      const known = new Set((await tx.find(VisitPhoto, { visitId })).map(({ id }) => id))
      if (all.every(({ objectPath }) => known.has(idOfPath(objectPath)))) return
    }
    move()
    if (visit.kind !== 'pickup' && !photos?.length && (await needsPhoto(tx))) throw conflict('PHOTO_NEEDED')
    if (tons && !ticketPhoto) throw conflict('EVIDENCE_NEEDED')
    visit.doneAt = context.now
    visit.unitLabel = orNull(unitLabel)?.trim() ?? null
    await addPhotos(tx, context, viewer, visit, all)
    visit.ticketId = ticketPhoto ? idOfPath(ticketPhoto) : null
    visit.tons = tons ?? null
    await tx.flush()
    const others = await tx.find(Visit, { jobId: job.id, vendorId: visit.vendorId, id: { $ne: visit.id } })
    const isDone = (kind: string) =>
      kind === visit.kind || others.some(each => each.kind === kind && each.status === 'done')
    const isLast = others.every(
      ({ kind, status }) => !isOpenVisit(status) && (status !== 'failed' || isDone(kind)),
    )
    if (isLast) await completeHeld(tx, context, viewer, job, 'system')
    else await tellVisit(tx, context, viewer, job, visit, { kind: 'visit_done', to: [job.customerId] })
  })

/** Reports that the vendor couldn't do the visit, and why. Repeating the report is the same event. */
export const failVisit = (
  context: Context,
  visitId: string,
  { reason, note, photos }: FailVisitInput,
): Promise<void> =>
  actOnVisit(context, visitId, 'fail', async ({ tx, viewer, job, visit, move }) => {
    const failureNote = orNull(note)?.trim() ?? null
    const isSame = visit.failureReason === reason && visit.failureNote === failureNote
    if (visit.status === 'failed' && isSame) return
    move()
    Object.assign(visit, { failureReason: reason, failureNote, failedAt: context.now })
    await addPhotos(tx, context, viewer, visit, taken(photos, 'problem'))
    await tellFailed(tx, context, job, visit, reason)
  })
