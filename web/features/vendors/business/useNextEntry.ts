import { useCallback, useRef } from 'react'

/** A form that is cleared for the next entry goes on at its first field: sending had taken the focus from it. */
export const useNextEntry = () => {
  const frame = useRef<HTMLDivElement>(null)
  const isAdded = useRef(false)
  const onBusyChange = useCallback((isBusy: boolean) => {
    if (isBusy || !isAdded.current) return
    isAdded.current = false
    frame.current?.querySelector('input')?.focus()
  }, [])
  return {
    frame,
    onBusyChange,
    added: () => {
      isAdded.current = true
    },
  }
}
