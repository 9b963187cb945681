import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../../apollo/hooks.js'
import { CheckboxField } from '../../../forms/CheckboxField.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Button } from '../../../ui/actions/Button.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { SignOutEverywhereDocument } from './generated/settings.js'
import { tokensInWords, tokensRevoked, useTokenCount } from './useTokenCount.js'

const rules = z.object({ revokeTokens: z.boolean() })

/** Ends all of the user's sessions; `onSignedOut` decides what this browser shows next. */
export const SignOutEverywhere = ({ onSignedOut }: { onSignedOut: () => Promise<void> }) => {
  const [isAsking, setAsking] = useState(false)
  const [signOut] = useMutation(SignOutEverywhereDocument)
  const tokens = useTokenCount()
  const stay = () => setAsking(false)

  const confirm = async ({ revokeTokens }: { revokeTokens: boolean }) => {
    try {
      await signOut({ variables: { revokeTokens } })
    } catch (error) {
      stay()
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "You're still signed in.", description })
      return
    }
    await onSignedOut()
    toast({
      title: 'Signed out everywhere',
      ...(revokeTokens && { description: tokensRevoked(tokens) }),
    })
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sign Out Everywhere</Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        size="s"
        title="Sign out everywhere?"
        description="This signs you out of every browser and phone, including this one."
      >
        <ZodForm
          schema={rules}
          initialValues={{ revokeTokens: false }}
          label="Sign out everywhere"
          onSubmit={confirm}
        >
          {tokens > 0 && (
            <CheckboxField
              name="revokeTokens"
              label={`Also revoke ${tokensInWords(tokens)}`}
              help="If you don't, programs that use them keep working."
            />
          )}
          <DialogActions>
            <CancelButton onClick={stay} />
            <SubmitButton busyLabel="Signing Out...">Sign Out Everywhere</SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}
