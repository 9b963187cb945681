import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { firstPaint } from './firstPaint.js'

/** What nobody sees: it is loaded and begins once what there is to see has been painted. */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    void firstPaint().then(() => startTransition(() => setPainted(true)))
  }, [])
  return isPainted && children
}
