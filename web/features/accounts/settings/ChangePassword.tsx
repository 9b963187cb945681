import { changePasswordRules } from '@rules/accounts/accountChangeRules.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../../apollo/hooks.js'
import { CheckboxField } from '../../../forms/CheckboxField.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { PasswordField } from '../../../forms/PasswordField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { toast } from '../../../ui/overlays/toast.js'
import { ChangePasswordDocument } from './generated/settings.js'
import { useFormFocus } from './useFormFocus.js'
import { tokensInWords, tokensRevoked, useTokenCount } from './useTokenCount.js'

const rules = z.extend(changePasswordRules, { revokeTokens: z.boolean() })

export const ChangePassword = () => {
  const [isOpen, setOpen] = useState(false)
  const { form, opener } = useFormFocus(isOpen)
  const [changePassword] = useMutation(ChangePasswordDocument)
  const tokens = useTokenCount()
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
        schema={rules}
        initialValues={{ currentPassword: '', password: '', confirmPassword: '', revokeTokens: false }}
        label="Change Password"
        failureMessage="We couldn't change your password. Please try again."
        onSubmit={async input => {
          await changePassword({ variables: { input } })
          setOpen(false)
          const signedOut = 'Every other browser has been signed out.'
          toast({
            title: 'Password changed',
            description: input.revokeTokens ? `${signedOut} ${tokensRevoked(tokens)}` : signedOut,
          })
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
        {tokens > 0 && (
          <CheckboxField
            name="revokeTokens"
            label={`Also revoke ${tokensInWords(tokens)}`}
            help="Programs that use them will stop working immediately. Do this if you think someone knows your password."
          />
        )}
        <Inline>
          <SubmitButton busyLabel="Saving...">Save Password</SubmitButton>
          <CancelButton onClick={() => setOpen(false)} />
        </Inline>
      </ZodForm>
    </div>
  )
}
