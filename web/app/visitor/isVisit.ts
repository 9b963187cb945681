import { STORED_USER_KEY } from '../../features/accounts/storedUserKey.js'
import { paths } from '../../paths.js'

/** A browser may refuse all storage, even to say so. */
const isStored = () => {
  try {
    return localStorage.getItem(STORED_USER_KEY) !== null
  } catch {
    return false
  }
}

/** Whether somebody who is not signed in is at the first screen, which needs neither Apollo Client nor forms. */
export const isVisit = ({ location, history }: Window = window): boolean =>
  location.pathname === paths.home &&
  location.search === '' &&
  // Where React Router keeps the step of the sign-in flow.
  !history.state?.usr?.step &&
  !isStored()
