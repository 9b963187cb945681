import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { FIRST_ENTRY } from './firstEntry.js'

/** The first entries whose fragment has been followed, so that returning to one isn't taken for arriving. */
const followed = new Set<string>()

const isArrival = (key: string) => key.startsWith(FIRST_ENTRY) && !followed.has(key)

/** A part below what still loads is hidden, and can't take the focus yet. Once the user acts, it no longer does. */
const focusWhenSeen = (part: HTMLElement) => {
  const events = ['pointerdown', 'keydown'] as const
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of events) document.removeEventListener(event, stop)
  }
  const focus = () => {
    part.focus()
    if (document.activeElement === part) stop()
    else frame = requestAnimationFrame(focus)
  }
  for (const event of events) document.addEventListener(event, stop)
  focus()
  return stop
}

/**
 * For the heading or button that the URL fragment leads to. Following a link to it, also one from elsewhere, moves the
 * focus there; returning to it does not.
 */
export const useAnchor = <Part extends HTMLElement = HTMLHeadingElement>(anchor?: string) => {
  const { hash, key } = useLocation()
  const isPushed = useNavigationType() === 'PUSH'
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!anchor || hash !== `#${anchor}` || !part.current) return
    const isFollowed = isPushed || isArrival(key)
    followed.add(key)
    if (isFollowed) return focusWhenSeen(part.current)
  }, [anchor, hash, key, isPushed])
  return part
}
