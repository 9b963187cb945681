import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { firstPaint } from './firstPaint.js'
import { whenIdle } from './whenIdle.js'

type AfterPaintProps = {
  children: ReactNode
}

/**
 * Delays invisible content until the visible page is painted and the browser is idle. Earlier, it would be rendered
 * along with the page's own answers, and restarted by each of them.
 */
export const AfterPaint = ({ children }: AfterPaintProps) => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (isPainted) return
    let stop: (() => void) | undefined = () => {}
    void firstPaint().then(() => {
      if (stop) stop = whenIdle(() => startTransition(() => setPainted(true)))
    })
    return () => {
      stop?.()
      stop = undefined
    }
  }, [isPainted])
  return isPainted && children
}
