import { useLayoutEffect, useRef } from 'react'

/** Keeps an element as tall as it has been on this screen, so that what stands below doesn't move up for a reader. */
export const useNeverShorter = <Box extends HTMLElement>() => {
  const element = useRef<Box>(null)
  const width = useRef(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    // At another width, the same content has another height.
    if (box.offsetWidth !== width.current) box.style.minHeight = ''
    width.current = box.offsetWidth
    box.style.minHeight = `${box.offsetHeight}px`
  })
  return element
}
