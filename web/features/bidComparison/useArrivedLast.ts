import { useRef } from 'react'

/** Puts items that arrived since the list was first shown under this key last, so that nothing on screen moves. */
export const useArrivedLast = <Item extends { id: string }>(items: readonly Item[], key: string): Item[] => {
  const first = useRef({ key, ids: new Set(items.map(({ id }) => id)) })
  if (first.current.key !== key || first.current.ids.size === 0)
    first.current = { key, ids: new Set(items.map(({ id }) => id)) }
  const { ids } = first.current
  return [...items.filter(({ id }) => ids.has(id)), ...items.filter(({ id }) => !ids.has(id))]
}
