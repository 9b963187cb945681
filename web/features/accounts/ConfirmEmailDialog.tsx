import { useApolloClient } from '@apollo/client/react'
import { confirmEmailRules } from '@rules/accounts/accountRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { accountToasts } from './accountToasts.js'
import { announceUser } from './announceUser.js'
import { ConfirmEmailDocument } from './generated/accounts.js'
import { readViewer } from './readViewer.js'
import { useAuth } from './useAuth.js'

type ConfirmEmailDialogProps = {
  /** From the link in the email, `/?confirm=TOKEN`. */
  token: string
  onClose: () => void
  onConfirmed: () => void
}

const TITLE = 'Confirm your email?'

/** Asks before it confirms, because programs that check mails for danger open the links in them. */
export const ConfirmEmailDialog = ({ token, onClose, onConfirmed }: ConfirmEmailDialogProps) => {
  const client = useApolloClient()
  const { user } = useAuth()
  const [confirm] = useMutation(ConfirmEmailDocument)
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title={TITLE}
      description="Confirm that this is your email address. Then we can send you email there."
      size="s"
    >
      <ZodForm
        schema={confirmEmailRules}
        initialValues={{ token }}
        label={TITLE}
        failureMessage="We couldn't confirm your email. Please try again."
        onSubmit={async input => {
          await confirm({ variables: { input } })
          onConfirmed()
          accountToasts.emailConfirmed()
          // In the browser of the email's owner, the page no longer asks for confirmation.
          if (user) await readViewer(client, announceUser)
        }}
      >
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Confirming...">Confirm Email</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
