import type { ApolloCache, Reference } from '@apollo/client'
import type { Modifier, ModifierDetails } from '@apollo/client/cache'

export interface Entity {
  __typename: string
  id: string
}

type Nodes = readonly Reference[]

interface Connection {
  nodes?: Nodes
  totalCount?: number
  pageInfo?: { hasNextPage?: boolean }
}

export interface List extends Pick<ModifierDetails, 'fieldName' | 'storeFieldName' | 'readField'> {
  nodes: Nodes
  /** True while some pages have not been read yet. */
  hasMore: boolean
  /** The arguments that distinguish this list from others of its field: see policies.ts. */
  keyArgs: Record<string, unknown>
  refOf: (entity: Entity) => Reference
}

/** Returns the list's new contents; `null` makes its screen refetch it. */
type Change = (list: List) => Nodes | null

/** A constant, since it is compared by identity. */
const NONE: Nodes = []

/**
 * Updates the lists of a field, each a connection or a plain array, or of all fields: of the query, or of the entity
 * `of`. Skips lists that were never fetched. Forgets a total that was fetched separately if its list would change.
 */
export const changeLists = (
  cache: ApolloCache,
  field: string | undefined,
  change: Change,
  of = 'ROOT_QUERY',
) => {
  const modify: Modifier<unknown> = (
    stored,
    { fieldName, storeFieldName, toReference, readField, DELETE },
  ) => {
    const list = (Array.isArray(stored) ? { nodes: stored } : (stored ?? {})) as Connection
    const { nodes = NONE, totalCount, pageInfo } = list
    if (!list.nodes && totalCount === undefined) return stored
    // `jobs:{"status":"open"}` for a field with key arguments, `vendorServices({"vendorId":"…"})` for another.
    const args = /\{.*\}/s.exec(storeFieldName.slice(fieldName.length))?.[0]
    const next = change({
      fieldName,
      storeFieldName,
      readField,
      nodes,
      hasMore: pageInfo?.hasNextPage === true,
      keyArgs: args ? JSON.parse(args) : {},
      refOf: entity => toReference({ ...entity }) as Reference,
    })
    if (next === nodes) return stored
    if (next === null || !list.nodes) return DELETE
    if (Array.isArray(stored)) return next
    const total = totalCount !== undefined && { totalCount: totalCount + next.length - nodes.length }
    return { ...list, nodes: next, ...total }
  }
  cache.modify({ id: of, fields: field ? { [field]: modify } : modify })
}

export const without = (nodes: Nodes, { __ref }: Reference): Nodes =>
  nodes.filter(each => each.__ref !== __ref)

interface Order {
  sort: string
  field: string
  isAscending: boolean
}

interface JobList {
  name: string
  args: readonly { name: string; value: string }[] | null
  orders: readonly Order[]
}

/** As `Placed_job` selects it (live/changes.graphql); generated types would cause an import cycle. */
export interface PlacedJob {
  __typename?: 'Job'
  id: string
  lists: readonly JobList[]
}

/** True if the list with these arguments contains the job. Null if only the server knows. */
const isIn = ({ args }: JobList, keyArgs: List['keyArgs']): boolean | null => {
  const filters = Object.entries(keyArgs).filter(([name, value]) => name !== 'sort' && value !== null)
  const found = filters.map(([name, value]) => {
    const arg = args?.find(each => each.name === name)
    return arg ? arg.value === String(value) : null
  })
  if (found.includes(false)) return false
  return args && !found.includes(null) ? true : null
}

/** The job's position among the others: -1 on a page that has not been read; null if only the server knows. */
const placeAmong = (
  { readField, hasMore }: List,
  others: Nodes,
  self: Reference,
  { field, isAscending }: Order,
) => {
  if (![self, ...others].every(ref => readField(field, ref))) return null
  const text = (ref: Reference) => `${readField(field, ref)} ${ref.__ref}`
  const at = others.findIndex(ref => text(self) < text(ref) === isAscending)
  return at === -1 && !hasMore ? others.length : at
}

/**
 * Puts the job into the lists that the server names, and removes it from all others. `ask` is called for lists that
 * must be refetched.
 */
export const placeJob = (cache: ApolloCache, job: PlacedJob, ask: (storeFieldName: string) => void): void =>
  changeLists(cache, undefined, list => {
    const { nodes, keyArgs } = list
    const self = list.refOf({ __typename: 'Job', id: job.id })
    const at = nodes.findIndex(({ __ref }) => __ref === self.__ref)
    const others = at === -1 ? nodes : nodes.toSpliced(at, 1)
    const named = job.lists.find(({ name }) => name === list.fieldName)
    const isListed = named ? isIn(named, keyArgs) : false
    if (!named || isListed === false) return others
    const order = named.orders.find(({ sort }) => sort === (keyArgs.sort ?? named.orders[0]?.sort))
    const place = isListed && order ? placeAmong(list, others, self, order) : null
    if (place === null) ask(list.storeFieldName)
    if (place === null || place === at) return nodes
    return place === -1 ? others : others.toSpliced(place, 0, self)
  })

/** Removes a job that the viewer may no longer see from all lists. */
export const removeJob = (cache: ApolloCache, id: string): void => {
  placeJob(cache, { id, lists: [] }, () => {})
  cache.evict({ id: `Job:${id}` })
}
