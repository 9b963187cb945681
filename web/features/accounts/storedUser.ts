import { keysOf, userTypes } from '@rules/kinds.js'
import type { ViewerFragment } from '../../generated/graphql.js'
import { STORED_USER_KEY } from './storedUserKey.js'

const isText = (value: unknown) => typeof value === 'string'

/** Checked by hand: this runs when any page starts, and zod would be loaded just for this. */
const checked = (stored: Partial<Record<keyof ViewerFragment, unknown>> | null): ViewerFragment => {
  const { id, userType, firstName, lastName, email } = stored ?? {}
  const isUser =
    [id, firstName, lastName, email].every(isText) &&
    id !== '' &&
    keysOf(userTypes).some(type => type === userType)
  if (!isUser) throw new TypeError('The stored value is not a user')
  return stored as ViewerFragment
}

/** Null if nothing is stored; throws if the stored value is not a user. */
export const parseStoredUser = (stored: string | null): ViewerFragment | null =>
  stored === null ? null : checked(JSON.parse(stored))

export const storeUser = (user: ViewerFragment | null) => {
  try {
    if (user) localStorage.setItem(STORED_USER_KEY, JSON.stringify(user))
    else localStorage.removeItem(STORED_USER_KEY)
  } catch {
    // A browser that stores nothing shows the visitor's page when it is loaded again, although the session lives on.
  }
}

export const readStoredUser = (): ViewerFragment | null => {
  try {
    return parseStoredUser(localStorage.getItem(STORED_USER_KEY))
  } catch (error) {
    console.error('Failed to parse stored user', error)
    storeUser(null)
    return null
  }
}
