import { Children, type ReactNode } from 'react'

/** The choices so far in one line, without the missing parts. */
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
