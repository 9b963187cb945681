import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'

type AccountSectionProps = { title: string; description?: ReactNode; children: ReactNode }

export const AccountSection = ({ title, description, children }: AccountSectionProps) => {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} look={3} id={id}>
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
