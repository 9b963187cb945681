import { useState } from 'react'
import { styled } from 'styled-components'
import { TextButton } from '../actions/Link.js'
import { Text } from './Text.js'

/** Text that ends with "…" after so many lines. */
export const ClampedText = styled(Text).attrs<{ $lines: number }>(({ $lines }) => ({
  style: { WebkitLineClamp: $lines },
}))`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  overflow: hidden;
  overflow-wrap: anywhere;

  @media print {
    display: block;
    -webkit-line-clamp: none !important;
  }
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
