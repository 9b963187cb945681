import { tokenScopes } from '@rules/accounts/accountChangeRules.js'
import { personRoles } from '@rules/people/roles.js'
import { serverNow } from '../../../serverClock.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import type { TokenRow_TokenFragment } from './generated/settings.js'

type TokenRowProps = { token: TokenRow_TokenFragment; onRevoke: () => void }

export const TokenRow = ({ token, onRevoke }: TokenRowProps) => {
  const isOver = new Date(token.expiresAt) <= serverNow()
  return (
    <Inline justify="between" align="start">
      <Stack gap="xxs">
        <Inline gap="xs">
          <Text as="span" strong>
            {token.name}
          </Text>
          <Badge tone={token.scope === 'read' ? 'neutral' : 'blue'}>{tokenScopes[token.scope]}</Badge>
          {token.role && token.role !== 'owner' && (
            <Badge tone="neutral">{personRoles[token.role].label}</Badge>
          )}
          {isOver && <Badge tone="red">Expired</Badge>}
        </Inline>
        <Text size="s" tone="muted">
          {isOver ? 'Expired' : 'Expires'} <Moment value={token.expiresAt} />
        </Text>
        <Text size="s" tone="muted">
          {token.lastUsedAt ? (
            <>
              Last used <Ago value={token.lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
        </Text>
      </Stack>
      <Button size="s" aria-label={`Revoke ${token.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Inline>
  )
}
