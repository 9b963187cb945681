import { paths } from '../app/paths.js'
import { ButtonLink } from '../ui/ButtonLink.js'
import { EmptyLot } from '../ui/drawings/EmptyLot.js'
import { Page } from '../ui/Page.js'
import { Stack } from '../ui/Stack.js'
import { Text } from '../ui/Text.js'

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
