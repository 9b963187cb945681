import { styled } from 'styled-components'
import { Tooltip } from '../overlays/Tooltip.js'
import { formatAge, formatAgo } from './formatAgo.js'
import { formatMoment } from './formatMoment.js'
import { useNow } from './useNow.js'

const Time = styled.time`
  border-radius: 2px;
  text-decoration: underline dotted from-font;
  text-underline-offset: 3px;
  cursor: help;
  white-space: nowrap;
`

const useWords = (value: string) => {
  const now = useNow()
  return now ? formatAgo(value, now) : formatMoment(value, null)
}

/** "2 hours ago"; the full date on hover and focus, and on paper. */
export const Ago = ({ value }: { value: string }) => (
  <Tooltip text={formatMoment(value, null)}>
    <Time dateTime={value} tabIndex={0}>
      {useWords(value)}
    </Time>
  </Tooltip>
)

/** The time as plain text, for use within a link or button, where nothing else may take the focus. */
export const AgoWords = ({ value }: { value: string }) => <time dateTime={value}>{useWords(value)}</time>

/** "3 hours": for how long something has waited. The full date shows under the pointer. */
export const Age = ({ since }: { since: string }) => {
  const now = useNow()
  return (
    <time dateTime={since} title={formatMoment(since, null)}>
      {now ? formatAge(since, now) : formatMoment(since, null)}
    </time>
  )
}
