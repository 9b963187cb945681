import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { orNull } from '../../rules/text.js'
import {
  callOffs,
  isOpenVisit,
  missingProof,
  etaMinutes as offered,
  takesDumpster,
  UNDO_SECONDS,
} from '../../rules/visits/visits.js'
import { type Acting, act } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { JobEvent } from '../jobs/JobEvent.js'
import { makeMove } from '../makeMove.js'
import { followStock } from '../stock/followStock.js'
import { idOfPath } from '../uploads/Upload.js'
import { addPhotos, type Taken } from './addPhotos.js'
import type { CompleteVisitInput, FailVisitInput } from './inputs.js'
import { moveJob } from './moveJob.js'
import { tellFailed, tellOnTheWay, tellVisit } from './tellVisit.js'
import { Visit } from './Visit.js'
import { VisitPhoto } from './VisitPhoto.js'
import { pressed, visitOfJob } from './visitOfJob.js'
import { completeHeld, expectDue } from './workOnJob.js'

const MINUTE_MS = 60_000
/** Two taps in a row estimate the same arrival. */
const NEWS_MS = 10 * MINUTE_MS

/** The vendor sets off. The first visit starts the job; a second tap changes only the estimate. */
export const startVisit = act(
  visitOfJob('start'),
  async (acting, etaMinutes: number, secondsAgo?: number | null) => {
    const { now, job, visit, move } = acting
    if (!offered.some(minutes => minutes === etaMinutes))
      throw badField('etaMinutes', `Choose ${offered.join(', ')} minutes`)
    const { at, receivedAt } = pressed(acting, secondsAgo)
    if (visit.status === 'scheduled') expectDue(visit, job, now)
    move()
    const eta = new Date(at.getTime() + etaMinutes * MINUTE_MS)
    const isNews = eta > now && (!visit.eta || Math.abs(eta.getTime() - visit.eta.getTime()) > NEWS_MS)
    if (!visit.onTheWayAt) Object.assign(visit, { onTheWayAt: at, onTheWayReceivedAt: receivedAt })
    visit.eta = eta
    // The visit's notice says more than that the job has started.
    if (job.status === 'accepted') await moveJob(acting, job, 'start', null, 'system')
    if (isNews) tellOnTheWay(acting, eta)
  },
)

/** The vendor has not set off after all. A job that this visit started is accepted again, as if nothing had been pressed. */
export const undoStartVisit = act(visitOfJob('undo'), async acting => {
  const { tx, now, job, visit, move } = acting
  const setOffAt = visit.onTheWayReceivedAt ?? visit.onTheWayAt
  move()
  if (now.getTime() - setOffAt!.getTime() > UNDO_SECONDS * 1000) throw conflict('VISIT_STATE')
  Object.assign(visit, { onTheWayAt: null, onTheWayReceivedAt: null, eta: null })
  const started = { jobId: job.id, toStatus: 'in_progress' as const, createdAt: setOffAt }
  const event = job.status === 'in_progress' && (await tx.findOne(JobEvent, started))
  if (event) {
    job.status = makeMove(jobGraph, job.status, 'unstart', 'system')
    tx.remove(event)
  }
  tellVisit(acting, 'visit_start_undone', acting, [job.customerId])
})

/** The vendor is there. A second tap changes nothing. */
export const arriveAtVisit = act(visitOfJob('arrive'), async (acting, secondsAgo?: number | null) => {
  const { job, visit, move } = acting
  const { at, receivedAt } = pressed(acting, secondsAgo)
  move()
  if (visit.arrivedAt) return
  Object.assign(visit, { arrivedAt: at, arrivedReceivedAt: receivedAt })
  tellVisit(acting, 'visit_arrived', acting, [job.customerId])
})

const taken = (photos: readonly string[] | null | undefined, kind: Taken['kind']): Taken[] =>
  [...new Set(photos ?? [])].map((objectPath, at) => ({ path: `photos.${at}`, objectPath, kind }))

const needsPhoto = async (tx: EntityManager): Promise<boolean> => {
  const [settings] = await tx.execute<[{ required: boolean }]>(
    'select visit_photos_required as required from settings',
  )
  return settings.required
}

const labelOf = (label: string | null | undefined): string | null => orNull(label)?.trim() ?? null
const takenBy = ({ kind }: Visit, label: string | null | undefined): string | null =>
  takesDumpster(kind) ? labelOf(label) : null

/** A phone that got no answer sends the same photos again, which is the same event. */
const isRepeated = async (
  tx: EntityManager,
  visit: Visit,
  all: Taken[],
  { unitLabel, takenLabel, tons }: CompleteVisitInput,
): Promise<boolean> => {
  if (visit.status !== 'done' || visit.finishedByJob) return false
  const known = new Set((await tx.find(VisitPhoto, { visitId: visit.id })).map(({ id }) => id))
  const isKnown = all.every(({ objectPath }) => known.has(idOfPath(objectPath)))
  // Labels that weren't typed are those of the reserved dumpsters.
  const isTyped = (typed: string | null, kept: string | null) => typed === null || typed === kept
  const isSame =
    isTyped(labelOf(unitLabel), visit.unitLabel) &&
    isTyped(takenBy(visit, takenLabel), visit.takenLabel) &&
    visit.tons === (tons ?? null)
  return isKnown && (all.length > 0 || (known.size === 0 && isSame))
}

const isLast = async (tx: EntityManager, { id, jobId, vendorId, kind: own }: Visit): Promise<boolean> => {
  const others = await tx.find(Visit, { jobId, vendorId, id: { $ne: id } })
  const isDone = (kind: string) =>
    kind === own || others.some(each => each.kind === kind && each.status === 'done')
  const isSettled = ({ kind, status }: Visit) =>
    !isOpenVisit(status) && (status !== 'failed' || kind === 'swap' || isDone(kind))
  // A pickup takes the dumpster, so a swap that was never made is over, too.
  return others.every(other => (own === 'pickup' && other.kind === 'swap') || isSettled(other))
}

/** Records which dumpsters were brought and taken. Labels that weren't typed are those of the reserved ones. */
const labelUnits = async (
  acting: { job: Job; visit: Visit } & Acting,
  { unitLabel, takenLabel }: Pick<CompleteVisitInput, 'unitLabel' | 'takenLabel'>,
): Promise<void> => {
  const { tx, job, visit } = acting
  visit.unitLabel = labelOf(unitLabel)
  visit.takenLabel = takenBy(visit, takenLabel)
  if (!job.dumpsterSize) return
  const { jobId, vendorId, kind } = visit
  const visits = await tx.find(Visit, { jobId, vendorId })
  const brought = kind === 'pickup' ? undefined : visit.unitLabel
  const labels = await followStock(acting, { job, visits }, { isChoice: false, brought })
  const [there, before] = labels.toReversed()
  if (kind !== 'pickup') visit.unitLabel ??= there ?? null
  if (takesDumpster(kind)) visit.takenLabel ??= (kind === 'pickup' ? there : before) ?? null
}

/** Finishes a visit; the last one completes the job. */
export const completeVisit = act(visitOfJob('complete'), async (acting, input: CompleteVisitInput) => {
  const { photos, tons, ticketPhoto, pressedSecondsAgo } = input
  const { tx, job, visit, move } = acting
  const all = taken(photos, 'after')
  if (ticketPhoto) all.push({ path: 'ticketPhoto', objectPath: ticketPhoto, kind: 'ticket' })
  if (await isRepeated(tx, visit, all, input)) return
  const { at, receivedAt } = pressed(acting, pressedSecondsAgo)
  move()
  if (visit.kind !== 'pickup' && !photos?.length && (await needsPhoto(tx))) throw conflict('PHOTO_NEEDED')
  if (tons && !ticketPhoto) throw conflict('EVIDENCE_NEEDED')
  Object.assign(visit, { doneAt: at, doneReceivedAt: receivedAt })
  await labelUnits(acting, input)
  await addPhotos(acting, visit, all)
  visit.ticketId = ticketPhoto ? idOfPath(ticketPhoto) : null
  visit.tons = tons ?? null
  await tx.flush()
  if (await isLast(tx, visit)) await completeHeld(acting, job, 'system')
  else tellVisit(acting, 'visit_done', acting, [job.customerId])
})

/** Reports that the vendor couldn't do the visit, and why. Repeating the report is the same event. */
export const failVisit = act(
  visitOfJob('fail'),
  async (acting, { reason, note, photos, pressedSecondsAgo }: FailVisitInput) => {
    const { tx, now, job, visit, move } = acting
    const failureNote = orNull(note)?.trim() ?? null
    const isSame = visit.failureReason === reason && visit.failureNote === failureNote
    if (visit.status === 'failed' && isSame) return
    if (visit.status === 'scheduled') {
      if (!callOffs.includes(reason)) throw conflict('VISIT_STATE')
      // Bad weather further ahead is a guess.
      if (reason === 'weather') expectDue(visit, job, now)
    }
    const when = pressed(acting, pressedSecondsAgo)
    move()
    const hasPhoto = !!photos?.length || (await tx.count(VisitPhoto, { visitId: visit.id })) > 0
    const missing = missingProof(visit, reason, { hasPhoto, now: when.at })
    if (missing) throw conflict('EVIDENCE_NEEDED', missing)
    // Nobody can hear of a visit that is called off before Haulbid does.
    const { at: failedAt, receivedAt: failedReceivedAt } = visit.arrivedAt
      ? when
      : { at: now, receivedAt: null }
    Object.assign(visit, { failureReason: reason, failureNote, failedAt, failedReceivedAt })
    // An admin decided about a late pickup. This report is another, which the customer may dispute.
    if (visit.disputeDecidedAt)
      Object.assign(visit, {
        disputedAt: null,
        disputeReason: null,
        disputeDecidedAt: null,
        disputeDecision: null,
        reportStands: null,
      })
    await addPhotos(acting, visit, taken(photos, 'problem'))
    tellFailed(acting, reason)
  },
)
