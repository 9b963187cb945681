import type { Reference } from '@apollo/client'
import { changeLists, type Entity, type List, without } from './lists.js'
import type { Update } from './NounCache.js'

/** The new contents of one field's lists, given the answer. */
const lists =
  (change: (list: List, brought: Reference[]) => readonly Reference[] | null) =>
  (field: string): Update =>
  (cache, answer: Entity | Entity[]) =>
    changeLists(cache, field, list => change(list, [answer].flat().map(list.refOf)))

/** Only the server knows if a filter matches a new entry, so lists with one are refetched. */
export const addFirst = lists(({ nodes, keyArgs }, refs) =>
  Object.values(keyArgs).some(arg => arg !== null) ? null : [...refs, ...refs.reduce(without, nodes)],
)

/** Adds the entries as the server does, unless they are already there. */
export const addLast = lists(({ nodes }, refs) => [
  ...new Map([...nodes, ...refs].map(ref => [ref.__ref, ref])).values(),
])

export const remove = lists(({ nodes }, refs) => refs.reduce(without, nodes))

export const refetchFiltered = lists(({ nodes, keyArgs }) =>
  ['status', 'needs', 'isActive'].some(filter => keyArgs[filter] != null) ? null : nodes,
)

export const refetch =
  (...fields: string[]): Update =>
  cache => {
    for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
    cache.gc()
  }

/** Puts the answer into a field that holds one entity. */
export const replace =
  (field: string): Update =>
  (cache, entity: Entity) => {
    cache.modify({ fields: { [field]: (_, { toReference }) => toReference({ ...entity }, true) } })
  }
