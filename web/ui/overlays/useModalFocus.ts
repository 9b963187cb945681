import { type FocusEvent, useEffect, useRef } from 'react'
import { isForeign, letHelpersWork } from './helpers.js'

/** Marks the list of toasts, which stay within reach while a dialog is open. */
export const TOASTS = 'data-toasts'

const isHtml = (element: Element | null | undefined): element is HTMLElement => element instanceof HTMLElement

/** The focused element, followed by the nearest focusable ancestors in case it disappears. */
const placesNow = (): HTMLElement[] => {
  const opener = document.activeElement
  const around = opener?.parentElement?.closest('[tabindex="-1"]')
  return [opener, around].filter(isHtml).filter(place => place !== document.body)
}

const mainHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

/** The topmost dialog that is still open, because what lies behind it is out of reach. */
const openDialog = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      ':is([role="dialog"], [role="alertdialog"])[data-state="open"]',
    ),
  ].at(-1)

const REGIONS = 'section, [role="dialog"], [role="alertdialog"], [tabindex="-1"]'

/** A row may leave the page some time after the dialog about it, and would take the focus with it. */
const followUp = (place: HTMLElement) => {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)]
  const around = regions.filter(region => region !== place && region.contains(place))
  const dialog = place.closest('[role="dialog"], [role="alertdialog"]')
  const removals = new MutationObserver(() => {
    if (place.isConnected) return
    stop()
    // A dialog that has gone with it gives back the focus itself.
    if (document.activeElement !== document.body || dialog?.isConnected === false) return
    const region = around.findLast(({ isConnected }) => isConnected)
    if (region && !region.hasAttribute('tabindex')) region.tabIndex = -1
    ;(region ?? mainHeading())?.focus({ preventScroll: true })
  })
  const stop = () => {
    removals.disconnect()
    for (const event of ['focusin', 'pointerdown']) document.removeEventListener(event, stop)
  }
  removals.observe(document.body, { childList: true, subtree: true })
  // Until the user goes on.
  for (const event of ['focusin', 'pointerdown']) document.addEventListener(event, stop)
}

const giveBack = (places: readonly HTMLElement[]) => {
  // Something else has already moved the focus: the page, or the dialog below that closed together with this one.
  if (document.activeElement !== document.body) return
  for (const [index, place] of places.entries()) {
    // If the opener is gone, the page shows the result of the action, and must not scroll back.
    place.focus({ preventScroll: index > 0 })
    if (document.activeElement === place) return followUp(place)
  }
  ;(openDialog() ?? mainHeading())?.focus({ preventScroll: true })
}

/**
 * Spread on a dialog's content. Radix returns the focus only to its own Trigger, and keeps it from everything outside
 * the dialog, but ours open by state or by the URL, and toasts lie above them.
 */
export const useModalFocus = (open: boolean) => {
  const wasOpen = useRef(false)
  const openedFrom = useRef<HTMLElement[]>([])
  // During render, because the focused element may leave the page as the dialog appears.
  if (open && !wasOpen.current) openedFrom.current = placesNow()
  wasOpen.current = open
  useEffect(() => (open ? letHelpersWork() : undefined), [open])
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      giveBack(openedFrom.current)
    },
    /** Radix listens on the document and would take the focus back. */
    onBlur: (event: FocusEvent) => {
      const to = event.relatedTarget
      if (to?.closest(`[${TOASTS}]`) || isForeign(to)) event.stopPropagation()
    },
    /** Radix moves the focus from the last control to the first without scrolling to it. */
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target !== currentTarget && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest' })
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (isForeign(event.target)) event.preventDefault()
    },
  }
}
