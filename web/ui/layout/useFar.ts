import { useEffect, useState } from 'react'

let hasLeft = false

/**
 * Whether a list's entries that are far from the window may be drawn later (farStyle.ts): on the first screen of a visit. Who
 * comes back to a list is taken to where they were, for which the entries above need their real heights.
 */
export const useFar = (): boolean => {
  const [isFar] = useState(!hasLeft)
  useEffect(
    () => () => {
      hasLeft = true
    },
    [],
  )
  return isFar
}
