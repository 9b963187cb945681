import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * For the heading of a section that the URL fragment leads to. Following a link to it moves the focus there; returning
 * to it does not.
 */
export const useAnchor = (anchor?: string) => {
  const { hash, key } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (anchor && key && isFollowed && hash === `#${anchor}`) heading.current?.focus()
  }, [anchor, hash, key, isFollowed])
  return heading
}
