import type { JobCard_JobFragment, Placed_JobFragment } from '../../features/jobs/generated/jobs.js'

type Job = JobCard_JobFragment & {
  customerId?: string | null
  vendorId?: string | null
  viewerCanRate?: boolean
  viewerSeesDetails?: boolean
}

type Lists = Placed_JobFragment['lists']

const order = (sort: string, field: string, isAscending: boolean) => ({
  __typename: 'ListOrder' as const,
  sort,
  field,
  isAscending,
})

const list = (name: string, args: object | null, ...orders: ReturnType<typeof order>[]) => ({
  __typename: 'JobList' as const,
  name,
  args:
    args &&
    Object.entries(args).map(([arg, value]) => ({
      __typename: 'ListArgument' as const,
      name: arg,
      value: String(value),
    })),
  orders,
})

/** The lists that the server names for a job, for a viewer of each role. */
export const placesOf = (job: Job, role: 'customer' | 'vendor' | 'admin'): Lists => {
  const { status, type, zipCode, customerId, vendorId } = job
  const newest = order('newest', 'listedAt', false)
  const vendors = vendorId
    ? [
        list('vendorJobs', { vendorId }, order('newest', 'createdAt', false), order('due', 'dueAt', true)),
        ...(status === 'completed'
          ? [list('earnedJobs', { vendorId }, order('completed', 'completedDate', false))]
          : []),
      ]
    : []
  if (role === 'customer') {
    const unfinished = status === 'completed' ? job.viewerCanRate : status !== 'cancelled'
    return [list('customerJobs', { customerId, status, type, unfinished }, newest)]
  }
  if (role === 'admin')
    return [
      list('customerJobs', { customerId, status, type }, newest),
      ...vendors,
      list('availableJobs', null),
      list('jobs', null),
    ]
  const date = job.dropoffDate ?? job.pickupDateTime?.slice(0, 10)
  const isOffered = status === 'pending' && job.viewerSeesDetails
  return [
    ...vendors,
    ...(isOffered
      ? [list('availableJobs', { type, zipCode, date }, newest, order('soonest', 'scheduledDate', true))]
      : []),
  ]
}
