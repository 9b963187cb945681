import type { FocusEvent } from 'react'

/** For a row that is swiped: a browser moves it only for what takes the focus wholly out of sight. */
export const showWhole = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
