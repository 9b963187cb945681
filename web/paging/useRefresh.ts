import { useState } from 'react'
import { serverMessage } from '../forms/serverMessage.js'
import { toast } from '../ui/overlays/toast.js'

/** A Refresh button's action: refetches, keeps the old data on screen, and reports a failure. */
export const useRefresh = (ask: () => Promise<unknown>, failure = "We couldn't refresh this") => {
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    try {
      await ask()
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: failure, description })
    }
    setRefreshing(false)
  }
  return { refresh, isRefreshing }
}
