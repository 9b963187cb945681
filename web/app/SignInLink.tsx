import { useLocation } from 'react-router-dom'
import { linkTarget } from '../pages/signIn/linkTarget.js'
import { paths } from '../paths.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'

/** Opens the sign-in: on a page for signed-in users at its own URL and for its account type, otherwise at home. */
export const SignInLink = () => {
  const { pathname, search } = useLocation()
  const isForUsers = pathname.startsWith(paths.customer) || (pathname === paths.home && search !== '')
  const step = linkTarget(pathname, new URLSearchParams(search))?.for ?? 'customer'
  return (
    <ButtonLink size="s" to={isForUsers ? pathname + search : paths.home} state={{ step }}>
      Sign In
    </ButtonLink>
  )
}
