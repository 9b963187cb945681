import { keysOf, userTypes } from '@rules/kinds.js'
import type { ViewerFragment } from './generated/accounts.js'
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

/** If the browser refuses storage, the user is kept until they leave the page. */
let unstored: string | null = null

/** Undefined if the browser refuses it. */
export const browserStorage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const read = (): string | null => {
  try {
    return localStorage.getItem(STORED_USER_KEY) ?? unstored
  } catch {
    return unstored
  }
}

/** Null if nothing is stored; throws if the stored value is not a user. */
export const parseStoredUser = (stored: string | null): ViewerFragment | null =>
  stored === null ? null : checked(JSON.parse(stored))

export const storeUser = (user: ViewerFragment | null) => {
  const text = user && JSON.stringify(user)
  try {
    if (text) localStorage.setItem(STORED_USER_KEY, text)
    else localStorage.removeItem(STORED_USER_KEY)
    unstored = null
  } catch {
    unstored = text
  }
}

export const readStoredUser = (): ViewerFragment | null => {
  try {
    return parseStoredUser(read())
  } catch (error) {
    console.error('Failed to parse stored user', error)
    storeUser(null)
    return null
  }
}
