import { useState } from 'react'

/**
 * The version of a row that a form is about: the one it began with, until the user has seen the one of now. A row without
 * a version, as an older release stored it in the browser, is compared with nothing.
 */
export const useSeenVersion = (now: number | null | undefined) => {
  const [version, see] = useState(now)
  return { version, isChanged: version != null && now != null && version !== now, see }
}
