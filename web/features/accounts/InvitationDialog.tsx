import { resetPasswordRules } from '@rules/accounts/accountRules.js'
import { limits } from '@rules/limits.js'
import { roleWords } from '@rules/people/roles.js'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { fullName } from '../../ui/text/fullName.js'
import { accountToasts } from './accountToasts.js'
import { AcceptInvitationDocument, InvitationDocument } from './generated/invitation.js'
import { useAuth } from './useAuth.js'

type InvitationDialogProps = {
  /** From the link in the email, `/?invitation=TOKEN`. */
  token: string
  onClose: () => void
  onAccepted: () => void
}

const TITLE = 'Welcome to Haulbid, choose a password'

/** Who invites, as soon as it is known. A link that no longer works says so when it is used. */
const useInvitedBy = (token: string): string => {
  const { data } = useQuery(InvitationDocument, { variables: { token } })
  const { business, role } = data?.invitation ?? {}
  return business && role ? `${business} invited you as ${roleWords(role)}. ` : ''
}

/** Sets the first password of an invited user and signs them in, even in place of somebody else in this browser. */
export const InvitationDialog = ({ token, onClose, onAccepted }: InvitationDialogProps) => {
  const { user, enter } = useAuth()
  const invitedBy = useInvitedBy(token)
  const [accept] = useMutation(AcceptInvitationDocument)
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title={TITLE}
      description={
        invitedBy +
        (user
          ? `This browser is signed in as ${fullName(user)}. If you choose a password, you'll be signed in to the new account instead.`
          : "You'll be signed in right away. Next time, sign in with your email and this password.")
      }
      size="s"
    >
      <ZodForm
        schema={resetPasswordRules}
        initialValues={{ token, password: '', confirmPassword: '' }}
        label={TITLE}
        failureMessage="We couldn't save your password. Please try again."
        onSubmit={async input => {
          const { data } = await accept({ variables: { input } })
          if (!data) throw new Error("We couldn't accept the invitation")
          await enter(data.acceptInvitation)
          onAccepted()
          accountToasts.invitationAccepted(data.acceptInvitation.firstName)
        }}
      >
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          help={`At least ${limits.passwordMin} characters.`}
        />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Signing In...">Save and Sign In</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
