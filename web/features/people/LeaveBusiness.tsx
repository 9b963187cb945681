import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../ui/overlays/toast.js'
import { LeaveBusinessDocument } from './generated/people.js'

type LeaveBusinessProps = {
  /** The name of the business. */
  name: string
  /** Called after the server has ended this session. */
  onSignedOut: () => Promise<void>
}

export const LeaveBusiness = ({ name, onSignedOut }: LeaveBusinessProps) => {
  const [isAsking, setAsking] = useState(false)
  const [leave, { loading }] = useMutation(LeaveBusinessDocument)

  const confirm = async () => {
    try {
      await leave()
      await onSignedOut()
      toast({ title: `You left ${name}` })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: `We couldn't take you out of ${name}`, description })
      setAsking(false)
    }
  }

  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        Leave {name}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Leave ${name}?`}
        confirmLabel="Leave"
        busyLabel="Leaving..."
        look="danger"
        busy={loading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        You are signed out everywhere, and nobody is assigned to your open visits. Only an owner can bring you
        back. Your account stays.
      </ConfirmDialog>
    </>
  )
}
