import { paths } from '../paths.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { EmptyLot } from '../ui/drawings/EmptyLot.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { Text } from '../ui/text/Text.js'

export const NotFoundPage = () => (
  <Page title="Page Not Found">
    <Stack align="start" gap="l">
      <Text>Did you forget to add the page to the router?</Text>
      <EmptyLot />
      <ButtonLink to={paths.home} look="primary">
        Go to the home page
      </ButtonLink>
    </Stack>
  </Page>
)
