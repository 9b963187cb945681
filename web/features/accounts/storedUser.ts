import { keysOf, userTypes } from '@rules/kinds.js'
import * as z from 'zod/mini'
import type { ViewerFragment } from '../../generated/graphql.js'

/** SPEC 9: the browser's copy of who is signed in, for display alone. What counts is the session cookie. */
export const STORED_USER_KEY = 'user'

const shape = z.looseObject({
  id: z.string().check(z.minLength(1)),
  userType: z.enum(keysOf(userTypes)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
})

/** Null where nothing is stored; throws where something is that is no user. */
export const parseStoredUser = (stored: string | null): ViewerFragment | null =>
  stored === null ? null : (z.parse(shape, JSON.parse(stored)) as unknown as ViewerFragment)

export const readStoredUser = (): ViewerFragment | null => {
  try {
    return parseStoredUser(localStorage.getItem(STORED_USER_KEY))
  } catch (error) {
    console.error('Failed to parse stored user', error)
    localStorage.removeItem(STORED_USER_KEY)
    return null
  }
}

export const storeUser = (user: ViewerFragment | null) => {
  if (user) localStorage.setItem(STORED_USER_KEY, JSON.stringify(user))
  else localStorage.removeItem(STORED_USER_KEY)
}
