import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { ServiceType, UserType } from '../../generated/graphql.js'
import { type PlacedJob, placeJob, removeJob } from '../placeJob.js'
import type { Brought } from './acts.js'
import { fieldsOf } from './fieldsOf.js'
import type { Changes, JobChange } from './LiveStream.js'
import type { Refetcher } from './Refetcher.js'
import type { RunningRequests } from './RunningRequests.js'
import { roles } from './roles.js'
import { staleFields } from './staleFields.js'

export interface News {
  kind: 'bid' | 'message'
  job: { id: string; title?: string; type: ServiceType; orderNumber: string }
}

type Known = PlacedJob & {
  status: string
  vendorId?: string | null
  viewerSeesDetails?: boolean
  zipCode: string
  listedAt: string | null
  scheduledDate: string
  pickupDateTime: string | null
  openBidCount?: number
  unreadMessages?: number
}

interface Options {
  client: ApolloClient
  viewer: { id: string; userType: UserType }
  refetcher: Refetcher
  requests: Pick<RunningRequests, 'broughtBy'>
  onNews: (news: News) => void
  /** Called when the viewer's own account has changed. */
  onViewer: () => void
}

interface Because {
  again: Brought | undefined
  /** The data that arrived with the answer to the viewer's own act, if that act made the change. */
  brought: Brought | undefined
  id?: string | null
}

/** Fields besides jobs that change when one of the viewer's own jobs moves. */
const FIGURES = [
  'vendorAgenda',
  'vendorStats',
  'vendorEarnings',
  'adminStats',
  'marketOverview',
  'worklist',
  'jobsUnderWay',
]

const NEVER_STALE = new Set(['__typename', 'id'])

/** The values that decide where a job is listed; a change of others refetches no list. */
const placeOf = (job: Known | null) =>
  job &&
  [job.status, job.vendorId, job.viewerSeesDetails, job.zipCode, job.listedAt, job.scheduledDate].join()

const textOf = (job: object, name: string) => JSON.stringify(job[name as keyof typeof job])

/** True if only unread messages and lists changed, which queries don't select. */
const isAsBefore = (before: Known | null, after: Known) =>
  before !== null &&
  Object.keys(before).every(
    name => name === 'unreadMessages' || name === 'lists' || textOf(before, name) === textOf(after, name),
  )

/** Writes the change stream to the cache, so that every screen shows it. */
export class ApplyChanges {
  private readonly role
  /** The fields that the role's subscription selects of a job. */
  private readonly selected: Set<string>

  constructor(private readonly options: Options) {
    this.role = roles[options.viewer.userType]
    this.selected = fieldsOf(this.role.fragment, this.role.fragmentName)
  }

  /**
   * Applies changes to the cache. `again` limits this to the data written by an answer that may be older than the
   * changes.
   */
  apply({ reload, jobs, gone, stale, acts }: Changes, again?: Brought): void {
    const { client, refetcher, requests, viewer } = this.options
    const own = new Map(acts.map(({ id, act }) => [id, requests.broughtBy(act)]))
    if (reload && !again) void refetcher.reload()
    client.cache.batch({
      update: cache => {
        for (const job of jobs) {
          const kinds = stale.filter(({ jobId }) => jobId === job.id).map(({ kind }) => kind)
          const isOnlyMessages = kinds.length > 0 && kinds.every(kind => kind === 'message')
          this.write(cache, job, { isOnlyMessages, again, brought: own.get(job.id) })
        }
        for (const id of gone) removeJob(cache, id)
      },
    })
    for (const { kind, id, jobId } of stale) {
      const names = staleFields[kind]
      const brought = own.get(id ?? '')
      const invalidate = (entity: string, isOutdated: (name: string, field: string) => boolean) =>
        this.invalidate(entity, { again, brought, id }, isOutdated)
      invalidate('ROOT_QUERY', (name, field) => {
        // The worklist also says which jobs need an admin.
        if (name === 'jobs') return names.includes('worklist') && field.includes('"needs":"')
        return names.includes(name) && (name !== 'messages' || !jobId || field.includes(jobId))
      })
      if (kind === 'user' && id && !brought?.hasEntity(`User:${id}`)) {
        invalidate(`User:${id}`, name => !NEVER_STALE.has(name))
        if (id === viewer.id && !again) this.options.onViewer()
      }
      if (kind === 'business' && id) invalidate(`User:${id}`, name => name.startsWith('business'))
      if (kind === 'notice') invalidate(`User:${viewer.id}`, name => name === 'unreadNotices')
    }
  }

  /** Skips the data that the answer to the viewer's own act wrote or made a screen fetch. */
  private invalidate(
    entity: string,
    { again, brought, id = null }: Because,
    isOutdated: (name: string, field: string) => boolean,
  ): void {
    this.options.refetcher.invalidate(
      entity,
      (name, field, value) =>
        isOutdated(name, field) &&
        (!again || again.hasField(entity, field)) &&
        !brought?.hasField(entity, field) &&
        !brought?.hasRow(value, id),
    )
  }

  private write(
    cache: ApolloCache,
    job: JobChange,
    { isOnlyMessages, ...because }: Because & { isOnlyMessages: boolean },
  ): void {
    const { fragment, fragmentName } = this.role
    const at = { id: cache.identify({ __typename: 'Job', id: job.id })!, fragment, fragmentName }
    const read = () => cache.readFragment({ ...at, returnPartialData: true }) as Known | null
    const before = read()
    cache.writeFragment({ ...at, data: job })
    const after = read()!
    const hasMoved = because.again || placeOf(before) !== placeOf(after)
    if (hasMoved) this.move(cache, after, before, because)
    if (!isOnlyMessages || !isAsBefore(before, after)) this.invalidateUnselected(at.id, because)
    if (before) this.announce(before, after)
  }

  private move(cache: ApolloCache, job: Known, before: Known | null, because: Because): void {
    placeJob(cache, job, stored => this.invalidate('ROOT_QUERY', because, (_name, field) => field === stored))
    const { viewer } = this.options
    // A change of one job must not make a thousand vendors, who may all bid on it, send a request each.
    const isOwn = viewer.userType === 'admin' || [job.vendorId, before?.vendorId].includes(viewer.id)
    if (isOwn) this.invalidate('ROOT_QUERY', because, name => FIGURES.includes(name))
  }

  /** The job's fields outside the subscription may have changed with it. */
  private invalidateUnselected(id: string, because: Because): void {
    this.invalidate(id, because, name => !this.selected.has(name) && !NEVER_STALE.has(name))
  }

  private announce(before: Known, after: Known): void {
    const { viewer, onNews } = this.options
    const has = (count: 'openBidCount' | 'unreadMessages') =>
      (after[count] ?? 0) > (before[count] ?? Infinity)
    const job = after as unknown as News['job']
    if (viewer.userType === 'customer' && has('openBidCount')) onNews({ kind: 'bid', job })
    if (viewer.userType !== 'admin' && has('unreadMessages')) onNews({ kind: 'message', job })
  }
}
