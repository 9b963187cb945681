import { badField } from '../../platform/errors.js'
import { addDays, DAY_MS } from '../../rules/dates.js'
import { isJobPast } from '../../rules/jobDates.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { awaitedVisits, isNoShow } from '../../rules/visits.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { invitePreviousBidders, vendorsNotChosen } from '../deals/invitePreviousBidders.js'
import { takeFromVendor } from '../deals/takeFromVendor.js'
import type { Job } from '../jobs/Job.js'
import { lockOwnJobAnd } from '../jobs/moveJob.js'
import { rentalStart } from '../jobs/requestJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { makeMove } from '../makeMove.js'
import { Visit } from './Visit.js'

const FAR_DAYS = 366

/** Moves the request to another day: a pickup keeps its time of day, a rental its number of days. */
const moveTo = (job: Job, date: string): void => {
  if (job.dropoffDate) {
    const days = (Date.parse(job.pickupDate ?? job.dropoffDate) - Date.parse(job.dropoffDate)) / DAY_MS
    job.dropoffDate = date
    if (job.pickupDate) job.pickupDate = addDays(date, days)
    job.scheduledDate = rentalStart({ dropoffDate: date })
    return
  }
  const { time } = wallTimeIn(job.pickupDateTime!, job.timeZone)
  job.pickupDateTime = momentIn({ date, time }, job.timeZone)
  job.scheduledDate = job.pickupDateTime
}

/** Nobody came to a first visit that should have begun two hours ago. */
const expectNoShow = (visits: readonly Visit[], now: Date): void => {
  if (visits.some(({ arrivedAt }) => arrivedAt !== null)) throw conflict('VISIT_STATE')
  const missed = visits.find(
    ({ status, windowEnd }) =>
      (awaitedVisits as readonly string[]).includes(status) && isNoShow(windowEnd, now),
  )
  if (!missed) throw badField('jobId', 'You can report this two hours after the agreed time')
}

/**
 * The customer takes the job from a vendor who did not come: it is open for bids again, on another day, and counts as the
 * vendor's no-show. Once a vendor has been there, their dumpster may be, too, and nobody else can take the job.
 */
export async function reportNoShow(context: Context, jobId: string, newDate: string): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.noShow.by)
  await context.act(async tx => {
    const { job, held } = await lockOwnJobAnd(tx, viewer, jobId, 'noShow', vendorsNotChosen)
    makeMove(jobGraph, job.status, 'noShow', 'customer')
    const { vendorId } = job
    expectNoShow(await tx.find(Visit, { jobId, vendorId: vendorId! }), context.now)
    const last = addDays(context.now.toISOString().slice(0, 10), FAR_DAYS)
    if (newDate > last) throw badField('newDate', 'Please choose an earlier day')
    moveTo(job, newDate)
    if (isJobPast(job, context.now)) throw badField('newDate', 'The new date cannot be in the past')
    const event = await takeFromVendor(tx, context, viewer, job, 'noShow')
    event.vendorDidNotCome = true
    await tellJobMoved(tx, context, viewer, job, event, [vendorId])
    await invitePreviousBidders(tx, context, job, held)
  })
}
