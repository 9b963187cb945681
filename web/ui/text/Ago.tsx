import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../overlays/Tooltip.js'
import { formatAgo } from './formatAgo.js'
import { formatMomentInFull } from './formatMoment.js'

const Time = styled.time`
  border-radius: 2px;
  text-decoration: underline dotted from-font;
  text-underline-offset: 3px;
  cursor: help;
  white-space: nowrap;
`

const useMinute = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** "2 hours ago"; the full date on hover and focus. */
export const Ago = ({ value }: { value: string }) => {
  const now = useMinute()
  return (
    <Tooltip text={formatMomentInFull(value)}>
      <Time dateTime={value} tabIndex={0}>
        {formatAgo(value, now)}
      </Time>
    </Tooltip>
  )
}

/** The same as mere words, within a link or button: nothing in there takes the focus by itself. */
export const AgoWords = ({ value }: { value: string }) => {
  const now = useMinute()
  return <time dateTime={value}>{formatAgo(value, now)}</time>
}
