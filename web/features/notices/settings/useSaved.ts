import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useOptimisticSave } from '../../../ui/states/useOptimisticSave.js'

/** Shows a choice about notices at once; if the server refuses it, reverts it and says why. */
export const useSaved = <Value>(stored: Value, save: (wanted: Value) => Promise<unknown>) =>
  useOptimisticSave(stored, async wanted => {
    try {
      await save(wanted)
      toast({ title: 'Notifications saved' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't save this", description })
    }
  })
