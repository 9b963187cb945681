import { useRef } from 'react'

/** The items together with those that have left from between them under this key, so that nothing moves for a reader. */
export const useKeptPlaces = <Item extends { id: string }>(
  items: readonly Item[] | undefined,
  key: string,
) => {
  const kept = useRef<{ key: string; shown: readonly Item[] }>({ key, shown: [] })
  if (!items) return { shown: undefined, left: new Set<string>() }
  const before = kept.current.key === key ? kept.current.shown : []
  const ids = new Set(items.map(({ id }) => id))
  const shown = [...items]
  // From the end of a list, items also leave to make room for newer ones.
  const last = before.findLastIndex(({ id }) => ids.has(id))
  for (const [index, item] of before.slice(0, Math.max(0, last)).entries())
    if (!ids.has(item.id))
      shown.splice(shown.findIndex(({ id }) => id === before[index - 1]?.id) + 1, 0, item)
  kept.current = { key, shown }
  return { shown, left: new Set(shown.filter(({ id }) => !ids.has(id)).map(({ id }) => id)) }
}
