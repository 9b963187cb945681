import type { FocusEvent } from 'react'

/**
 * Scrolls a focused element of a swiped row fully into view, because browsers move the row only if the element is
 * entirely out of sight.
 */
export const showWhole = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
