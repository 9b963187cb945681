import type { ViewerFragment } from '../../generated/graphql.js'
import { storeUser } from '../accounts/storedUser.js'
import { STORED_USER_KEY } from '../accounts/storedUserKey.js'

/** Storing tells the browser's other tabs of the changed user; this one does not hear its own storage event. */
export const announceUser = (user: ViewerFragment) => {
  storeUser(user)
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: STORED_USER_KEY,
      newValue: localStorage.getItem(STORED_USER_KEY),
      storageArea: localStorage,
    }),
  )
}
