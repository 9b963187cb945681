import { useEffect, useRef } from 'react'

const NAMED = 'section[aria-labelledby], [role="dialog"][aria-labelledby]'

/** The headings of the sections around an element, nearest first. */
const headingsOf = (element: Element | null): HTMLElement[] => {
  const section = element?.closest(NAMED)
  if (!section) return []
  const heading = document.getElementById(section.getAttribute('aria-labelledby')!)
  return [...(heading ? [heading] : []), ...headingsOf(section.parentElement)]
}

/**
 * Moves the focus to the heading of the nearest remaining section, for a button that its own action removes. Call the
 * returned function when the button is pressed.
 */
export const useHeadingInstead = <Pressed extends HTMLElement>() => {
  const pressed = useRef<Pressed>(null)
  const headings = useRef<HTMLElement[]>([])
  useEffect(
    () => () => {
      const heading = headings.current.find(({ isConnected }) => isConnected)
      // The focus may have moved elsewhere by then, and must stay there.
      if (!heading || !document.activeElement?.contains(heading)) return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
    [],
  )
  const onPress = () => {
    headings.current = headingsOf(pressed.current)
  }
  return [pressed, onPress] as const
}
