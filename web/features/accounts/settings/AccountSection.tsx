import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/layout/Card.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useAnchor } from '../../../ui/navigation/useAnchor.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'

type AccountSectionProps = {
  title: string
  description?: ReactNode
  /** The URL fragment that leads here. */
  anchor?: string
  children: ReactNode
}

export const AccountSection = ({ title, description, anchor, children }: AccountSectionProps) => {
  const id = useId()
  const heading = useAnchor(anchor)
  return (
    <Card aria-labelledby={id}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} look={3} id={id} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {description !== undefined && (
            <Text size="s" tone="muted">
              {description}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
