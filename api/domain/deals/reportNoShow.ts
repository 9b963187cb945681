import { badField } from '../../platform/errors.js'
import { addDays, DAY_MS } from '../../rules/dates.js'
import { isJobPast } from '../../rules/jobs/jobDates.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import { act } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { jobToMove } from '../jobs/jobToMove.js'
import { rentalStart } from '../jobs/requestJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { expectNoShow, readDue } from '../visits/expectNoShow.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { leaveVendor } from './leaveVendor.js'
import { takeFromVendor } from './takeFromVendor.js'

const FAR_DAYS = 366

/** Moves the request to another day that is still to come: a pickup keeps its time of day, a rental its number of days. */
const moveTo = (job: Job, date: string, now: Date): void => {
  const last = addDays(now.toISOString().slice(0, 10), FAR_DAYS)
  if (date > last) throw badField('newDate', 'Please choose an earlier day')
  setDates(job, date)
  if (isJobPast(job, now)) throw badField('newDate', 'The new date cannot be in the past')
}

const setDates = (job: Job, date: string): void => {
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
export const reportNoShow = act(
  jobToMove('noShow', { others: vendorsNotChosen }),
  async (acting, newDate: string) => {
    const { job, held, now } = acting
    const { vendorId } = job
    await expectNoShow(acting, job, 'jobId')
    moveTo(job, newDate, now)
    const event = await takeFromVendor(acting, job, 'noShow')
    event.vendorDidNotCome = true
    await tellJobMoved(acting, job, event, [vendorId])
    await invitePreviousBidders(acting, job, held)
  },
)

/** The customer looks for another vendor after the first visit failed. If the failure was the customer's, that costs the late fee. */
export const findAnotherVendor = act(
  jobToMove('findAnother', { others: vendorsNotChosen }),
  async (acting, newDate: string, feeSeen?: string | null) => {
    const { job, held, now } = acting
    const { vendorId } = job
    if (!isUnderWay(job.status)) throw conflict('JOB_STATE')
    const { isFailed, isMissed } = await readDue(acting, job)
    if (!isFailed) throw conflict('VISIT_STATE')
    moveTo(job, newDate, now)
    const { event } = await leaveVendor(acting, job, {
      isFree: isMissed,
      feeSeen,
      move: () => takeFromVendor(acting, job, 'findAnother'),
    })
    event.vendorDidNotCome = isMissed
    await tellJobMoved(acting, job, event, [vendorId])
    await invitePreviousBidders(acting, job, held)
  },
)
