import { useNavigate, useSearchParams } from 'react-router-dom'
import { ShutOut } from '../features/accounts/ShutOut.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { Container } from '../ui/layout/Container.js'
import { PageTitle } from '../ui/layout/PageTitle.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { AccountTypeScreen } from './signIn/AccountTypeScreen.js'
import { loadVisitorRequest } from './signIn/loadVisitorRequest.js'
import { useSignInStep } from './signIn/useSignInStep.js'

const signInTitles = {
  choose: 'On demand dumpsters and junk pickup',
  customer: 'Sign In as Customer',
  vendor: 'Sign In as Vendor',
  signUp: 'Create Your Customer Account',
}

// Forms are half of the code this page would load, and its first screen has none.
const LoginScreen = lazyPart(() => import('./signIn/LoginScreen.js'), 'LoginScreen')
const VisitorRequest = lazyPart(loadVisitorRequest, 'VisitorRequest')
const SignUpScreen = lazyPart(() => import('./signIn/SignUpScreen.js'), 'SignUpScreen')
const NewPasswordDialog = lazyPart(
  () => import('../features/accounts/NewPasswordDialog.js'),
  'NewPasswordDialog',
)
const InvitationDialog = lazyPart(
  () => import('../features/accounts/InvitationDialog.js'),
  'InvitationDialog',
)
const TakeBackEmailDialog = lazyPart(
  () => import('../features/accounts/TakeBackEmailDialog.js'),
  'TakeBackEmailDialog',
)

const ConfirmEmailDialog = lazyPart(
  () => import('../features/accounts/ConfirmEmailDialog.js'),
  'ConfirmEmailDialog',
)

const ApplyDialog = lazyPart(() => import('../features/applications/ApplyDialog.js'), 'ApplyDialog')

/** The sign-in flow of docs/product.md, Screens, States: choose the account type, sign in, or sign up as a customer. */
export const SignInPage = () => {
  const { step, go } = useSignInStep()
  const { endedBecause } = useAuth()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const resetToken = params.get('reset')
  const invitationToken = params.get('invitation')
  const takeBackToken = params.get('takeback')
  const confirmToken = params.get('confirm')
  const leaveLink = () => navigate(paths.home, { replace: true })
  return (
    <>
      {/* The form of a request names itself. */}
      {step !== 'request' && <PageTitle>{signInTitles[step]}</PageTitle>}
      {endedBecause !== null && (
        <Container>
          <ShutOut because={endedBecause} />
        </Container>
      )}
      {step === 'choose' && <AccountTypeScreen onChoose={go} />}
      {step === 'request' && <VisitorRequest onBack={() => go('choose')} onFilledIn={() => go('signUp')} />}
      {step === 'customer' && (
        <LoginScreen
          key="customer"
          as="Customer"
          onBack={() => go('choose')}
          onSwitch={() => go('vendor')}
          onSignUp={() => go('signUp')}
        />
      )}
      {step === 'vendor' && (
        <LoginScreen key="vendor" as="Vendor" onBack={() => go('choose')} onSwitch={() => go('customer')} />
      )}
      {step === 'signUp' && <SignUpScreen onBack={() => go('customer')} />}
      {resetToken !== null && (
        <NewPasswordDialog token={resetToken} onClose={leaveLink} onChanged={leaveLink} />
      )}
      {invitationToken !== null && (
        <InvitationDialog token={invitationToken} onClose={leaveLink} onAccepted={leaveLink} />
      )}
      {confirmToken !== null && (
        <ConfirmEmailDialog token={confirmToken} onClose={leaveLink} onConfirmed={leaveLink} />
      )}
      {params.has('apply') && <ApplyDialog onClose={leaveLink} />}
      {takeBackToken !== null && (
        <TakeBackEmailDialog token={takeBackToken} onClose={leaveLink} onTakenBack={leaveLink} />
      )}
    </>
  )
}
