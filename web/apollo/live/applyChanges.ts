import type { ApolloClient, DocumentNode, Reference } from '@apollo/client'
import type { CachePolicy, Cause, StaleRow } from '../NounCache.js'
import type { Changes } from './LiveStream.js'
import type { Refetcher } from './Refetcher.js'
import { type Brought, type RunningRequests, type Stored, storedIn } from './RunningRequests.js'

type IsOutdated = (name: string, field: string) => boolean

/** A message of the stream, once what it carries is in the cache. */
export interface Message {
  changes: Changes
  /** True if it was applied before, and an older answer may have overwritten it. */
  isAgain: boolean
  /** The cache's contents before the message, and with it. */
  before: Stored
  after: Stored
  /** What came with the answer to the viewer's own act that changed this row; undefined for other acts. */
  broughtTo: (id: string | null) => Brought | undefined
  /** Makes fields of an entity stale, except those that the answer brought. */
  invalidate: (entity: string, isOutdated: IsOutdated, brought?: Brought) => void
  /** Makes the fields of Query stale that have this cause. */
  outdate: (cause: Cause, brought?: Brought) => void
}

interface Options {
  client: ApolloClient
  viewerId: string
  policy: CachePolicy
  /** The role's subscription. */
  document: DocumentNode
  refetcher: Refetcher
  requests: Pick<RunningRequests, 'broughtBy'>
  /** Puts the rows that the message carries where they belong. */
  placeRows: (message: Message) => void
  /** Called for each row whose entity became stale. */
  onStale: (row: StaleRow) => void
}

export const NEVER_STALE = ['__typename', 'id']

/** True if a stored list or reference shows the row `id`, and the answer brought that row. */
const showsBrought = (value: unknown, id: string, brought: Brought): boolean =>
  [(value as { nodes?: Reference[] } | null)?.nodes ?? (value as Reference)]
    .flat()
    .some(ref => typeof ref?.__ref === 'string' && ref.__ref.includes(id) && brought.has(ref.__ref))

/**
 * Returns a function that writes changes to the cache, so that every screen shows them, and again after an older
 * answer.
 */
export const makeApply = (options: Options) => {
  const { client, viewerId, policy, document, refetcher, requests, placeRows, onStale } = options
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

  const outdate = (cause: Cause, brought?: Brought, row?: StaleRow) =>
    invalidate(
      'ROOT_QUERY',
      (name, stored) => {
        const field = policy.fields.get(name)
        if (!field?.causes?.includes(cause)) return false
        if (brought && field.setByOwnActs?.includes(cause)) return false
        return !row || !field.concerns || field.concerns(stored, row)
      },
      brought,
      row?.id,
    )

  return (changes: Changes, isAgain = false): void => {
    const { reload, stale, acts } = changes
    const own = new Map(acts.map(({ id, act }) => [id, requests.broughtBy(act)]))
    const broughtTo = (id: string | null) => own.get(id ?? '')
    if (reload && !isAgain) refetcher.reload()
    const update = () => {
      const before = storedIn(cache)
      cache.writeQuery({ query: document, id: 'ROOT_SUBSCRIPTION', data: { changes } })
      cache.evict({ id: 'ROOT_SUBSCRIPTION' })
      placeRows({ changes, isAgain, before, after: storedIn(cache), broughtTo, invalidate, outdate })
    }
    cache.batch({ update })
    for (const row of stale) {
      const brought = broughtTo(row.id)
      outdate(row.kind, brought, row)
      for (const { id, has } of policy.entitiesOf(row, viewerId)) {
        // An answer with the entity itself has all of it that screens show.
        if (!has && brought?.has(id)) continue
        invalidate(id, name => (has?.(name) ?? true) && !NEVER_STALE.includes(name), brought, row.id)
        if (!isAgain) onStale(row)
      }
    }
  }
}
