import { useDeferredValue } from 'react'

/** True once fetched data may be drawn: React draws it in slices, so that a phone responds to taps in between. */
export const useArrived = (isHere: boolean): boolean => useDeferredValue(isHere) && isHere
