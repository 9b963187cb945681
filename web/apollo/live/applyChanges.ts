import type { ApolloClient, DocumentNode, Reference } from '@apollo/client'
import type { ServiceType, UserType } from '../../generated/schema.js'
import { type PlacedJob, placeJob, removeJob } from '../lists.js'
import type { Changes, JobChange } from './LiveStream.js'
import type { Refetcher } from './Refetcher.js'
import { type Brought, type RunningRequests, storedIn } from './RunningRequests.js'
import { staleFields } from './staleFields.js'

export interface News {
  kind: 'bid' | 'message'
  job: { id: string; title?: string; type: ServiceType }
}

interface Options {
  client: ApolloClient
  viewer: { id: string; userType: UserType }
  /** The role's subscription. */
  document: DocumentNode
  refetcher: Refetcher
  requests: Pick<RunningRequests, 'broughtBy'>
  onNews: (news: News) => void
  /** Called when the viewer's own account has changed. */
  onViewer: () => void
}

type Known = Record<string, unknown> | undefined
type IsOutdated = (name: string, field: string) => boolean

/** Fields besides jobs that change when one of the viewer's own jobs moves. */
const FIGURES = [
  'vendorAgenda',
  'vendorStats',
  'vendorEarnings',
  'vendorEarnedMonths',
  'adminStats',
  'marketOverview',
  'worklist',
  'jobsUnderWay',
]

/** Fields that also change with a detail of one of the vendor's own jobs. */
const OWN = ['vendorVisits', 'vendorAgenda', 'vendorEarnings', 'vendorEarnedMonths']

const NEVER_STALE = ['__typename', 'id']

/** The fields that decide which lists and counts include a job; a change of others refetches no list. */
const PLACE = ['status', 'vendorId', 'viewerSeesDetails', 'zipCode', 'listedAt', 'scheduledDate']

/** No query requests a job's lists, and messages become stale separately. */
const NOT_SHOWN = ['lists', 'unreadMessages']

/** True if a stored list or reference shows the row `id`, and the answer brought that row. */
const showsBrought = (value: unknown, id: string, brought: Brought): boolean =>
  [(value as { nodes?: Reference[] } | null)?.nodes ?? (value as Reference)]
    .flat()
    .some(ref => typeof ref?.__ref === 'string' && ref.__ref.includes(id) && brought.has(ref.__ref))

/**
 * Returns a function that writes changes to the cache, so that every screen shows them, and again after an older
 * answer.
 */
export const makeApply = ({ client, viewer, document, refetcher, requests, onNews, onViewer }: Options) => {
  const { cache } = client

  /** Skips the data that the answer to the viewer's own act wrote or made a screen fetch. */
  const invalidate = (entity: string, isOutdated: IsOutdated, brought?: Brought, id?: string | null) =>
    refetcher.invalidate(
      entity,
      (name, field, value) =>
        isOutdated(name, field) &&
        !brought?.has(`${entity} ${field}`) &&
        !(brought && id && showsBrought(value, id, brought)),
    )

  const announce = (job: unknown, before: Known, after: Known) => {
    const hasMore = (count: string) => Number(after?.[count] ?? 0) > Number(before?.[count] ?? Infinity)
    if (viewer.userType === 'customer' && hasMore('openBidCount'))
      onNews({ kind: 'bid', job: job as News['job'] })
    if (viewer.userType !== 'admin' && hasMore('unreadMessages'))
      onNews({ kind: 'message', job: job as News['job'] })
  }

  const place = (job: JobChange, brought?: Brought) => {
    placeJob(cache, job as unknown as PlacedJob, stored =>
      invalidate('ROOT_QUERY', (_name, field) => field === stored, brought),
    )
  }

  const refetchFigures = (before: Known, after: Known, brought?: Brought) => {
    // A change of one job must not make a thousand vendors, who may all bid on it, send a request each.
    if (viewer.userType === 'admin' || [before?.vendorId, after?.vendorId].includes(viewer.id))
      invalidate('ROOT_QUERY', name => FIGURES.includes(name), brought)
  }

  return (changes: Changes, isAgain = false): void => {
    const { reload, jobs, gone, stale, acts } = changes
    const own = new Map(acts.map(({ id, act }) => [id, requests.broughtBy(act)]))
    if (reload && !isAgain) refetcher.reload()
    const update = () => {
      const before = storedIn(cache)
      cache.writeQuery({ query: document, id: 'ROOT_SUBSCRIPTION', data: { changes } })
      cache.evict({ id: 'ROOT_SUBSCRIPTION' })
      const after = storedIn(cache)
      for (const job of jobs) {
        const id = `Job:${job.id}`
        const brought = own.get(job.id)
        const hasChanged = (name: string) => (before[id]?.[name] ?? null) !== (after[id]?.[name] ?? null)
        const isMoved = isAgain || PLACE.some(hasChanged)
        if (isMoved) place(job, brought)
        // Some figures are sums of prices, which a later charge changes.
        if (isMoved || hasChanged('finalPrice')) refetchFigures(before[id], after[id], brought)
        const kinds = new Set(stale.filter(({ jobId }) => jobId === job.id).map(({ kind }) => kind))
        const isOfMessages = kinds.has('message') && kinds.size === 1
        const isAsBefore = Object.keys(before[id] ?? {}).every(
          name => NOT_SHOWN.includes(name) || !hasChanged(name),
        )
        // The job's fields outside the subscription may have changed with it.
        const isMore = !before[id] || !isOfMessages || !isAsBefore
        if (isMore) invalidate(id, name => !(name in job) && !NEVER_STALE.includes(name), brought)
        // A job changes with its visits, change orders, charges, and fees.
        if (isMore && [before[id]?.vendorId, after[id]?.vendorId].includes(viewer.id))
          invalidate('ROOT_QUERY', name => OWN.includes(name), brought)
        if (!isAgain) announce(job, before[id], after[id])
      }
      for (const id of gone) removeJob(cache, id)
    }
    cache.batch({ update })
    for (const { kind, id, jobId } of stale) {
      const names = staleFields[kind]
      const brought = own.get(id ?? '')
      const isOutdated = (name: string, field: string) => {
        // The worklist also says which jobs need an admin.
        if (name === 'jobs') return names.includes('worklist') && field.includes('"needs":"')
        return names.includes(name) && (name !== 'messages' || !jobId || field.includes(jobId))
      }
      invalidate('ROOT_QUERY', isOutdated, brought, id)
      if (kind === 'user' && id && !brought?.has(`User:${id}`)) {
        invalidate(`User:${id}`, name => !NEVER_STALE.includes(name), brought, id)
        if (id === viewer.id && !isAgain) onViewer()
      }
      if (kind === 'business' && id)
        invalidate(`User:${id}`, name => name.startsWith('business'), brought, id)
      if (kind === 'notice') invalidate(`User:${viewer.id}`, name => name === 'unreadNotices', brought, id)
    }
  }
}
