import { useLocation, useSearchParams } from 'react-router-dom'
import { SignInFirstPage } from './SignInFirstPage.js'
import { SignInPage } from './SignInPage.js'
import { linkTarget } from './signIn/linkTarget.js'
import { useSignInStep } from './signIn/useSignInStep.js'

/**
 * What a visitor sees: the sign-in flow, or first what their link points to and that it takes signing in. A link from an
 * email opens its dialog for anyone who follows it, signed in or not.
 */
export const SignedOut = ({ isMailedLink = false }: { isMailedLink?: boolean }) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { hasBegun } = useSignInStep()
  const target = isMailedLink ? undefined : linkTarget(pathname, params)
  return target && !hasBegun ? <SignInFirstPage title={target.title} audience={target.for} /> : <SignInPage />
}
