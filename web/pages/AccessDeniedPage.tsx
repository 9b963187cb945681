import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { Banner } from '../ui/states/Banner.js'
import { Text } from '../ui/text/Text.js'

type AccessDeniedPageProps = { isSignedIn: boolean; from: string }

export const AccessDeniedPage = ({ isSignedIn, from }: AccessDeniedPageProps) => {
  const { endedBecause } = useAuth()
  return (
    <Page title="Access denied">
      <Stack align="start">
        {endedBecause !== null && <Banner tone="danger" title={endedBecause} role="alert" />}
        <Text>
          {isSignedIn
            ? 'This page is for customer accounts. You have a different type of account.'
            : 'This page is for customers. Sign in and we bring you back here.'}
        </Text>
        {isSignedIn ? (
          <ButtonLink to={paths.home} look="primary">
            Go to your home page
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.home} state={{ step: 'customer', from }} look="primary">
            Sign in as a customer
          </ButtonLink>
        )}
      </Stack>
    </Page>
  )
}
