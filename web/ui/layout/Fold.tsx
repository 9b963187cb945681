import { ChevronRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Text } from '../text/Text.js'
import { theme } from '../theme.js'

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.touch};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  details[open] > & > svg {
    transform: rotate(90deg);
  }
`

type FoldProps = {
  title: string
  /** The contents in a few words, shown next to the title. */
  note: ReactNode
  children: ReactNode
  ref?: Ref<HTMLDetailsElement>
  /** Whether it is open at first. */
  isOpen?: boolean
  onOpen?: (() => void) | undefined
}

/** Content under one line that opens it. What is inside stays in the document, so a form keeps its fields. */
export const Fold = ({ title, note, children, ref, isOpen = false, onOpen }: FoldProps) => (
  <details ref={ref} open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
    <Summary>
      <ChevronRight aria-hidden="true" />
      <span>
        <Text as="span" strong>
          {title}
        </Text>{' '}
        <Text as="span" size="s" tone="muted">
          {note}
        </Text>
      </span>
    </Summary>
    {children}
  </details>
)
