import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePressed } from '../actions/useBusyPress.js'
import { TOAST_ROOM } from '../theme.js'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [tabindex="0"]'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const controlsOutside = (toasts: Element) =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(control => !toasts.parentElement?.contains(control))
    .map(control => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)

/** On wide screens: the right corner, unless there is something to press and the left one is free. */
const freeSide = (toasts: Element): 'left' | 'right' => {
  const { left, right, top, bottom } = toasts.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const controls = controlsOutside(toasts)
  const isFree = (box: Box) => !controls.some(control => meet(control, box))
  const atRight = { left: width - (right - left), right: width, top, bottom }
  const atLeft = { left: 0, right: right - left, top, bottom }
  return !isFree(atRight) && isFree(atLeft) ? 'left' : 'right'
}

/**
 * Keeps room for the toast: while it is shown, the page and an open dialog end above it (`--toast-room`), so that
 * anything it covers can be scrolled clear of it; tabs and the element pressed last are.
 */
export const useToastPlace = (toasts: RefObject<HTMLElement | null>, shownId: number | undefined) => {
  const [side, setSide] = useState<'left' | 'right'>('right')
  const pressed = usePressed()

  useLayoutEffect(() => {
    const element = toasts.current
    if (!element || shownId === undefined) return
    const { style } = document.documentElement
    const measure = () => style.setProperty(TOAST_ROOM, `${element.offsetHeight}px`)
    measure()
    setSide(freeSide(element))
    const box = element.getBoundingClientRect()
    for (const each of [...document.querySelectorAll('[role="tablist"]'), pressed.current])
      if (each && !element.contains(each) && meet(each.getBoundingClientRect(), box))
        each.scrollIntoView({ block: 'nearest' })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(TOAST_ROOM)
    }
  }, [toasts, pressed, shownId])

  return side
}
