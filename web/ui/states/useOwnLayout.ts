import { useLayoutEffect } from 'react'

/**
 * What has just been drawn, and is far down, is laid out in a task of its own before the frame that paints it: all in one is a
 * task that a phone waits for.
 */
export const useOwnLayout = (isDrawn: boolean) => {
  useLayoutEffect(() => {
    if (!isDrawn) return
    const timer = setTimeout(() => void document.body.offsetHeight)
    return () => clearTimeout(timer)
  }, [isDrawn])
}
