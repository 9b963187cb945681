import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'

export const TRY_AGAIN = 'Check your connection, then try again.'

/** docs/product.md, Messages. */
export const userFailed = (error: unknown) =>
  toast({
    variant: 'destructive',
    title: 'Error updating user',
    description: serverMessage(error, TRY_AGAIN),
  })

export const userUpdated = (description: string) =>
  toast({ title: 'User updated successfully!', description })
