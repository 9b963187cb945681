import type { ViewerFragment } from './generated/accounts.js'
import { browserStorage, storeUser } from './storedUser.js'
import { STORED_USER_KEY } from './storedUserKey.js'

/** Storing the user notifies the browser's other tabs; a tab gets no storage event for its own writes. */
export const announceUser = (user: ViewerFragment) => {
  storeUser(user)
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: STORED_USER_KEY,
      newValue: JSON.stringify(user),
      storageArea: browserStorage() ?? null,
    }),
  )
}
