import { useState } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { TextButton } from '../../ui/actions/TextButton.js'
import { toast } from '../../ui/overlays/toast.js'

/** Under the order selector, where it does not hold all orders yet. */
export const OlderOrders = ({ onMore }: { onMore: () => Promise<unknown> }) => {
  const [isLoading, setLoading] = useState(false)
  const more = async () => {
    setLoading(true)
    try {
      await onMore()
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't load older orders", description })
    }
    setLoading(false)
  }
  return (
    <TextButton disabled={isLoading} onClick={more}>
      {isLoading ? 'Loading...' : 'Load older orders'}
    </TextButton>
  )
}
