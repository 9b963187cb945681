import { Button } from '../ui/actions/Button.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { Text } from '../ui/text/Text.js'

/** In place of a page that threw or whose code could not be loaded. */
export const ErrorPage = () => (
  <Page title="This page stopped working">
    <Stack align="start">
      <Text>
        Nothing you sent before was lost. Load the page again; if that does not help, call the support line at
        the foot of the page.
      </Text>
      <Button look="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </Stack>
  </Page>
)
