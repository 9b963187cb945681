import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'

export const TRY_AGAIN = 'Check your connection and try again.'

export const areaAdded = () => toast({ title: 'Service area added successfully!' })

export const areaNotAdded = (error: unknown) =>
  toast({
    title: 'Error adding service area',
    description: serverMessage(error, TRY_AGAIN),
    variant: 'destructive',
  })

export const areaRemoved = () => toast({ title: 'Service area removed successfully!' })

export const areaNotRemoved = (error: unknown) =>
  toast({
    title: 'Error removing service area',
    description: serverMessage(error, TRY_AGAIN),
    variant: 'destructive',
  })
