import { loginRules } from '@rules/accountRules.js'
import type { ReactNode } from 'react'
import { EmailField } from '../../forms/EmailField.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { SubmitButton } from '../../forms/SubmitButton.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { accountToasts } from './accountToasts.js'
import { useAuth } from './useAuth.js'

/** Email, password, Sign In. `children` stand between the password and the button. */
export const LoginForm = ({ label, children }: { label: string; children?: ReactNode }) => {
  const { login } = useAuth()
  return (
    <ZodForm
      schema={loginRules}
      initialValues={{ email: '', password: '' }}
      label={label}
      onSubmit={async input => {
        await login(input)
        accountToasts.loggedIn()
      }}
      onFailure={(_, error) => {
        console.error('Login failed', error)
        accountToasts.loginFailed(error)
      }}
    >
      <EmailField name="email" label="Email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      {children}
      <SubmitButton busyLabel="Signing In..." wide>
        Sign In
      </SubmitButton>
    </ZodForm>
  )
}
