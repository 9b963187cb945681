import { badField } from '../../platform/errors.js'
import { addDays, DAY_MS } from '../../rules/dates.js'
import { isJobPast } from '../../rules/jobDates.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockOwnJobAnd } from '../jobs/moveJob.js'
import { rentalStart } from '../jobs/requestJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { expectNoShow } from '../visits/expectNoShow.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { takeFromVendor } from './takeFromVendor.js'

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

/**
 * Takes the job from a vendor who did not come, for the customer: it is open for bids again, on another day, and
 * counts as the vendor's no-show. Once a vendor has been there, their dumpster may be, too, and nobody else can take
 * the job.
 */
export async function reportNoShow(context: Context, jobId: string, newDate: string): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.noShow.by)
  await context.act(async tx => {
    const { job, held } = await lockOwnJobAnd(tx, viewer, jobId, 'noShow', vendorsNotChosen)
    const { vendorId } = job
    await expectNoShow(tx, context, job, 'jobId')
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
