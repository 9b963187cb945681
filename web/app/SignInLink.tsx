import { ButtonLink } from '../ui/ButtonLink.js'
import { paths } from './paths.js'

export const SignInLink = () => (
  <ButtonLink size="s" to={{ pathname: paths.home, hash: '#sign-in' }}>
    Sign In
  </ButtonLink>
)
