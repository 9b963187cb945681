import { useLocation, useSearchParams } from 'react-router-dom'
import { SignInFirstPage } from './SignInFirstPage.js'
import { SignInPage } from './SignInPage.js'
import { linkTarget } from './signIn/linkTarget.js'
import { useSignInStep } from './signIn/useSignInStep.js'

/**
 * The page for visitors: the sign-in flow, or first a note that their link's target takes signing in. A link from an
 * email opens its dialog for everyone, signed in or not.
 */
export const SignedOut = ({ isMailedLink = false }: { isMailedLink?: boolean }) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { hasBegun } = useSignInStep()
  const target = isMailedLink ? undefined : linkTarget(pathname, params)
  return target && !hasBegun ? <SignInFirstPage title={target.title} audience={target.for} /> : <SignInPage />
}
