import { type Columns } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { type JobMove, jobGraph, ongoing, underWay } from '../../rules/jobs/jobGraph.js'
import { limits } from '../../rules/limits.js'
import { baseZip } from '../accounts/baseZip.js'
import { personNameRows } from '../accounts/PersonName.js'
import { userRows } from '../accounts/userRows.js'
import { fromStates, inStates, toState } from '../makeMove.js'
import { isPast } from '../twinRows.js'
import { expiredSince, hasExpired, typesOf } from '../vendors/documentRows.js'
import { isServed, vendorsNearby } from './isServed.js'
import type { Job } from './Job.js'
import type { JobEvent } from './JobEvent.js'
import type { JobItem } from './JobItem.js'
import { jobDetails, shownDetails } from './jobDetails.js'
import { mayReadEvent, mayReadReason } from './jobEventPolicy.js'
import { OF_LISTS } from './jobLists.js'
import {
  isParty,
  isUnderWay,
  type JobColumns,
  type JobTable,
  mayMeet,
  mayReadDetails,
  wantedOn,
} from './jobPolicy.js'
import { DUE, LISTED } from './listOrder.js'

/** The columns readable by everyone who can see the job at all. */
const open = {
  id: j => j.id,
  type: j => j.type,
  status: j => j.status,
  zipCode: j => j.zipCode,
  createdAt: j => j.createdAt,
  scheduledDate: j => j.scheduledDate,
} satisfies { [Column in keyof JobColumns]?: (j: JobColumns) => string }

/** Drivers may read these, too. */
const ifMet = (name: 'vendorId' | 'firstName' | 'lastName' | 'phone') => (j: JobColumns) =>
  `case when ${mayMeet(j)} then ${j[name]} end`

const state = ['status', 'customerId', 'vendorId'] as const

const isOpenToOwner = (move: JobMove) => (j: JobColumns) =>
  `((${j.customerId} = :viewer) is true and ${j.status} in ${fromStates(jobGraph, move)} and not ${isPast(j)})`

/** The job's vendor lost it, and it has been open for bids since. */
const isLoss = (e: Columns<JobEvent>, j: JobColumns) =>
  `(${j.givenBackAt} is not null and ${e.toStatus} = ${toState(jobGraph, 'release')} and ${e.fromStatus} in ${inStates(underWay)})`

/** An admin assigned the job to its vendor with this bid. */
const isAssignment = (e: Columns<JobEvent>) =>
  `(${e.toStatus} = ${toState(jobGraph, 'assign')} and exists (select from users a where a.id = ${e.actorId} and a.user_type = 'admin')
    and not exists (select from job_events later
      where later.job_id = ${e.jobId} and later.id > ${e.id} and later.to_status = ${toState(jobGraph, 'assign')}))`

/** In SQL: a value that only the job's customer and admins can read, while a bid can be accepted. */
const ifPendingForOwner = (j: JobColumns, value: string) =>
  `case when ${j.status} in ${fromStates(jobGraph, 'accept')} and (${j.customerId} = :viewer or :isAdmin) then ${value} end`

/** In SQL: when an admin suspended a user who still is. */
const suspendedSince = (user: string) =>
  `(select max(a.created_at) from audit_events a join users u on u.id = a.subject_id
    where a.subject_id = ${user} and a.after ->> 'isActive' = 'false' and not u.is_active)`

export const jobRows: View<Job, JobTable> = {
  table: 'jobs',
  fields: {
    ...open,
    ...jobDetails,
    orderNumber: j => `left(${j.id}::text, ${limits.orderNumberLength})`,
    // The title starts with the customer's name (docs/product.md, Data) and is hidden from vendors until the job is
    // theirs.
    title: j =>
      `case when ${mayMeet(j)} then ${j.title} when ${j.type} = 'junk_pickup' then 'Junk Pickup' else 'Dumpster Rental' end`,
    items: list(
      j => jobItemRowsOf(j),
      (_, j) => mayReadDetails(j),
      i => i.position,
    ),
    vendorId: ifMet('vendorId'),
    firstName: ifMet('firstName'),
    lastName: ifMet('lastName'),
    phone: ifMet('phone'),
    customer: one(
      () => userRows,
      (u, j) => `${u.id} = ${j.customerId} and ${isParty(j)}`,
    ),
    vendor: one(
      () => userRows,
      (u, j) => `${u.id} = ${j.vendorId} and ${isParty(j)}`,
    ),
    serviceFee: j => `case when (${j.vendorId} = :viewer and :isOwner) or :isAdmin then ${j.serviceFee} end`,
    history: list(
      j => jobEventRowsOf(j),
      (e, j) => `${e.jobId} = ${j.id} and ${isParty(j)} and ${mayReadEvent(e, j)}`,
      e => e.id,
    ),
    vendorChange: one(
      j => jobEventRowsOf(j),
      (e, j) =>
        `${e.jobId} = ${j.id} and (${j.customerId} = :viewer or :isAdmin) and case when ${isUnderWay(j)} then ${isAssignment(e)} else ${isLoss(e, j)} end`,
      e => `${e.id} desc`,
    ),
    listedAt: j => `case when ${mayReadDetails(j)} then ${LISTED.by(j)} end`,
    dueAt: j => `case when ${isParty(j)} then ${DUE.by(j)} end`,
    viewerZip: () =>
      `(select ${baseZip('self')} from users self where self.id = :viewer and self.user_type = 'vendor')`,
    expiredDocuments: j =>
      `case when ${isUnderWay(j)} and ${isParty(j)} then ${typesOf(j.vendorId, hasExpired)} else '{}' end`,
    strandedSince: j => `case when :isAdmin and ${isUnderWay(j)} then ${suspendedSince(j.vendorId)} end`,
    uncoveredSince: j => `case when :isAdmin and ${isUnderWay(j)} then ${expiredSince(j.vendorId)} end`,
    viewerCanAccept: isOpenToOwner('accept'),
    viewerCanEdit: isOpenToOwner('edit'),
    viewerCanReopen: j =>
      `(:isAdmin and ${j.status} in ${fromStates(jobGraph, 'reopen')} and not ${isPast(j)})`,
    isServed: j => ifPendingForOwner(j, isServed(j)),
    vendorsNearby: j => ifPendingForOwner(j, vendorsNearby(j)),
    // A noun above says what else the customer expects of it: RatingsOfJob.ts.
    isUnfinished: j => `${j.status} in ${inStates(ongoing)}`,
    wantedOn,
  },
  // Only the parties may read who won at what price. The same goes for any new column until it
  // is listed above.
  otherwise: (j, column) => `case when ${isParty(j)} then ${j[column]} end`,
  added: [],
  computed: {
    viewerCanComplete: state,
    viewerCanRelease: state,
    milesAway: ['zipCode', 'viewerZip'],
    lists: OF_LISTS,
  },
}

/** Jobs in a list that contains only the viewer's own, or that an admin requests. */
export const ownJobRows: typeof jobRows = {
  ...jobRows,
  fields: { ...jobRows.fields, ...shownDetails, listedAt: LISTED.by },
}

/** Jobs in a list that contains only jobs open to the viewer, so there is no check per job. */
export const offeredRows: typeof jobRows = { ...ownJobRows, like: jobRows, added: [] }

const jobEventRowsOf = (j: JobColumns): View<JobEvent> => ({
  table: 'job_events',
  fields: {
    actor: one(
      () => userRows,
      (u, e) => `${u.id} = ${e.actorId}`,
    ),
    person: one(
      () => personNameRows,
      (p, e) => `${p.id} = ${e.personId}`,
    ),
    reason: e => `case when ${mayReadReason(e, j)} then ${e.reason} end`,
  },
})

/** A job keeps them in one column, as other parts of its request. */
const jobItemRowsOf = (j: JobColumns): View<JobItem> => ({
  table: `(select item ->> 'kind' as kind, (item ->> 'count')::int as count, position
    from jsonb_array_elements(${j.items}) with ordinality each (item, position))`,
  fields: {},
})
