import { useLocation } from 'react-router-dom'
import { paths } from '../paths.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'

/** Leads to the choice of account: on a page that is only for users, at its own URL, else on the first page. */
export const SignInLink = () => {
  const { pathname, search } = useLocation()
  const isForUsers = pathname.startsWith(paths.customer) || (pathname === paths.home && search !== '')
  return (
    <ButtonLink
      size="s"
      to={`${isForUsers ? pathname + search : paths.home}#sign-in`}
      state={isForUsers && { step: 'choose' }}
    >
      Sign In
    </ButtonLink>
  )
}
