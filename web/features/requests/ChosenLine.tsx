import { Children, type ReactNode } from 'react'

/** What has been chosen so far, in one line; each part that is not there yet is left out. */
export const ChosenLine = ({ parts }: { parts: readonly ReactNode[] }) => {
  const chosen = Children.toArray([...parts]).filter(part => part !== '')
  if (chosen.length === 0) return <span>Nothing chosen yet</span>
  return chosen.map((part, index) => (
    <span key={index}>
      {index > 0 && ' · '}
      {part}
    </span>
  ))
}
