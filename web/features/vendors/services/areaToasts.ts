import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'

export const TRY_AGAIN = 'Check your connection and try again.'

/** The spec gives the text of the toast for one ZIP code. */
export const areasAdded = (count: number) =>
  toast({
    title:
      count === 1
        ? 'Service area added successfully!'
        : `${count.toLocaleString('en-US')} service areas added successfully!`,
  })

export const areaNotAdded = (error: unknown) =>
  toast({
    title: 'Error adding service area',
    description: serverMessage(error, TRY_AGAIN),
    variant: 'destructive',
  })

export const areasRemoved = (count: number) =>
  toast({
    title:
      count === 1
        ? 'Service area removed successfully!'
        : `${count.toLocaleString('en-US')} service areas removed successfully!`,
  })

export const areaNotRemoved = (error: unknown) =>
  toast({
    title: 'Error removing service area',
    description: serverMessage(error, TRY_AGAIN),
    variant: 'destructive',
  })
