import { DRIVER_DAYS } from '../rules/people/roles.js'
import { businessOf } from './accounts/worksFor.js'

// The rows drivers may read. Views match them by `:person`, because a driver's `:viewer` is nobody. Acts use visits/visitPolicy.ts.
// Accounts use this, so it can't import jobs and visits, not even their columns.

/** In SQL: a visit is from the day before to the day after; `isDriversDay` in rules/people is the same. */
export const isDriversDay = (v: { windowStart: string }, j: { timeZone: string }) =>
  `(abs((${v.windowStart} at time zone ${j.timeZone})::date - (:now::timestamptz at time zone ${j.timeZone})::date) <= ${DRIVER_DAYS})`

interface VisitColumns {
  jobId: string
  vendorId: string
  assignedToId: string
  windowStart: string
}

const v = {
  jobId: 'dv.job_id',
  vendorId: 'dv.vendor_id',
  assignedToId: 'dv.assigned_to_id',
  windowStart: 'dv.window_start',
}
const j = { id: 'dj.id', vendorId: 'dj.vendor_id', timeZone: 'dj.time_zone' }

const isTheirs = (
  v: VisitColumns,
) => `${v.assignedToId} = :person and ${v.vendorId} = ${businessOf(':person::uuid')}
    and ${j.vendorId} = ${v.vendorId} and ${isDriversDay(v, j)}`

/** In SQL: a visit that the reader does for the job's vendor, from the day before to the day after it. */
export const isDriversVisit = (v: VisitColumns) =>
  `exists (select from jobs dj where ${j.id} = ${v.jobId} and ${isTheirs(v)})`

/** In SQL: the job with this id has such a visit. */
export const isDriversJob = (jobId: string) =>
  `exists (select from visits dv join jobs dj on ${j.id} = ${v.jobId} where ${v.jobId} = ${jobId} and ${isTheirs(v)})`
