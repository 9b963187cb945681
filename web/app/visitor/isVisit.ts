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

/** Whether a visitor who is not signed in is on the first screen, which needs neither Apollo Client nor forms. */
export const isVisit = ({ location, history }: Window = window): boolean =>
  location.pathname === paths.home &&
  location.search === '' &&
  // Where React Router keeps the step of the sign-in flow.
  !history.state?.usr?.step &&
  !isStored()
