import { changePasswordRules } from '@rules/accountChangeRules.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { CancelButton } from '../../forms/CancelButton.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { SubmitButton } from '../../forms/SubmitButton.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { useChangePasswordMutation } from '../../generated/hooks.js'
import { Button } from '../../ui/Button.js'
import { Inline } from '../../ui/Inline.js'
import { toast } from '../../ui/toast.js'
import { useFocusTurns } from './useFocusTurns.js'

export const ChangePassword = () => {
  const [isOpen, setOpen] = useState(false)
  const { form, opener } = useFocusTurns(isOpen)
  const [changePassword] = useChangePasswordMutation()
  if (!isOpen) {
    return (
      <Inline>
        <Button ref={opener} onClick={() => setOpen(true)}>
          Change Password
        </Button>
      </Inline>
    )
  }
  return (
    <div ref={form}>
      <ZodForm
        schema={changePasswordRules}
        initialValues={{ currentPassword: '', password: '', confirmPassword: '' }}
        label="Change Password"
        failureMessage="We couldn't change your password. Please try again."
        onSubmit={async input => {
          await changePassword({ variables: { input } })
          setOpen(false)
          toast({ title: 'Password changed', description: 'Every other browser has been signed out.' })
        }}
      >
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
        <PasswordField
          name="password"
          label="New Password"
          autoComplete="new-password"
          help={`At least ${limits.passwordMin} characters.`}
        />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <Inline>
          <SubmitButton busyLabel="Saving...">Save Password</SubmitButton>
          <CancelButton onClick={() => setOpen(false)} />
        </Inline>
      </ZodForm>
    </div>
  )
}
