import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ShownGroup } from './useStillRows.js'

const STEPS = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
])

const isField = (target: EventTarget) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="group"], [role="menu"]') !== null

const linkOf = (list: HTMLElement | null, key: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(`needs:${key}`)}"]`)

/**
 * Moves between the rows by J, K, and the arrow keys, and to the next one when the row that has the focus is decided. If
 * there is none, the rows have lost the focus.
 */
export const useRowFocus = (groups: ShownGroup[], onLost: () => unknown) => {
  const list = useRef<HTMLDivElement>(null)
  const instead = useRef<HTMLHeadingElement>(null)
  /** The row with the focus, and the order of the rows then. */
  const at = useRef<{ key: string; order: string[] }>(undefined)
  const waiting = groups.flatMap(({ rows }) => rows.filter(({ isGone }) => !isGone).map(({ key }) => key))
  const order = groups.flatMap(({ rows }) => rows.map(({ key }) => key))

  useEffect(() => {
    const { current } = at
    if (!current || waiting.includes(current.key) || document.activeElement !== document.body) return
    at.current = undefined
    const place = current.order.indexOf(current.key)
    const next =
      current.order.slice(place).find(key => waiting.includes(key)) ??
      current.order.slice(0, place).findLast(key => waiting.includes(key))
    const link = next === undefined ? null : linkOf(list.current, next)
    if (link) return link.focus()
    instead.current?.focus()
    onLost()
  })

  return {
    list,
    instead,
    focused: (key: string) => {
      at.current = { key, order }
    },
    left: (relatedTarget: EventTarget | null) => {
      // A dialog that opens from a row comes back to it.
      if (
        !(relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"], [role="alertdialog"]'))
      )
        at.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS.get(event.key)
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isField(event.target))
        return
      const key = at.current?.key
      const next = key === undefined ? undefined : waiting[waiting.indexOf(key) + step]
      if (next === undefined) return
      event.preventDefault()
      linkOf(list.current, next)?.focus()
    },
  }
}
