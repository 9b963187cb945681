import { keysOf, userTypes } from '@rules/kinds.js'
import type { ViewerFragment } from '../../generated/graphql.js'
import { STORED_USER_KEY } from './storedUserKey.js'

const isText = (value: unknown) => typeof value === 'string'

/** By hand: this runs at the start of every page, and zod would be loaded for it alone. */
const checked = (stored: Partial<Record<keyof ViewerFragment, unknown>> | null): ViewerFragment => {
  const { id, userType, firstName, lastName, email } = stored ?? {}
  const isUser =
    [id, firstName, lastName, email].every(isText) &&
    id !== '' &&
    keysOf(userTypes).some(type => type === userType)
  if (!isUser) throw new TypeError('The stored value is not a user')
  return stored as ViewerFragment
}

/** Null where nothing is stored; throws where something is that is no user. */
export const parseStoredUser = (stored: string | null): ViewerFragment | null =>
  stored === null ? null : checked(JSON.parse(stored))

export const storeUser = (user: ViewerFragment | null) => {
  try {
    if (user) localStorage.setItem(STORED_USER_KEY, JSON.stringify(user))
    else localStorage.removeItem(STORED_USER_KEY)
  } catch {
    // A browser that keeps nothing shows the user a moment later: the cookie counts.
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
