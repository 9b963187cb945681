import { Button } from '../ui/actions/Button.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { Text } from '../ui/text/Text.js'

/** Replaces a page that threw or whose code could not be loaded. */
export const ErrorPage = () => (
  <Page title="This page stopped working">
    <Stack align="start">
      <Text>
        Everything you've sent is safe. Reload the page. If that doesn't help, contact support using the
        details at the bottom of the page.
      </Text>
      <Button look="primary" onClick={() => window.location.reload()}>
        Reload page
      </Button>
    </Stack>
  </Page>
)
