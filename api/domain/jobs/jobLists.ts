import { Field, ObjectType } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { zip5 } from '../../rules/text.js'
import { todayIn } from '../../rules/zonedTime.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from './Job.js'
import { mayRate } from './jobPolicy.js'

@ObjectType({ simpleResolvers: true, description: 'An argument of a list.' })
export class ListArgument {
  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => String, { description: 'The value that includes the job, as text.' })
  value!: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'A sort order of a list. Ties are broken by id in the same direction.',
})
export class ListOrder {
  @Field(() => String, {
    description: 'The `sort` value that selects this order. The first order of a list is its default.',
  })
  sort!: string

  @Field(() => String, { description: 'The Job field to sort by.' })
  field!: 'createdAt' | 'listedAt' | 'scheduledDate' | 'dueAt' | 'completedDate'

  @Field(() => Boolean, { description: 'Whether the lowest comes first.' })
  isAscending!: boolean
}

@ObjectType({ simpleResolvers: true, description: 'A list that contains a job for the viewer.' })
export class JobList {
  @Field(() => String, { description: 'The name of the Query field.' })
  name!: string

  @Field(() => [ListArgument], {
    nullable: true,
    description:
      'The arguments, alone or combined, that include this job. Refetch the list for any others. Null if the list must always be refetched.',
  })
  args!: ListArgument[] | null

  @Field(() => [ListOrder], { description: 'The sort orders of the list.' })
  orders!: ListOrder[]
}

const DAYS_30 = 30 * 86_400_000

const NEWEST: ListOrder = { sort: 'newest', field: 'listedAt', isAscending: false }
const SOONEST: ListOrder = { sort: 'soonest', field: 'scheduledDate', isAscending: true }
const POSTED: ListOrder = { sort: 'newest', field: 'createdAt', isAscending: false }
const DUE: ListOrder = { sort: 'due', field: 'dueAt', isAscending: true }
const LATEST: ListOrder = { sort: 'completed', field: 'completedDate', isAscending: false }

const argsOf = (args: Record<string, unknown>): ListArgument[] =>
  Object.entries(args).map(([name, value]) => ({ name, value: String(value) }))

const list = (name: string, args: Record<string, unknown> | null, ...orders: ListOrder[]): JobList => ({
  name,
  args: args && argsOf(args),
  orders,
})

/** As `unfinished` in customerJobs.ts. */
const isUnfinished = (viewer: Viewer, job: Row<Job>, now: Date) =>
  job.status === 'completed'
    ? mayRate(viewer, job) && new Date(job.completedDate!).getTime() > now.getTime() - DAYS_30
    : job.status !== 'cancelled'

/** The day of `date` in availableJobs.ts. */
const dayOf = ({ dropoffDate, pickupDateTime, timeZone }: Row<Job>) =>
  dropoffDate ?? (pickupDateTime && todayIn(new Date(pickupDateTime), timeZone))

/** The fields that listsOf needs. */
export const OF_LISTS = [
  'status',
  'type',
  'zipCode',
  'customerId',
  'vendorId',
  'completedDate',
  'dropoffDate',
  'pickupDateTime',
  'timeZone',
  'viewerSeesDetails',
  'viewerHasRated',
] as const satisfies (keyof Job)[]

/** The lists of jobs in which the viewer finds it; pages move it between them. */
export const listsOf = (viewer: Viewer | null, job: Row<Job>, now: Date): JobList[] => {
  if (!viewer) return []
  const isAdmin = viewer.userType === 'admin'
  const { customerId, vendorId, status, type } = job
  const lists: JobList[] = []
  if (isAdmin || customerId === viewer.id) {
    // For an admin, it would depend on the admin's rating, not the customer's.
    const unfinished = isAdmin ? {} : { unfinished: isUnfinished(viewer, job, now) }
    lists.push(list('customerJobs', { customerId, status, type, ...unfinished }, NEWEST))
  }
  if (vendorId && (isAdmin || vendorId === viewer.id)) {
    lists.push(list('vendorJobs', { vendorId }, POSTED, DUE))
    if (status === 'completed') lists.push(list('earnedJobs', { vendorId }, LATEST))
  }
  if (viewer.userType === 'vendor' && status === 'pending' && job.viewerSeesDetails)
    lists.push(list('availableJobs', { type, zipCode: zip5(job.zipCode), date: dayOf(job) }, NEWEST, SOONEST))
  // The vendor whom an admin is looking at, and pages with searches and counts.
  if (isAdmin) lists.push(list('availableJobs', null), list('jobs', null))
  return lists
}
