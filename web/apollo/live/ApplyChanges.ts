import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { ServiceType, UserType } from '../../generated/graphql.js'
import { changeList, type Entity, without } from '../changeList.js'
import type { Brought } from './acts.js'
import { fieldsOf } from './fieldsOf.js'
import { jobLists, type ListedJob, placeOf } from './jobLists.js'
import type { Changes, JobChange } from './LiveStream.js'
import type { Refetcher } from './Refetcher.js'
import type { RunningRequests } from './RunningRequests.js'
import { roles } from './roles.js'
import { staleFields } from './staleFields.js'

export interface News {
  kind: 'bid' | 'message'
  job: { id: string; title?: string; type: ServiceType; orderNumber: string }
}

type Known = ListedJob & { openBidCount?: number; unreadMessages?: number }

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

/** The editable values that decide where a job is listed. */
const placeOfJob = ({ zipCode, pickupDateTime, dropoffDate }: Known) =>
  [zipCode, pickupDateTime, dropoffDate].join()

const withoutUnread = (job: object | null) => JSON.stringify({ ...job, unreadMessages: 0 })

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
        for (const id of gone) this.lose(cache, { __typename: 'Job', id })
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
    const hasMoved =
      because.again ||
      before?.status !== after.status ||
      before.vendorId !== after.vendorId ||
      before.viewerSeesDetails !== after.viewerSeesDetails ||
      placeOfJob(before) !== placeOfJob(after)
    if (hasMoved) this.move(cache, after, before, because)
    if (!isOnlyMessages || withoutUnread(before) !== withoutUnread(after))
      this.invalidateUnselected(at.id, because)
    if (before) this.announce(before, after)
  }

  private move(cache: ApolloCache, job: Known, before: Known | null, because: Because): void {
    const { viewer } = this.options
    for (const [field, { holds, isBefore }] of Object.entries(jobLists))
      changeList(cache, { field }, list => {
        const ref = list.refOf({ __typename: 'Job', id: job.id })
        const isListed = list.nodes.some(({ __ref }) => __ref === ref.__ref)
        const belongs = holds(job, list.keyArgs, viewer.id)
        if (belongs === false) return isListed ? without(list, { __typename: 'Job', id: job.id }) : list.nodes
        const isFirst = (one: ListedJob, other: ListedJob) => isBefore?.(one, other, list.keyArgs) ?? false
        const stays = !before || !(isFirst(before, job) || isFirst(job, before))
        if (isListed && isBefore && stays) return list.nodes
        if (belongs === null || !isBefore) {
          this.invalidate('ROOT_QUERY', because, (_name, stored) => stored === list.storeFieldName)
          return list.nodes
        }
        const others = isListed ? without(list, { __typename: 'Job', id: job.id }) : list.nodes
        const place = placeOf(job, others, list.hasMore, list.readField, isFirst)
        return place === -1 ? others : others.toSpliced(place, 0, ref)
      })
    // A change of one job must not make a thousand vendors, who may all bid on it, send a request each.
    const isOwn = viewer.userType === 'admin' || [job.vendorId, before?.vendorId].includes(viewer.id)
    if (isOwn) this.invalidate('ROOT_QUERY', because, name => FIGURES.includes(name))
  }

  private lose(cache: ApolloCache, job: Entity): void {
    for (const field of Object.keys(jobLists))
      changeList(cache, { field }, list => {
        const nodes = without(list, job)
        return nodes.length === list.nodes.length ? list.nodes : nodes
      })
    cache.evict({ id: cache.identify({ ...job })! })
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
