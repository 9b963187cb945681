import { useState } from 'react'
import { ForgotPasswordDialog } from '../../features/accounts/ForgotPasswordDialog.js'
import { LoginForm } from '../../features/accounts/LoginForm.js'
import { Button } from '../../ui/actions/Button.js'
import { TextButton } from '../../ui/actions/Link.js'
import { Divider, Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'
import { FormScreen } from './FormScreen.js'

type LoginScreenProps = {
  as: 'Customer' | 'Vendor'
  onBack: () => void
  /** Opens the sign-in of the other account type. */
  onSwitch: () => void
  /** Vendors have no sign-up. */
  onSignUp?: () => void
}

export const LoginScreen = ({ as, onBack, onSwitch, onSignUp }: LoginScreenProps) => {
  const [isResetting, setResetting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const title = `Sign In as ${as}`
  return (
    <FormScreen title={title} onBack={onBack} backLabel="Back" isBusy={isBusy}>
      <LoginForm label={title} onBusyChange={setBusy}>
        <div>
          <TextButton onClick={() => setResetting(true)}>Forgot password?</TextButton>
        </div>
      </LoginForm>
      <Text align="center" size="s">
        {as === 'Customer' ? 'Do you haul for a living?' : 'Do you have something to haul?'}{' '}
        <TextButton onClick={onSwitch} disabled={isBusy}>
          {as === 'Customer' ? 'Switch to Vendor' : 'Switch to Customer'}
        </TextButton>
      </Text>
      {onSignUp && (
        <>
          <Divider />
          <Stack gap="xs">
            <Text align="center">Don't have an account?</Text>
            <Button wide onClick={onSignUp} disabled={isBusy}>
              Sign up as a customer
            </Button>
          </Stack>
        </>
      )}
      <ForgotPasswordDialog open={isResetting} onClose={() => setResetting(false)} />
    </FormScreen>
  )
}
