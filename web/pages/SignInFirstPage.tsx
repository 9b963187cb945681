import { ShutOut } from '../features/accounts/ShutOut.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { Button } from '../ui/actions/Button.js'
import { EmptyLot } from '../ui/drawings/EmptyLot.js'
import { Inline } from '../ui/layout/Inline.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { Text } from '../ui/text/Text.js'
import { useSignInStep } from './signIn/useSignInStep.js'

const audiences = { customer: 'This page is for customers', vendor: 'This page is for vendors' } as const

type SignInFirstPageProps = {
  title: string
  /** The type of user that the page is for; undefined if the link doesn't tell. */
  audience: keyof typeof audiences | undefined
}

/** Names the target of a link opened while signed out, and leads back to it through the sign-in flow. */
export const SignInFirstPage = ({ title, audience }: SignInFirstPageProps) => {
  const { endedBecause } = useAuth()
  const { go } = useSignInStep()
  const primary = audience ?? 'customer'
  return (
    <Page title={title}>
      <Stack align="start" gap="l">
        {endedBecause !== null && <ShutOut because={endedBecause} />}
        <Stack gap="xxs">
          <Text>
            {audience ? audiences[audience] : 'This page is for users'}. Sign in and we'll bring you back
            here.
          </Text>
          <Text size="s" tone="muted">
            <span>Access denied</span> while you are signed out.
          </Text>
        </Stack>
        <Inline>
          <Button look="primary" onClick={() => go(primary)}>
            {`Sign in as a ${primary}`}
          </Button>
          {audience === undefined && <Button onClick={() => go('vendor')}>Sign in as a vendor</Button>}
          {audience === 'customer' && <Button onClick={() => go('signUp')}>Sign up as a customer</Button>}
        </Inline>
        <EmptyLot />
      </Stack>
    </Page>
  )
}
