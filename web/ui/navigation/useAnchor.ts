import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * For the heading or button that the URL fragment leads to. Following a link to it moves the focus there; returning
 * to it does not.
 */
export const useAnchor = <Part extends HTMLElement = HTMLHeadingElement>(anchor?: string) => {
  const { hash, key } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH'
  const part = useRef<Part>(null)
  useEffect(() => {
    if (anchor && key && isFollowed && hash === `#${anchor}`) part.current?.focus()
  }, [anchor, hash, key, isFollowed])
  return part
}
