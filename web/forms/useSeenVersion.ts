import { useState } from 'react'

/**
 * The version of the row that a form edits: the one it started with, until the user has seen the current one. A row
 * without a version, stored in the browser by an older release, isn't compared.
 */
export const useSeenVersion = (now: number | null | undefined) => {
  const [version, see] = useState(now)
  return { version, isChanged: version != null && now != null && version !== now, see }
}
