import { useEffect } from 'react'
import { useHasPassed } from '../../ui/states/useHasPassed.js'

/** The verified documents until the first of them expires; then none, until the server says which are left. */
export const useVerified = (
  types: readonly string[],
  until: string | null,
  onOver: () => void,
): readonly string[] => {
  const isOver = useHasPassed(until)
  // Asks only once for each expiry.
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, until])
  return isOver ? [] : types
}
