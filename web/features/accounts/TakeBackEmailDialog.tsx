import { takeBackEmailRules } from '@rules/accounts/accountRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { accountToasts } from './accountToasts.js'
import { TakeBackEmailDocument } from './generated/accounts.js'
import { useAuth } from './useAuth.js'

type TakeBackEmailDialogProps = {
  /** From the link in the email, `/?takeback=TOKEN`. */
  token: string
  onClose: () => void
  onTakenBack: () => void
}

const TITLE = 'Undo your email change?'

/**
 * Lets the reader of mail at the old address restore it to the account; a link to choose a new password is emailed
 * there.
 */
export const TakeBackEmailDialog = ({ token, onClose, onTakenBack }: TakeBackEmailDialogProps) => {
  const { forget } = useAuth()
  const [takeBack] = useMutation(TakeBackEmailDocument)
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title={TITLE}
      description="We'll restore your previous email, sign you out everywhere, and turn off your password. Then we'll email you a link to choose a new one."
      size="s"
    >
      <ZodForm
        schema={takeBackEmailRules}
        initialValues={{ token }}
        label={TITLE}
        failureMessage="We couldn't undo the change. Please try again."
        onSubmit={async input => {
          await takeBack({ variables: { input } })
          await forget()
          onTakenBack()
          accountToasts.emailTakenBack()
        }}
      >
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Undoing...">Undo Change</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
