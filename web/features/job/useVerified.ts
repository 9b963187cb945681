import { useEffect } from 'react'
import { useHasPassed } from '../../ui/states/useHasPassed.js'

/**
 * The documents that were read as verified, while they are: once the first of them has ended, none is shown until the server has been
 * asked which are left.
 */
export const useVerified = (
  types: readonly string[],
  until: string | null,
  onOver: () => void,
): readonly string[] => {
  const isOver = useHasPassed(until)
  // Asked once for each moment that has passed.
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, until])
  return isOver ? [] : types
}
