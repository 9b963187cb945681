import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'

type Move = { act: () => Promise<unknown>; done: string; failed: string }

/** Sends one step of a job and reports the outcome. */
export const moveJob = async ({ act, done, failed }: Move) => {
  try {
    await act()
    toast({ title: done })
  } catch (error) {
    toast({ title: failed, description: serverMessage(error, 'Please try again.'), variant: 'destructive' })
  }
}
