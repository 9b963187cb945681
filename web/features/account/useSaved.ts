import { startTransition, useOptimistic, useRef } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { toast } from '../../ui/overlays/toast.js'

/**
 * What is shown at once while it is being saved; if the server refuses, it goes back and says why. One after another:
 * of two quick choices, the second must arrive last.
 */
export const useSaved = <Value>(stored: Value, save: (wanted: Value) => Promise<unknown>) => {
  const [shown, show] = useOptimistic(stored)
  const before = useRef(Promise.resolve())

  const store = async (wanted: Value) => {
    try {
      await save(wanted)
      toast({ title: 'Notifications saved' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't save this", description })
    }
  }

  const change = (wanted: Value) =>
    startTransition(async () => {
      show(wanted)
      before.current = before.current.then(() => store(wanted))
      await before.current
    })

  return [shown, change] as const
}
