import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePressed } from '../actions/useBusyPress.js'
import { DIALOG_ACTIONS, DIALOG_ROOM, media, TOAST_ROOM } from '../theme.js'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const controlsOutside = (toasts: Element) =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(control => !toasts.parentElement?.contains(control))
    .map(control => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)

/** On wide screens: the right corner, unless it covers a control and the left one is free. */
const freeSide = (toasts: Element): 'left' | 'right' => {
  const { left, right, top, bottom } = toasts.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const controls = controlsOutside(toasts)
  const isFree = (box: Box) => !controls.some(control => meet(control, box))
  const atRight = { left: width - (right - left), right: width, top, bottom }
  const atLeft = { left: 0, right: right - left, top, bottom }
  return !isFree(atRight) && isFree(atLeft) ? 'left' : 'right'
}

const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scrim]')]
    .map(scrim => scrim.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? scrim)
    .at(-1)

type Place = {
  side: 'left' | 'right'
  /** The toast's distance from the bottom of the screen. */
  lift: number
  /** True if it lies over the part of the dialog that scrolls. */
  isOver: boolean
}

/** Next to the dialog if it fits, or above it; otherwise on top of its scrolling part, above its buttons. */
const placeAt = (dialog: HTMLElement, { offsetWidth, offsetHeight }: HTMLElement): Place => {
  const { clientWidth, clientHeight } = document.documentElement
  const sheet = dialog.getBoundingClientRect()
  const fits = (left: number) =>
    !meet(sheet, { left, right: left + offsetWidth, top: clientHeight - offsetHeight, bottom: clientHeight })
  if (window.matchMedia?.(media.wide).matches) {
    if (fits(clientWidth - offsetWidth)) return { side: 'right', lift: 0, isOver: false }
    if (fits(0)) return { side: 'left', lift: 0, isOver: false }
  } else if (fits((clientWidth - offsetWidth) / 2)) return { side: 'right', lift: 0, isOver: false }
  if (sheet.top >= offsetHeight) return { side: 'right', lift: clientHeight - sheet.top, isOver: false }
  const actions = dialog.querySelector(`:scope > footer, [${DIALOG_ACTIONS}]`)?.getBoundingClientRect()
  const lift = clientHeight - Math.min(sheet.bottom, actions?.top ?? sheet.bottom)
  return { side: 'right', lift, isOver: true }
}

/**
 * Reserves room for the toast. The page ends above it while it is shown (`--toast-room`). An open dialog stays
 * unchanged: the toast lies next to or above it, or on top of its scrolling part (`--dialog-room`). So anything it
 * covers can be scrolled clear of it; tabs and the element pressed last are.
 */
export const useToastPlace = (toasts: RefObject<HTMLElement | null>, shownId: number | undefined) => {
  const [side, setSide] = useState<'left' | 'right'>('right')
  const pressed = usePressed()

  useLayoutEffect(() => {
    const element = toasts.current
    if (!element || shownId === undefined) return
    const { style } = document.documentElement
    let release = () => {}
    let ownSide: 'left' | 'right' | undefined
    const makeRoom = () => {
      release()
      const height = `${element.offsetHeight}px`
      const dialog = openDialog()
      if (!dialog) {
        style.setProperty(TOAST_ROOM, height)
        release = () => void style.removeProperty(TOAST_ROOM)
        // It stays there, although the page around it may change.
        ownSide ??= freeSide(element)
        return ownSide
      }
      const { side, lift, isOver } = placeAt(dialog, element)
      const { maxHeight } = dialog.style
      element.style.bottom = `${lift}px`
      if (isOver) {
        // Adds room to scroll to, which doesn't make the dialog taller.
        dialog.style.maxHeight = `${dialog.offsetHeight}px`
        style.setProperty(DIALOG_ROOM, height)
      }
      release = () => {
        element.style.bottom = ''
        dialog.style.maxHeight = maxHeight
        style.removeProperty(DIALOG_ROOM)
      }
      return side
    }
    const place = () => setSide(makeRoom())
    place()
    const box = element.getBoundingClientRect()
    for (const each of [...document.querySelectorAll('[role="tablist"]'), pressed.current])
      if (each && !element.contains(each) && meet(each.getBoundingClientRect(), box))
        each.scrollIntoView({ block: 'nearest' })
    const resized = new ResizeObserver(place)
    resized.observe(element)
    // Dialogs open and close beside the page.
    const opened = new MutationObserver(place)
    opened.observe(document.body, { childList: true })
    return () => {
      resized.disconnect()
      opened.disconnect()
      release()
    }
  }, [toasts, pressed, shownId])

  return side
}
