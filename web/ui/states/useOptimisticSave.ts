import { startTransition, useOptimistic, useRef } from 'react'

/**
 * Shows a choice while it is being saved, and the stored value again if that fails. Saves run one after another, so
 * that the second of two quick choices arrives last. `save` reports the outcome itself and must not throw.
 */
export const useOptimisticSave = <Value>(stored: Value, save: (wanted: Value) => Promise<void>) => {
  const [shown, show] = useOptimistic(stored)
  const before = useRef(Promise.resolve())

  const change = (wanted: Value) =>
    startTransition(async () => {
      show(wanted)
      before.current = before.current.then(() => save(wanted))
      await before.current
    })

  return [shown, change] as const
}
