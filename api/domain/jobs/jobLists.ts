import { Field, ObjectType } from 'type-graphql'
import { NEWEST } from '../../platform/rows/keyset.js'
import type { Row } from '../../platform/rows/View.js'
import { type JobStatus, jobGraph } from '../../rules/jobs/jobGraph.js'
import { zip5 } from '../../rules/text.js'
import { readsAs, type Viewer } from '../accounts/Viewer.js'
import type { Job } from './Job.js'
import { DUE, LATEST, LISTED, SOONEST } from './listOrder.js'

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

/** What pages need to know of an order: a list's `sort` value, and the field of a job by which it sorts. */
const order = (
  sort: string,
  field: ListOrder['field'],
  { ascending = false }: { ascending?: boolean },
): ListOrder => ({
  sort,
  field,
  isAscending: ascending,
})

/** A field of a job that an argument is compared with. */
export type JobArgument = 'isUnfinished' | 'status' | 'type'

interface OwnList {
  owner: 'customerId' | 'vendorId'
  status?: JobStatus
  args: Record<string, JobArgument>
  orders: ListOrder[]
}

export type OwnListName = 'customerJobs' | 'vendorJobs' | 'earnedJobs'

/** The lists of one person's jobs. Their queries (ownJobs.ts) and `Job.lists` follow from this. */
export const ownLists: Record<OwnListName, OwnList> = {
  customerJobs: {
    owner: 'customerId',
    args: { unfinished: 'isUnfinished', status: 'status', type: 'type' },
    orders: [order('newest', 'listedAt', LISTED)],
  },
  vendorJobs: {
    owner: 'vendorId',
    args: {},
    orders: [order('newest', 'createdAt', NEWEST), order('due', 'dueAt', DUE)],
  },
  earnedJobs: {
    owner: 'vendorId',
    status: 'completed',
    args: {},
    orders: [order('completed', 'completedDate', LATEST)],
  },
}

const OPEN_ORDERS = [order('newest', 'listedAt', LISTED), order('soonest', 'scheduledDate', SOONEST)]

/** The fields that listsOf needs. */
export const OF_LISTS = [
  'status',
  'type',
  'zipCode',
  'customerId',
  'vendorId',
  'isUnfinished',
  'wantedOn',
  'viewerSeesDetails',
] as const satisfies (keyof Job)[]

const argsOf = (args: Record<string, unknown>): ListArgument[] =>
  Object.entries(args).map(([name, value]) => ({ name, value: String(value) }))

const ownListsOf = (viewer: Viewer, job: Row<Job>): JobList[] =>
  Object.entries(ownLists)
    .filter(([, { owner, status = job.status }]) => {
      const isTheirs =
        job[owner] !== null && (viewer.userType === 'admin' || job[owner] === readsAs(viewer).viewer)
      return isTheirs && job.status === status
    })
    .map(([name, { owner, args, orders }]) => {
      const values = Object.entries(args).map(([arg, field]) => [arg, job[field]])
      return { name, args: argsOf({ [owner]: job[owner], ...Object.fromEntries(values) }), orders }
    })

/** The lists of jobs in which the viewer finds it; pages move it between them. */
export const listsOf = (viewer: Viewer | null, job: Row<Job>): JobList[] => {
  if (!viewer) return []
  const lists = ownListsOf(viewer, job)
  if (viewer.userType === 'vendor' && job.status === jobGraph.first && job.viewerSeesDetails) {
    const args = argsOf({ type: job.type, zipCode: zip5(job.zipCode), date: job.wantedOn })
    lists.push({ name: 'availableJobs', args, orders: OPEN_ORDERS })
  }
  // The vendor whom an admin is looking at, and pages with searches and counts.
  if (viewer.userType === 'admin')
    lists.push({ name: 'availableJobs', args: null, orders: [] }, { name: 'jobs', args: null, orders: [] })
  return lists
}
