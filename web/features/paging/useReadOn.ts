import { useEffect, useRef } from 'react'

/** A pressed "More" may be gone once the list has grown; the focus moves to the first new entry. */
export const useReadOn = <List extends HTMLElement>(count: number) => {
  const list = useRef<List>(null)
  const from = useRef<number | null>(null)
  useEffect(() => {
    const at = from.current
    if (at === null || count <= at) return
    from.current = null
    const entries = list.current?.querySelectorAll<HTMLElement>(':scope > li, :scope > ul > li')
    entries?.[at]?.focus({ preventScroll: true })
  }, [count])
  return [
    list,
    () => {
      from.current = count
    },
  ] as const
}
