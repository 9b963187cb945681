import { STORED_USER_KEY } from '../../features/accounts/storedUserKey.js'
import { paths } from '../../paths.js'

/** A browser may refuse all access to storage, even reading. */
const isStored = () => {
  try {
    return localStorage.getItem(STORED_USER_KEY) !== null
  } catch {
    return false
  }
}

/** True if a signed-out visitor is on the first screen, which needs neither Apollo Client nor forms. */
export const isVisit = ({ location, history }: Window = window): boolean =>
  location.pathname === paths.home &&
  location.search === '' &&
  // React Router keeps the step of the sign-in flow here.
  !history.state?.usr?.step &&
  !isStored()
