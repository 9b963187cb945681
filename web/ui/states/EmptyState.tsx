import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Stack } from '../layout/Stack.js'
import { Heading } from '../text/Heading.js'
import { Text } from '../text/Text.js'
import { theme } from '../theme.js'

const Frame = styled.div<{ $tall: boolean }>`
  display: grid;
  align-content: center;
  ${({ $tall }) => $tall && 'min-height: 362px;'}
  justify-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.xl} ${theme.space.m};
  border: 2px dashed ${theme.color.line};
  border-radius: ${theme.radius.l};
  color: ${theme.color.muted};
  text-align: center;

  > svg {
    height: auto;
  }

  h2,
  h3,
  h4 {
    color: ${theme.color.ink};
  }
`

type EmptyStateProps = {
  /** The spec's sentence, if it has one: "No jobs assigned yet". */
  title: string
  /** A hint about the entries that will appear here, and how they get here. */
  children?: ReactNode
  /** A drawing (see web/ui/drawings), or a lucide icon of 40 px. */
  picture?: ReactNode
  /** The button or link that adds the first entry. */
  action?: ReactNode
  level?: 2 | 3 | 4
  /** As tall as the form it replaces, so that nothing below moves when the form appears. */
  tall?: boolean
}

export const EmptyState = ({
  title,
  children,
  picture,
  action,
  level = 3,
  tall = false,
}: EmptyStateProps) => (
  <Frame $tall={tall}>
    {picture}
    <Stack gap="xxs" align="center">
      <Heading level={level} look={4}>
        {title}
      </Heading>
      {children !== undefined && (
        <Text tone="muted" size="s" align="center">
          {children}
        </Text>
      )}
    </Stack>
    {action}
  </Frame>
)
