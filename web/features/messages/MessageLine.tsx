import { vendorBy } from '@rules/businesses/vendorName.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'
import type { MessageLine_MessageFragment } from './generated/messages.js'

type Message = MessageLine_MessageFragment
type MessageLineProps = {
  message: Message
  /** From the viewer's side. */
  isOwn: boolean
  viewerId: string | undefined
}

const writer = ({ sender, person }: Message, isOwn: boolean, viewerId: string | undefined): string => {
  if (!isOwn) return vendorBy(sender, person)
  return person && person.id !== viewerId ? person.firstName : 'You'
}

/**
 * The viewer's side's messages on the right, the other party's on the left; each shows its sender, since position alone is not
 * enough.
 */
export const MessageLine = ({ message, isOwn, viewerId }: MessageLineProps) => (
  <Stack gap="xxs" align={isOwn ? 'end' : 'start'}>
    <Text size="xs" tone="muted">
      {writer(message, isOwn, viewerId)} · <Moment value={message.createdAt} />
    </Text>
    <Card as="div" padding="s" tone={isOwn ? 'plain' : 'sunken'}>
      <Text asTyped>{message.content}</Text>
    </Card>
  </Stack>
)
