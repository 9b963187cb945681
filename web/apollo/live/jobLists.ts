import type { Reference } from '@apollo/client'
import type { ModifierDetails } from '@apollo/client/cache'

/**
 * The fields that decide where a job is listed; each role's fragment selects those of its own lists (changes.graphql).
 */
export interface ListedJob {
  id: string
  type: string
  status: string
  zipCode: string
  createdAt: string
  givenBackAt?: string | null
  pickupDateTime: string | null
  dropoffDate: string | null
  vendorId?: string | null
  viewerSeesDetails?: boolean
  viewerCanRate?: boolean
  customer?: { id: string } | null
}

type Args = Record<string, unknown>

interface JobList {
  /** True if the job belongs to the list with these arguments; null if only the server can tell. */
  holds: (job: ListedJob, args: Args, viewerId: string) => boolean | null
  /** True if the first job stands before the other; omitted where only the server knows the order. */
  isBefore?: (job: ListedJob, other: ListedJob, args: Args) => boolean
}

/** An argument that is left out, or null, does not filter. */
const fits = (arg: unknown, value: unknown) => arg == null || arg === value

/** The date that the schema calls `scheduledDate`; a day begins in UTC. */
const wanted = ({ pickupDateTime, dropoffDate }: ListedJob) => Date.parse(pickupDateTime ?? dropoffDate ?? '')

/** Matches `unfinished` in the schema, except for its 30 days: a job that changes now is not that old. */
const isUnfinished = ({ status, viewerCanRate }: ListedJob) =>
  status === 'completed' ? viewerCanRate === true : status !== 'cancelled'

/** The sort key: its leading digit puts jobs that were given back first. */
const listedAt = ({ givenBackAt, createdAt }: ListedJob) =>
  givenBackAt ? `1${givenBackAt}` : `0${createdAt}`

const isNewer = (job: ListedJob, other: ListedJob) =>
  listedAt(job) === listedAt(other) ? job.id > other.id : listedAt(job) > listedAt(other)

const isSooner = (job: ListedJob, other: ListedJob) =>
  wanted(job) === wanted(other) ? job.id < other.id : wanted(job) < wanted(other)

const zip5 = (zipCode: unknown) => String(zipCode).slice(0, 5)

/** The rules by which each list gains or loses a changed job. */
export const jobLists: Record<string, JobList> = {
  customerJobs: {
    holds: (job, { customerId, unfinished, status, type, search }) => {
      if (!fits(customerId, job.customer?.id) || !fits(status, job.status) || !fits(type, job.type))
        return false
      if (unfinished && !isUnfinished(job)) return false
      return search ? null : true
    },
    isBefore: isNewer,
  },
  availableJobs: {
    holds: (job, { vendorId, type, zipCode, date }) => {
      if (job.status !== 'pending' || job.viewerSeesDetails === false) return false
      if (!fits(type, job.type) || (zipCode && zip5(zipCode) !== zip5(job.zipCode))) return false
      return vendorId || date ? null : true
    },
    isBefore: (job, other, { sort }) => (sort === 'soonest' ? isSooner : isNewer)(job, other),
  },
  // Only the server knows the order, which is by due date.
  vendorJobs: { holds: (job, { vendorId }, viewerId) => job.vendorId === (vendorId ?? viewerId) },
  earnedJobs: {
    holds: (job, { vendorId }, viewerId) =>
      job.status === 'completed' && job.vendorId === (vendorId ?? viewerId),
  },
  // Only the server can tell: admins page back and forth, and it does their searches and counts.
  jobs: { holds: () => null },
}

const names = ['id', 'createdAt', 'givenBackAt', 'pickupDateTime', 'dropoffDate'] as const

/** The job's position in a list, or -1 if it belongs to a page that has not been read yet. */
export const placeOf = (
  job: ListedJob,
  nodes: readonly Reference[],
  hasMore: boolean,
  readField: ModifierDetails['readField'],
  isBefore: (job: ListedJob, other: ListedJob) => boolean,
) => {
  const at = nodes.findIndex(ref => {
    const other = Object.fromEntries(names.map(name => [name, readField(name, ref) ?? null]))
    return isBefore(job, other as never)
  })
  return at === -1 && !hasMore ? nodes.length : at
}
