import { INVITATION_DAYS, personRoles } from '@rules/people/roles.js'
import type { ReactNode } from 'react'
import { serverNow } from '../../serverClock.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { Badge } from '../../ui/text/Badge.js'
import { Text } from '../../ui/text/Text.js'
import type { Person_PersonFragment } from './generated/people.js'

const hasLapsed = (invitedAt: string) =>
  new Date(invitedAt).getTime() + INVITATION_DAYS * 86_400_000 <= serverNow().getTime()

type PersonRowProps = { person: Person_PersonFragment; isSelf: boolean; actions: ReactNode }

export const PersonRow = ({ person, isSelf, actions }: PersonRowProps) => {
  const { name, email, role, invitedAt, lastSeenAt } = person
  return (
    <Stack gap="xs">
      <Stack gap="xxs">
        <Inline gap="xs">
          <Text as="span" strong>
            {name}
          </Text>
          {isSelf && <Text as="span">(you)</Text>}
          <Badge tone={role === 'owner' ? 'blue' : 'neutral'}>{personRoles[role].label}</Badge>
          {invitedAt !== null && (
            <Badge tone={hasLapsed(invitedAt) ? 'red' : 'yellow'}>
              {hasLapsed(invitedAt) ? 'Invitation expired' : 'Invited'}
            </Badge>
          )}
        </Inline>
        <Text size="s" tone="muted">
          {email}
        </Text>
        {!isSelf && (
          <Text size="s" tone="muted">
            {invitedAt && (
              <>
                Sent <Ago value={invitedAt} />
              </>
            )}
            {!invitedAt && lastSeenAt && (
              <>
                Last seen <Ago value={lastSeenAt} />
              </>
            )}
            {!invitedAt && !lastSeenAt && 'Not seen yet'}
          </Text>
        )}
      </Stack>
      {actions}
    </Stack>
  )
}
