import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { firstPaint } from './firstPaint.js'
import { whenIdle } from './whenIdle.js'

/**
 * What nobody sees: it is loaded and begins once what there is to see has been painted, and the browser is idle. Begun
 * earlier, it would be drawn along with the page's own answers, and begun again with each of them.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined = () => {}
    void firstPaint().then(() => {
      if (stop) stop = whenIdle(() => startTransition(() => setPainted(true)))
    })
    return () => {
      stop?.()
      stop = undefined
    }
  }, [])
  return isPainted && children
}
