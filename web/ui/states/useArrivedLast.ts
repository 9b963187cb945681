import { useRef } from 'react'

/**
 * Keeps items in the order in which they were first shown under this key, and puts those that arrived since last:
 * nothing on screen moves. `first` is how many there were at first.
 */
export const useArrivedLast = <Item extends { id: string }>(items: readonly Item[], key: string) => {
  const begun = useRef<{ key: string; ids: string[] }>(undefined)
  if (begun.current?.key !== key || begun.current.ids.length === 0)
    begun.current = { key, ids: items.map(({ id }) => id) }
  const { ids } = begun.current
  const place = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return { shown: items.toSorted((one, other) => place(one) - place(other)), first: ids.length }
}
