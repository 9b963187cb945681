import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { firstPaint } from './firstPaint.js'
import { whenIdle } from './whenIdle.js'

type AfterPaintProps = {
  children: ReactNode
}

/**
 * What nobody sees yet: it is loaded and begins once what there is to see has been painted, and the browser is idle. Begun
 * earlier, it would be drawn along with the page's own answers, and begun again with each of them.
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
