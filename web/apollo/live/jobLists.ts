import type { Reference } from '@apollo/client'
import type { ModifierDetails } from '@apollo/client/cache'

/** What the lists need to know of a job; each role's fragment has what its own lists need (changes.graphql). */
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
  /** Whether the job belongs to the list with these arguments; null where only the server can tell. */
  holds: (job: ListedJob, args: Args, viewerId: string) => boolean | null
  /** Whether the first of two stands before the other; without it, only the server knows the order. */
  isBefore?: (job: ListedJob, other: ListedJob, args: Args) => boolean
}

/** An argument that is left out, or null, does not filter. */
const fits = (arg: unknown, value: unknown) => arg == null || arg === value

/** As `scheduledDate` in the schema: a day begins in UTC. */
const wanted = ({ pickupDateTime, dropoffDate }: ListedJob) => Date.parse(pickupDateTime ?? dropoffDate ?? '')

/** As `unfinished` in the schema, but for its 30 days: a job that changes now is not that old. */
const isUnfinished = ({ status, viewerCanRate }: ListedJob) =>
  status === 'completed' ? viewerCanRate === true : status !== 'cancelled'

/** Those given back come first: a digit before the moment says so. */
const listedAt = ({ givenBackAt, createdAt }: ListedJob) =>
  givenBackAt ? `1${givenBackAt}` : `0${createdAt}`

const isNewer = (job: ListedJob, other: ListedJob) =>
  listedAt(job) === listedAt(other) ? job.id > other.id : listedAt(job) > listedAt(other)

const isSooner = (job: ListedJob, other: ListedJob) =>
  wanted(job) === wanted(other) ? job.id < other.id : wanted(job) < wanted(other)

const zip5 = (zipCode: unknown) => String(zipCode).slice(0, 5)

/** Which lists gain and lose a job by what has become of it. */
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
  // In the order of what is due, which is the server's.
  vendorJobs: { holds: (job, { vendorId }, viewerId) => job.vendorId === (vendorId ?? viewerId) },
  earnedJobs: {
    holds: (job, { vendorId }, viewerId) =>
      job.status === 'completed' && job.vendorId === (vendorId ?? viewerId),
  },
  // Of admins, who page back and forth, and whose search and counts are the server's.
  jobs: { holds: () => null },
}

const names = ['id', 'createdAt', 'givenBackAt', 'pickupDateTime', 'dropoffDate'] as const

/** Where a job goes in a list, or -1 where it belongs to a page that has not been read yet. */
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
