import { loginRules } from '@rules/accounts/accountRules.js'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { failedWith } from '../../apollo/failedWith.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { OnBusyChange } from '../../forms/FormEffects.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { EmailField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { paths } from '../../paths.js'
import { accountToasts } from './accountToasts.js'
import { firstRequest } from './firstRequest.js'
import { ShutOut } from './ShutOut.js'
import { useAuth } from './useAuth.js'
import { visitorRequest } from './visitorRequest.js'

type LoginFormProps = { label: string; onBusyChange: (busy: boolean) => void; children?: ReactNode }

/** Email, password, Sign In. `children` go between the password and the button. */
export const LoginForm = ({ label, onBusyChange, children }: LoginFormProps) => {
  const { login } = useAuth()
  const { pathname } = useLocation()
  const [shutOut, setShutOut] = useState<string | null>(null)
  return (
    <ZodForm
      schema={loginRules}
      initialValues={{ email: '', password: '' }}
      label={label}
      onSubmit={async input => {
        setShutOut(null)
        // Signing in hands the request to the account, so it is read before.
        const request = visitorRequest.begun()
        await login(input, ({ userType }) => {
          if (
            request &&
            userType === 'customer' &&
            [paths.home, paths.customer].some(path => path === pathname)
          )
            firstRequest.keep(request.type)
        })
        accountToasts.loggedIn()
      }}
      onFailure={(message, error) => {
        console.error('Login failed', error)
        if (failedWith(error, 'FORBIDDEN')) setShutOut(message)
        else accountToasts.loginFailed(error)
      }}
    >
      {shutOut !== null && <ShutOut because={shutOut} />}
      <EmailField name="email" label="Email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      {children}
      <SubmitButton busyLabel="Signing In..." wide>
        Sign In
      </SubmitButton>
      <OnBusyChange call={onBusyChange} />
    </ZodForm>
  )
}
