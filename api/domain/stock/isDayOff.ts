import { todayIn } from '../../rules/zonedTime.js'
import type { Acting } from '../act.js'
import type { Job } from '../jobs/Job.js'
import { DayOff } from './DayOff.js'

/** True if the job's vendor doesn't work on the day of that moment. */
export const isDayOff = async (
  { tx }: Pick<Acting, 'tx'>,
  { vendorId, timeZone }: Job,
  moment: Date,
): Promise<boolean> => {
  const day = todayIn(moment, timeZone)
  return (await tx.count(DayOff, { vendorId: vendorId!, fromDay: { $lte: day }, toDay: { $gte: day } })) > 0
}
