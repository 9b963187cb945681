import { startTransition, useOptimistic, useRef } from 'react'

/**
 * What is shown at once while it is being saved; if that fails, what is stored is shown again. One after another: of two
 * quick choices, the second must arrive last. `save` says what came of it, and does not throw.
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
