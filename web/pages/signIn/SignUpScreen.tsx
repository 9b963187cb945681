import { useState } from 'react'
import { SignUpForm } from '../../features/accounts/SignUpForm.js'
import { paths } from '../../paths.js'
import { Link } from '../../ui/actions/Link.js'
import { Text } from '../../ui/text/Text.js'
import { FormScreen } from './FormScreen.js'

export const SignUpScreen = ({ onBack }: { onBack: () => void }) => {
  const [isBusy, setBusy] = useState(false)
  return (
    <FormScreen
      title="Create Your Customer Account"
      subtitle="Join Haulbid to book dumpster rentals and junk pickup services."
      onBack={onBack}
      backLabel="Back to Sign In"
      isBusy={isBusy}
    >
      <SignUpForm onBusyChange={setBusy} />
      <Text size="s" tone="muted">
        By creating an account you agree to the <Link to={paths.termsOfService}>Terms of Service</Link> and
        the <Link to={paths.privacyPolicy}>Privacy Policy</Link>, and confirm that you are 18 or older.
      </Text>
    </FormScreen>
  )
}
