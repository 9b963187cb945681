import { closeAccountRules } from '@rules/accounts/accountChangeRules.js'
import type { UserType } from '@rules/kinds.js'
import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Button } from '../../ui/actions/Button.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { ClosingFacts } from './ClosingFacts.js'
import { CloseAccountDocument } from './generated/closing.js'

type CloseAccountProps = { userType: UserType; onSignedOut: () => Promise<void> }

export const CloseAccount = ({ userType, onSignedOut }: CloseAccountProps) => {
  const [isAsking, setAsking] = useState(false)
  const [closeAccount] = useMutation(CloseAccountDocument)
  const stay = () => setAsking(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Close My Account</Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title="Close your account?"
        description={
          userType === 'admin'
            ? "You can't undo this. Another administrator can invite you again."
            : "You can't undo this. You can sign up again with the same email, but your new account will be empty."
        }
      >
        <ZodForm
          schema={closeAccountRules}
          initialValues={{ currentPassword: '' }}
          label="Close your account"
          failureMessage="We couldn't close your account. Please try again."
          onSubmit={async input => {
            await closeAccount({ variables: { input } })
            await onSignedOut()
            toast({ title: 'Account closed', description: 'Your name and contact details are erased.' })
          }}
        >
          <ClosingFacts userType={userType} />
          <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
          <DialogActions>
            <CancelButton onClick={stay}>Keep my account</CancelButton>
            <SubmitButton look="danger" busyLabel="Closing...">
              Close my account
            </SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}
