import { useState } from 'react'
import { TextButton } from '../actions/Link.js'
import { Text } from './Text.js'

/** About as much as four lines of a narrow column hold. */
const SHORT = 150
const LINES = 4

/** A user's text, cut to its first lines until the reader opens it. */
export const LongText = ({ size, children }: { size?: 's' | 'm'; children: string }) => {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || children.length <= SHORT) {
    return (
      <Text asTyped {...(size && { size })}>
        {children}
      </Text>
    )
  }
  return (
    <div>
      <Text lines={LINES} {...(size && { size })}>
        {children}
      </Text>
      <TextButton onClick={() => setOpen(true)}>Read all</TextButton>
    </div>
  )
}
