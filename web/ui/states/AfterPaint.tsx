import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { firstPaint } from './firstPaint.js'
import { ownFrame } from './ownTurn.js'
import { useOwnLayout } from './useOwnLayout.js'
import { whenIdle } from './whenIdle.js'

type AfterPaintProps = {
  children: ReactNode
  /** Shown until then: as high as the children, if they are to be seen. */
  fallback?: ReactNode
  /** Drawn in no frame together with another such part, and not while the page is behind others. */
  inOwnFrame?: boolean
  /** Does not wait: read when it first appears. */
  atOnce?: boolean
}

/**
 * What nobody sees yet: it is loaded and begins once what there is to see has been painted, and the browser is idle. Begun
 * earlier, it would be drawn along with the page's own answers, and begun again with each of them.
 */
export const AfterPaint = ({ children, fallback, inOwnFrame, atOnce = false }: AfterPaintProps) => {
  const [isPainted, setPainted] = useState(atOnce)
  useEffect(() => {
    if (isPainted) return
    let stop: (() => void) | undefined = () => {}
    void firstPaint()
      .then(inOwnFrame ? ownFrame : undefined)
      .then(() => {
        if (stop) stop = whenIdle(() => startTransition(() => setPainted(true)))
      })
    return () => {
      stop?.()
      stop = undefined
    }
  }, [inOwnFrame, isPainted])
  useOwnLayout(isPainted && inOwnFrame === true && !atOnce)
  return isPainted ? children : fallback
}
