import { useCallback, useRef } from 'react'

/** Focuses the first field of a form cleared for the next entry: submitting took the focus away. */
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
