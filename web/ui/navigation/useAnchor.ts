import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The router's key of the first page since the app was opened. */
const FIRST = 'default'

/**
 * For the heading or button that the URL fragment leads to. Following a link to it, also one from elsewhere, moves the
 * focus there; returning to it does not.
 */
export const useAnchor = <Part extends HTMLElement = HTMLHeadingElement>(anchor?: string) => {
  const { hash, key } = useLocation()
  const isPushed = useNavigationType() === 'PUSH'
  const isFollowed = isPushed || key === FIRST
  const part = useRef<Part>(null)
  useEffect(() => {
    if (anchor && key && isFollowed && hash === `#${anchor}`) part.current?.focus()
  }, [anchor, hash, key, isFollowed])
  return part
}
