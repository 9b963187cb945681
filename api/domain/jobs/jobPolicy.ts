import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import {
  type CancellationFacts,
  type CancellationTerms,
  cancellationTerms,
} from '../../rules/deals/cancellation.js'
import { type JobMove, jobGraph, underWay } from '../../rules/jobs/jobGraph.js'
import { canMove, isMover } from '../../rules/stateGraph.js'
import { type DueVisit, hasFailed, isMissed, isNothingDone } from '../../rules/visits/dueVisit.js'
import type { Viewer } from '../accounts/Viewer.js'
import { isDriversJob } from '../driverRows.js'
import { fromStates, inStates } from '../makeMove.js'
import { isPast } from '../twinRows.js'
import type { VendorService } from '../vendors/VendorService.js'
import type { Job } from './Job.js'

/** A job's columns in SQL, including the part of the ZIP code used for matching, which the database derives. */
export interface JobTable extends Job {
  zip5: string
}
export type JobColumns = Columns<JobTable>

const s = columnsOf<VendorService>('s')

type Facts = Pick<Job, 'status' | 'customerId' | 'vendorId'>

/** Drivers do visits, and decide nothing about a job. */
const isVendorOf = (viewer: Viewer, { vendorId }: Pick<Job, 'vendorId'>): boolean =>
  viewer.id === vendorId && viewer.role !== 'driver'

export const roleIn = (viewer: Viewer, job: Facts) => {
  if (viewer.userType === 'admin') return 'admin'
  if (viewer.id === job.customerId) return 'customer'
  return isVendorOf(viewer, job) ? 'vendor' : null
}

/** True if the viewer may make this move in some status of the job. */
export const isTheirs = (viewer: Viewer | null, job: Facts, move: JobMove): boolean =>
  isMover(jobGraph, move, viewer && roleIn(viewer, job))

export const mayMove = (viewer: Viewer | null, job: Facts, move: JobMove): boolean =>
  isTheirs(viewer, job, move) && canMove(jobGraph, job.status, move)

type DueFacts = Facts & { dueVisit?: string | null }

/** Parses the visit that the viewer may know; null if there is none. */
export const dueOf = ({ dueVisit }: { dueVisit?: string | null }): DueVisit | null =>
  dueVisit ? JSON.parse(dueVisit) : null

export const mayReportNoShow = (viewer: Viewer | null, job: DueFacts, now: Date): boolean =>
  mayMove(viewer, job, 'noShow') && isMissed(dueOf(job), now)

export const mayFindAnother = (viewer: Viewer | null, job: DueFacts): boolean =>
  mayMove(viewer, job, 'findAnother') && hasFailed(dueOf(job))

export const mayCancel = (viewer: Viewer | null, job: DueFacts, now: Date): boolean =>
  mayMove(viewer, job, 'cancel') ||
  mayMove(viewer, job, 'adminCancel') ||
  (mayMove(viewer, job, 'cancelUndone') && isNothingDone(dueOf(job))) ||
  mayReportNoShow(viewer, job, now)

/** Leaving the vendor has a price until the vendor has done something. */
export const cancellationTermsOf = (
  { status, cancellationFacts }: Pick<Job, 'status'> & { cancellationFacts?: string | null },
  now: Date,
): CancellationTerms | null => {
  if (!cancellationFacts) return null
  const facts: CancellationFacts = JSON.parse(cancellationFacts)
  return status === 'accepted' || isNothingDone(facts.due) ? cancellationTerms(facts, now) : null
}

/** The user the viewer would rate: the other party; null for everyone else. */
export const ratedBy = (viewer: Viewer | null, job: Facts): string | null => {
  if (viewer?.id === job.customerId) return job.vendorId
  return viewer && isVendorOf(viewer, job) ? job.customerId : null
}

export const mayRate = (viewer: Viewer | null, job: Facts & { viewerHasRated?: boolean }): boolean =>
  job.status === 'completed' && !job.viewerHasRated && ratedBy(viewer, job) !== null

/** In SQL: the job has a vendor who has not completed it yet. */
export const isUnderWay = (j: JobColumns) => `${j.status} in ${inStates(underWay)}`

/** In SQL, for a row of jobs: who may read the contact details, the history and so on. */
export const isParty = (j: JobColumns) => `(${j.customerId} = :viewer or ${j.vendorId} = :viewer or :isAdmin)`

/** In SQL: who may read whom to meet there: the parties, and a driver whose visit it is. */
export const mayMeet = (j: JobColumns) => `(${isParty(j)} or ${isDriversJob(j.id)})`

/** In SQL: jobs in a vendor's service areas. */
export const isInAreaOf = (j: JobColumns, vendor: string) =>
  `exists (select from service_areas a where a.vendor_id = ${vendor} and a.zip5 = ${j.zip5})`

type Wanted = Pick<JobColumns, 'type' | 'dumpsterSize'>

/** In SQL: a service `s` is of the job's type. */
const isOfType = (j: Wanted, s: Columns<VendorService>) => `${s.serviceType} = ${j.type} and ${s.isActive}`

/**
 * In SQL: a service `s` is what the job asks for. A vendor who has not linked any sizes counts as having all
 * of them, and a junk pickup needs none. Either is null, which is not true. Written this way, PostgreSQL
 * expects most jobs to pass and reads available jobs in index order. With `or` it would sort them all.
 */
export const isServiceFor = (j: Wanted, s: Columns<VendorService>) =>
  `${isOfType(j, s)} and (${j.dumpsterSize} <> all (${s.rentalSizes})) is not true`

const offers = (vendor: string, condition: string) =>
  `exists (select from vendor_services s where ${s.vendorId} = ${vendor} and ${condition})`

/** In SQL: jobs of the service types that a vendor offers, whatever their size. */
export const isTypeOfferedBy = (j: JobColumns, vendor: string) => offers(vendor, isOfType(j, s))

/** In SQL: jobs of the service types and sizes that a vendor offers. */
export const isOfferedBy = (j: JobColumns, vendor: string) => offers(vendor, isServiceFor(j, s))

/** In SQL: the day that the customer wants, in the job's time zone. */
export const wantedOn = (j: JobColumns) =>
  `case ${j.type} when 'dumpster_rental' then ${j.dropoffDate} else (${j.pickupDateTime} at time zone ${j.timeZone})::date end`

/** In SQL: jobs of suspended customers, hidden until the customers are active again. */
export const isOnHold = (j: JobColumns) =>
  `${j.customerId} in (select c.id from users c where not c.is_active and c.closed_at is null)`

/**
 * In SQL: the job is open for bids. Its status stays literal, or the partial indexes could not be used; the condition
 * on scheduled_date follows from the others and lets a scan of jobs_soonest start where jobs are still open.
 */
export const isOpen = (j: JobColumns) =>
  `(${j.status} in ${fromStates(jobGraph, 'accept')} and ${j.scheduledDate} > :now::timestamptz - interval '36 hours'
    and not ${isPast(j)} and not ${isOnHold(j)})`

/**
 * In SQL: open jobs in a vendor's service areas, of the types and sizes the vendor offers (docs/product.md, The marketplace,
 * "Available").
 */
export const isAvailableTo = (j: JobColumns, vendor: string) =>
  `(${isOpen(j)} and ${isInAreaOf(j, vendor)} and ${isOfferedBy(j, vendor)})`

/**
 * In SQL: who may read a job's details and see its photos. A vendor only while the job is theirs or available to them, a
 * driver while they have a visit there.
 */
export const mayReadDetails = (j: JobColumns) =>
  `(${isParty(j)} or ${isAvailableTo(j, ':viewer')} or ${isDriversJob(j.id)})`

/** In SQL: who may read what the customer hopes to pay. */
export const mayReadBudget = (j: JobColumns) => `(${isParty(j)} or ${isAvailableTo(j, ':viewer')})`

/**
 * In SQL: the jobs visible to the viewer. A vendor who has bid on a job can still see that bid, and what jobRows.ts calls
 * open: the job's type, status, ZIP code, and dates.
 */
export const visibleTo = (j: JobColumns) =>
  `(${mayReadDetails(j)} or exists (select from bids b where b.vendor_id = :viewer and b.job_id = ${j.id}))`
