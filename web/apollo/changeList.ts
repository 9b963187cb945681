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

export interface List {
  name: string
  nodes: Nodes
  /** True while some pages have not been read yet. */
  hasMore: boolean
  /** The arguments that tell this list from others of its field: see policies.ts. */
  keyArgs: Record<string, unknown>
  /** The list as the cache stores it, with its arguments. */
  storeFieldName: string
  refOf: (entity: Entity) => Reference
  readField: ModifierDetails['readField']
}

/** Returns the list's new contents; `null` makes the screen that shows it fetch it again. */
type Change = (list: List) => Nodes | null

/** All lists of a field, or of all fields: of the query, or of one entity. */
interface Place {
  field?: string
  of?: Entity
}

const keyArgsOf = (storeFieldName: string): Record<string, unknown> => {
  const at = storeFieldName.indexOf(':')
  return at === -1 ? {} : JSON.parse(storeFieldName.slice(at + 1))
}

/** A constant, since it is compared by identity. */
const NONE: Nodes = []

/**
 * Changes the lists of a field, each a connection or a plain array; skips lists that were never fetched. Forgets a
 * total that was fetched separately if its list would change.
 */
export const changeList = (cache: ApolloCache, { field, of }: Place, change: Change) => {
  const id = of && cache.identify({ ...of })
  const modify: Modifier<unknown> = (list, { fieldName, storeFieldName, toReference, readField, DELETE }) => {
    const { nodes, totalCount, pageInfo }: Connection = Array.isArray(list)
      ? { nodes: list }
      : ((list ?? {}) as Connection)
    if (!nodes && totalCount === undefined) return list
    const refOf = (entity: Entity) => toReference({ ...entity }) as Reference
    const hasMore = pageInfo?.hasNextPage === true
    const keyArgs = keyArgsOf(storeFieldName)
    const next = change({
      name: fieldName,
      nodes: nodes ?? NONE,
      hasMore,
      keyArgs,
      storeFieldName,
      refOf,
      readField,
    })
    if (next === null || (!nodes && next !== NONE)) return DELETE
    if (!nodes || next === nodes) return list
    if (Array.isArray(list)) return next
    const total = totalCount !== undefined && { totalCount: totalCount + next.length - nodes.length }
    return { ...(list as Connection), nodes: next, ...total }
  }
  cache.modify({ ...(id !== undefined && { id }), fields: field ? { [field]: modify } : modify })
}

export const withFirst = ({ nodes, refOf }: List, added: Entity): Nodes => {
  const ref = refOf(added)
  return [ref, ...nodes.filter(({ __ref }) => __ref !== ref.__ref)]
}

export const without = ({ nodes, refOf }: List, removed: Entity): Nodes => {
  const ref = refOf(removed)
  return nodes.filter(({ __ref }) => __ref !== ref.__ref)
}
