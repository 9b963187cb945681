import type { ApolloCache, Reference } from '@apollo/client'
import { changeList, type List } from './changeList.js'

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

/** As `Placed_job` selects it (live/changes.graphql); generated types would make a cycle of imports. */
export interface PlacedJob {
  __typename?: 'Job'
  id: string
  lists: readonly JobList[]
}

/** Whether the list with these arguments has the job. Null if only the server knows. */
const isIn = ({ args }: JobList, keyArgs: Record<string, unknown>): boolean | null => {
  const filters = Object.entries(keyArgs).filter(([name, value]) => name !== 'sort' && value !== null)
  const found = filters.map(([name, value]) => {
    const arg = args?.find(each => each.name === name)
    return arg ? arg.value === String(value) : null
  })
  if (found.includes(false)) return false
  return args && !found.includes(null) ? true : null
}

/** Where it stands among the others: -1 on a page that has not been read; null where the server must be asked. */
const placeAmong = (
  list: List,
  others: readonly Reference[],
  self: Reference,
  order: Order,
): number | null => {
  const key = (ref: Reference) => list.readField<string>(order.field, ref)
  const own = key(self)
  if (!own || !others.every(key)) return null
  const text = (ref: Reference) => `${key(ref)} ${ref.__ref}`
  const at = others.findIndex(ref => text(self) < text(ref) === order.isAscending)
  return at === -1 && !list.hasMore ? others.length : at
}

/** Puts the job into the lists that the server names, and out of all others. `ask` is called for those that must be asked. */
export const placeJob = (cache: ApolloCache, job: PlacedJob, ask: (storeFieldName: string) => void): void =>
  changeList(cache, {}, list => {
    const self = list.refOf({ __typename: 'Job', id: job.id })
    const at = list.nodes.findIndex(({ __ref }) => __ref === self.__ref)
    const others = at === -1 ? list.nodes : list.nodes.toSpliced(at, 1)
    const named = job.lists.find(({ name }) => name === list.name)
    const isListed = named ? isIn(named, list.keyArgs) : false
    if (isListed === false) return others
    const sort = list.keyArgs.sort ?? named!.orders[0]?.sort
    const order = named!.orders.find(each => each.sort === sort)
    const place = isListed && order ? placeAmong(list, others, self, order) : null
    if (place === null) ask(list.storeFieldName)
    if (place === null || place === at) return list.nodes
    return place === -1 ? others : others.toSpliced(place, 0, self)
  })

/** Takes a job that the viewer may no longer see out of all lists. */
export const removeJob = (cache: ApolloCache, id: string): void => {
  placeJob(cache, { id, lists: [] }, () => {})
  cache.evict({ id: `Job:${id}` })
}
