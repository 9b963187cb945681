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
  /** The arguments that distinguish this list from others of its field: see `policy` in NounCache.ts. */
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
