import type { ApolloCache, Reference } from '@apollo/client'
import { changeLists, type List } from '../../apollo/lists.js'

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

/** As `Placed_job` selects it. */
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
  others: readonly Reference[],
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
