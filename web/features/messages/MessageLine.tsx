import { vendorName } from '@rules/businesses/vendorName.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'
import type { MessageLine_MessageFragment } from './generated/messages.js'

type MessageLineProps = { message: MessageLine_MessageFragment; isMine: boolean }

/**
 * The viewer's messages on the right, the other party's on the left; each shows its sender, since position alone is not
 * enough.
 */
export const MessageLine = ({ message: { sender, createdAt, content }, isMine }: MessageLineProps) => (
  <Stack gap="xxs" align={isMine ? 'end' : 'start'}>
    <Text size="xs" tone="muted">
      {isMine ? 'You' : vendorName(sender)} · <Moment value={createdAt} />
    </Text>
    <Card as="div" padding="s" tone={isMine ? 'plain' : 'sunken'}>
      <Text asTyped>{content}</Text>
    </Card>
  </Stack>
)
