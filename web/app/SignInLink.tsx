import { paths } from '../paths.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'

export const SignInLink = () => (
  <ButtonLink size="s" to={{ pathname: paths.home, hash: '#sign-in' }}>
    Sign In
  </ButtonLink>
)
