import { Phone } from 'lucide-react'
import { paths } from '../app/paths.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { useSettings } from '../features/accounts/useSettings.js'
import { ButtonLink } from '../ui/ButtonLink.js'
import { Card } from '../ui/Card.js'
import { ExternalLink } from '../ui/ExternalLink.js'
import { Heading } from '../ui/Heading.js'
import { Inline } from '../ui/Inline.js'
import { Page } from '../ui/Page.js'
import { Stack } from '../ui/Stack.js'
import { Text } from '../ui/Text.js'
import { telHref } from '../ui/telHref.js'

export const CustomerSupportPage = () => {
  const { user } = useAuth()
  const phone = useSettings()?.supportPhone
  return (
    <Page title="Customer Support" subtitle={`Hello ${user?.firstName}, how can we help?`}>
      <Card>
        <Stack gap="l">
          {phone && (
            <Stack gap="xs">
              <Heading level={2} look={3}>
                Urgent? Call us
              </Heading>
              <Inline gap="xs">
                <Phone size={20} aria-hidden="true" />
                <Text size="l" strong tabular>
                  <ExternalLink href={telHref(phone)}>{phone}</ExternalLink>
                </Text>
              </Inline>
            </Stack>
          )}
          <Stack gap="xs" align="start">
            <Heading level={2} look={3}>
              About an order
            </Heading>
            <Text>
              Have the order number at hand when you call: the first eight characters on its card under My
              Orders.
            </Text>
            <ButtonLink to={paths.orders}>My Orders</ButtonLink>
          </Stack>
        </Stack>
      </Card>
    </Page>
  )
}
