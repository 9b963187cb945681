import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lastRow } from './lastRow.js'

/**
 * When a list is on screen again, after Back or a reload, moves to the row that was opened from it and focuses its
 * control, unless something else has the focus.
 */
export const useReturnToRow = (isThere: boolean) => {
  const { key } = useLocation()
  useEffect(() => {
    const id = isThere ? lastRow.get(key) : undefined
    if (id === undefined || document.activeElement !== document.body) return
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    const control = row?.matches('a, button') ? row : row?.querySelector<HTMLElement>('a, button')
    control?.focus({ preventScroll: true })
    control?.scrollIntoView?.({ block: 'nearest' })
  }, [isThere, key])
}
