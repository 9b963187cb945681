import type { ApolloCache } from '@apollo/client'
import { type Message, NEVER_STALE } from '../../apollo/live/applyChanges.js'
import type { ServiceType, UserType } from '../../generated/schema.js'
import { type PlacedJob, placeJob, removeJob } from './placeJob.js'

export interface News {
  kind: 'bid' | 'message'
  job: { id: string; title?: string; type: ServiceType }
}

interface Options {
  cache: ApolloCache
  /** `businessId` is whose jobs are theirs. */
  viewer: { businessId: string; userType: UserType }
  onNews: (news: News) => void
}

type Known = Record<string, unknown> | undefined

/** The fields that decide which lists and counts include a job; a change of others refetches no list. */
const PLACE = ['status', 'vendorId', 'viewerSeesDetails', 'zipCode', 'listedAt', 'scheduledDate']

/** No query requests a job's lists, and messages become stale separately. */
const NOT_SHOWN = ['lists', 'unreadMessages']

/** Returns a function that moves a message's jobs between lists, and makes stale what follows from them. */
export const makePlaceJobs = ({ cache, viewer, onNews }: Options) => {
  const announce = (job: unknown, before: Known, after: Known) => {
    const hasMore = (count: string) => Number(after?.[count] ?? 0) > Number(before?.[count] ?? Infinity)
    if (viewer.userType === 'customer' && hasMore('openBidCount'))
      onNews({ kind: 'bid', job: job as News['job'] })
    if (viewer.userType !== 'admin' && hasMore('unreadMessages'))
      onNews({ kind: 'message', job: job as News['job'] })
  }

  return ({ changes, isAgain, before, after, broughtTo, invalidate, outdate }: Message): void => {
    for (const job of changes.jobs) {
      const id = `Job:${job.id}`
      const [was, is] = [before[id], after[id]]
      const brought = broughtTo(job.id)
      const hasChanged = (name: string) => (was?.[name] ?? null) !== (is?.[name] ?? null)
      const isOwn = [was?.vendorId, is?.vendorId].includes(viewer.businessId)
      const isMoved = isAgain || PLACE.some(hasChanged)
      if (isMoved)
        placeJob(cache, job as unknown as PlacedJob, stored =>
          invalidate('ROOT_QUERY', (_name, field) => field === stored, brought),
        )
      // Some figures are sums of prices, which a later charge changes. A change of one job must not make a thousand
      // vendors, who may all bid on it, send a request each.
      if ((isMoved || hasChanged('finalPrice')) && (isOwn || viewer.userType === 'admin'))
        outdate('movedJob', brought)
      const kinds = new Set(changes.stale.filter(({ jobId }) => jobId === job.id).map(({ kind }) => kind))
      const isOfMessages = kinds.has('message') && kinds.size === 1
      const isAsBefore = Object.keys(was ?? {}).every(name => NOT_SHOWN.includes(name) || !hasChanged(name))
      // The job's fields outside the subscription may have changed with it.
      const isMore = !was || !isOfMessages || !isAsBefore
      if (isMore) invalidate(id, name => !(name in job) && !NEVER_STALE.includes(name), brought)
      // A job changes with its visits, change orders, charges, and fees.
      if (isMore && isOwn) outdate('ownJob', brought)
      if (!isAgain) announce(job, was, is)
    }
    for (const id of changes.gone) removeJob(cache, id)
  }
}
