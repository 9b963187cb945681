import { useState } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { useSignOutEverywhereMutation } from '../../generated/hooks.js'
import { Button } from '../../ui/Button.js'
import { ConfirmDialog } from '../../ui/ConfirmDialog.js'
import { toast } from '../../ui/toast.js'

/** Ends every session of the person; what this browser then shows is `onSignedOut`'s to say. */
export const SignOutEverywhere = ({ onSignedOut }: { onSignedOut: () => Promise<void> }) => {
  const [isAsking, setAsking] = useState(false)
  const [signOut, { loading }] = useSignOutEverywhereMutation()

  const confirm = async () => {
    try {
      await signOut()
    } catch (error) {
      setAsking(false)
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'You are still signed in.', description })
      return
    }
    await onSignedOut()
    toast({ title: 'Signed out everywhere' })
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sign Out Everywhere</Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign Out Everywhere"
        busyLabel="Signing Out..."
        busy={loading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Every browser and phone is signed out, this one too. API tokens stay good until you revoke them.
      </ConfirmDialog>
    </>
  )
}
