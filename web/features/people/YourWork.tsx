import { roleWords } from '@rules/people/roles.js'
import { useId } from 'react'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import type { ViewerFragment } from '../accounts/generated/accounts.js'
import { LeaveBusiness } from './LeaveBusiness.js'

type YourWorkProps = { viewer: ViewerFragment; onSignedOut: () => Promise<void> }

/** A section of the account of dispatchers and drivers: for whom they work. */
export const YourWork = ({ viewer: { role, business }, onSignedOut }: YourWorkProps) => {
  const id = useId()
  if (!role || !business) return null
  return (
    <Card aria-labelledby={id}>
      <Stack gap="m">
        <Heading level={2} look={3} id={id}>
          Your Work
        </Heading>
        <Text>
          You work for {business.name} as {roleWords(role)}.
        </Text>
        <Inline>
          <LeaveBusiness name={business.name} onSignedOut={onSignedOut} />
        </Inline>
      </Stack>
    </Card>
  )
}
