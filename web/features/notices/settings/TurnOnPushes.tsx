import { BellRing } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Button } from '../../../ui/actions/Button.js'
import type { ButtonSize } from '../../../ui/actions/buttonStyle.js'
import { toast } from '../../../ui/overlays/toast.js'
import { AddPushSubscriptionDocument } from './generated/noticeSettings.js'
import { subscribeToPushes } from './pushBrowser.js'

type TurnOnPushesProps = { pushKey: string; size?: ButtonSize; children: ReactNode }

export const TurnOnPushes = ({ pushKey, size = 'm', children }: TurnOnPushesProps) => {
  const [add] = useMutation(AddPushSubscriptionDocument)
  const [busy, setBusy] = useState(false)
  const turnOn = async () => {
    setBusy(true)
    try {
      const input = await subscribeToPushes(pushKey)
      if (input) {
        await add({ variables: { input } })
        toast({ title: 'Notifications are on in this browser' })
      }
    } catch (error) {
      toast({
        variant: 'destructive',
        title: "We couldn't turn notifications on",
        description: serverMessage(error as Error, 'Check your connection, then try again.'),
      })
    }
    setBusy(false)
  }
  return (
    <Button
      size={size}
      icon={<BellRing aria-hidden="true" />}
      busy={busy}
      busyLabel="Turning on..."
      onClick={() => void turnOn()}
    >
      {children}
    </Button>
  )
}
