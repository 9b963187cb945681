import { styled } from 'styled-components'
import { Tooltip } from '../overlays/Tooltip.js'
import { formatAgo } from './formatAgo.js'
import { formatMomentInFull } from './formatMoment.js'
import { usePaper } from './usePaper.js'

const Time = styled.time`
  border-radius: 2px;
  text-decoration: underline dotted from-font;
  text-underline-offset: 3px;
  cursor: help;
  white-space: nowrap;
`

/** On paper, where no time goes by, the date. */
const useWords = (value: string) => {
  const isPaper = usePaper()
  return isPaper ? formatMomentInFull(value) : formatAgo(value)
}

/** "2 hours ago"; the full date on hover and focus. */
export const Ago = ({ value }: { value: string }) => (
  <Tooltip text={formatMomentInFull(value)}>
    <Time dateTime={value} tabIndex={0}>
      {useWords(value)}
    </Time>
  </Tooltip>
)

/** The same as mere words, within a link or button: nothing in there takes the focus by itself. */
export const AgoWords = ({ value }: { value: string }) => <time dateTime={value}>{useWords(value)}</time>
