import { type RefObject, useEffect, useRef } from 'react'
import type { ViewerFragment } from './generated/accounts.js'
import { browserStorage, parseStoredUser } from './storedUser.js'
import { STORED_USER_KEY } from './storedUserKey.js'

/** The storage event fires when another tab of this browser signs in or out. */
export const useOtherTabs = (
  current: RefObject<ViewerFragment | null>,
  onChange: (user: ViewerFragment | null) => unknown,
) => {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const follow = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== (browserStorage() ?? null) || (key !== STORED_USER_KEY && key !== null)) return
      const next = tryParse(newValue)
      if (next || current.current) latest.current(next)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [current])
}

const tryParse = (stored: string | null) => {
  try {
    return parseStoredUser(stored)
  } catch {
    return null
  }
}
