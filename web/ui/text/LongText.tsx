import { useState } from 'react'
import { styled } from 'styled-components'
import { TextButton } from '../actions/Link.js'
import { Text } from './Text.js'

/** Text that ends with "…" after so many lines. */
export const ClampedText = styled(Text)<{ $lines: number }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  overflow: hidden;
  overflow-wrap: anywhere;
`

/** About as much as four lines of a narrow column hold. */
const SHORT = 150
const LINES = 4

/** What somebody typed, the first lines of it until the rest is asked for. */
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
      <ClampedText as="p" $lines={LINES} {...(size && { size })}>
        {children}
      </ClampedText>
      <TextButton onClick={() => setOpen(true)}>Read all</TextButton>
    </div>
  )
}
