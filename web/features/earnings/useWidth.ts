import { useEffect, useRef, useState } from 'react'

/** An element's width in pixels: a drawing as wide as its container keeps its text readable on a phone. */
export const useWidth = <Element extends HTMLElement>(atFirst: number) => {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(atFirst)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
