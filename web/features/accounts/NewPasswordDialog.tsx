import { resetPasswordRules } from '@rules/accounts/accountRules.js'
import { limits } from '@rules/limits.js'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { accountToasts } from './accountToasts.js'
import { ResetPasswordDocument } from './generated/accounts.js'
import { useAuth } from './useAuth.js'

type NewPasswordDialogProps = {
  /** From the link in the email, `/?reset=TOKEN`. */
  token: string
  onClose: () => void
  onChanged: () => void
}

export const NewPasswordDialog = ({ token, onClose, onChanged }: NewPasswordDialogProps) => {
  const { forget } = useAuth()
  const [resetPassword] = useMutation(ResetPasswordDocument)
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title="Choose a new password"
      description="You'll be signed out everywhere. Then sign in with your new password."
      size="s"
    >
      <ZodForm
        schema={resetPasswordRules}
        initialValues={{ token, password: '', confirmPassword: '' }}
        label="Choose a new password"
        failureMessage="We couldn't change your password. Please try again."
        onSubmit={async input => {
          await resetPassword({ variables: { input } })
          await forget()
          onChanged()
          accountToasts.passwordChanged()
        }}
      >
        <PasswordField
          name="password"
          label="New Password"
          autoComplete="new-password"
          help={`At least ${limits.passwordMin} characters.`}
        />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Saving...">Save password</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
