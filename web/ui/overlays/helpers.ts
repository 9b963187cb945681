const OURS = '#root, [data-scrim], [data-toasts], [data-radix-focus-guard]'

/** True if something on the page belongs to a browser extension: a password manager's popup, a writing aid's. */
export const isForeign = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OURS) === null && !target.matches('html, body')

const KEPT = ['focusin', 'focusout', 'wheel', 'touchmove'] as const

const keep = (event: Event) => {
  if (isForeign(event.target)) event.stopPropagation()
}

/**
 * Hides events in an extension's popup from an open dialog: Radix listens on the document, and would take the focus
 * back and stop the scrolling. Returns a function that stops this.
 */
export const letHelpersWork = () => {
  const page = document.documentElement
  for (const type of KEPT) page.addEventListener(type, keep, { passive: true })
  return () => {
    for (const type of KEPT) page.removeEventListener(type, keep)
  }
}
