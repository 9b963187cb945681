import { loginRules } from '@rules/accounts/accountRules.js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { EmailField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toastStore } from '../../ui/overlays/toast.js'
import { accountToasts, NOT_REACHED } from './accountToasts.js'
import { useAuth } from './useAuth.js'

type SessionEndedDialogProps = {
  open: boolean
  /** The email of the user whose session ended. */
  email: string
  onLeave: () => void
}

/**
 * The email is known, so the password gets the focus. This waits until the dialog has taken the focus and keeps it from
 * the page below. The toast about what could not be sent would cover the fields and adds nothing to the dialog.
 */
const PasswordFirst = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      place.current?.querySelector<HTMLInputElement>('[type="password"]')?.focus()
      const toast = toastStore.read()
      if (toast) toastStore.dismiss(toast.id)
    })
    return () => clearTimeout(timer)
  }, [])
  return <div ref={place}>{children}</div>
}

/** Signs in again on top of the page, so that nothing typed there is lost. */
export const SessionEndedDialog = ({ open, email, onLeave }: SessionEndedDialogProps) => {
  const { login } = useAuth()
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  return (
    <>
      <Dialog
        open={open}
        onClose={ask}
        title="Your session has ended. Please sign in again."
        description="Nothing on this page is lost. Sign in to pick up where you left off."
        size="s"
      >
        <PasswordFirst>
          <ZodForm
            schema={loginRules}
            initialValues={{ email, password: '' }}
            label="Sign in again"
            failureMessage={NOT_REACHED}
            onSubmit={async input => {
              await login(input)
              accountToasts.loggedIn()
            }}
          >
            <EmailField name="email" label="Email" autoComplete="username" />
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            <DialogActions>
              <CancelButton onClick={ask}>Leave</CancelButton>
              <SubmitButton busyLabel="Signing In...">Sign In</SubmitButton>
            </DialogActions>
          </ZodForm>
        </PasswordFirst>
      </Dialog>
      <ConfirmDialog
        open={open && isAsking}
        title="Leave without signing in?"
        confirmLabel="Leave"
        cancelLabel="Stay here"
        look="danger"
        onConfirm={() => {
          setAsking(false)
          onLeave()
        }}
        onClose={() => setAsking(false)}
      >
        You'll lose what you entered on this page.
      </ConfirmDialog>
    </>
  )
}
