import { useState } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { toast } from '../../ui/overlays/toast.js'

type OlderMessagesProps = { onMore: () => Promise<unknown> }

/** Above the oldest message on show. */
export const OlderMessages = ({ onMore }: OlderMessagesProps) => {
  const [isLoading, setLoading] = useState(false)
  const more = async () => {
    setLoading(true)
    try {
      await onMore()
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't load older messages", description })
    }
    setLoading(false)
  }
  return (
    <Inline justify="center" data-print="hide">
      <Button size="s" look="quiet" busy={isLoading} busyLabel="Loading..." onClick={more}>
        Show older messages
      </Button>
    </Inline>
  )
}
