import type { MessageLine_MessageFragment } from '../../generated/graphql.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'

type MessageLineProps = { message: MessageLine_MessageFragment; isMine: boolean }

/** Mine at the right, the other side's at the left; each with its name, never by its place alone. */
export const MessageLine = ({ message: { sender, createdAt, content }, isMine }: MessageLineProps) => (
  <Stack gap="xxs" align={isMine ? 'end' : 'start'}>
    <Text size="xs" tone="muted">
      {isMine ? 'You' : `${sender.firstName} ${sender.lastName}`} · <Moment value={createdAt} />
    </Text>
    <Card as="div" padding="s" tone={isMine ? 'plain' : 'sunken'}>
      <Text asTyped>{content}</Text>
    </Card>
  </Stack>
)
