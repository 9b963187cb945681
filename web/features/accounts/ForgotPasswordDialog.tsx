import { forgotPasswordRules } from '@rules/accounts/accountRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { EmailField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { accountToasts } from './accountToasts.js'
import { RequestPasswordResetDocument } from './generated/accounts.js'

type ForgotPasswordDialogProps = { open: boolean; onClose: () => void }

export const ForgotPasswordDialog = ({ open, onClose }: ForgotPasswordDialogProps) => {
  const [requestReset] = useMutation(RequestPasswordResetDocument)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Reset your password"
      description="Enter your email and we'll send you a link to choose a new password."
      size="s"
    >
      <ZodForm
        schema={forgotPasswordRules}
        initialValues={{ email: '' }}
        label="Reset your password"
        onSubmit={async ({ email }) => {
          await requestReset({ variables: { email } })
          onClose()
          accountToasts.resetSent()
        }}
        onFailure={(_, error) => accountToasts.resetFailed(error)}
      >
        <EmailField name="email" label="Email" autoComplete="username" />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Sending...">Send reset email</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
