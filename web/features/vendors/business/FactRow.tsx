import type { ReactNode } from 'react'
import { Divider } from '../../../ui/Divider.js'
import { Inline } from '../../../ui/Inline.js'
import { Stack } from '../../../ui/Stack.js'
import { Text } from '../../../ui/Text.js'

type FactRowProps = { name: ReactNode; detail?: string | null | undefined; children: ReactNode }

/** One line of a list of facts: what it is at the left, how it stands at the right. */
export const FactRow = ({ name, detail, children }: FactRowProps) => (
  <Stack as="li" gap="s">
    <Inline justify="between">
      <Stack gap="none">
        <Text strong>{name}</Text>
        {detail && (
          <Text size="s" tone="muted" asTyped>
            {detail}
          </Text>
        )}
      </Stack>
      {children}
    </Inline>
    <Divider />
  </Stack>
)
