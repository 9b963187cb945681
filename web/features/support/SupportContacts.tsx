import { Phone } from 'lucide-react'
import { useQuery } from '../../apollo/hooks.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { PhoneLink } from '../../ui/text/PhoneLink.js'
import { Text } from '../../ui/text/Text.js'
import { SettingsDocument } from '../accounts/generated/Settings.js'

const Waiting = () => (
  <LoadingRegion label="Loading the phone number">
    <Stack gap="xs">
      <Skeleton width="120px" height="23px" />
      <Skeleton width="170px" height="25px" />
      <Skeleton height="45px" />
    </Stack>
  </LoadingRegion>
)

/** The urgent phone line, if there is one, and how tickets are answered. */
export const SupportContacts = () => {
  const { data, loading } = useQuery(SettingsDocument)
  const settings = data?.settings
  return (
    <Card as="div" tone="sunken">
      <Stack gap="l">
        {loading && !settings && <Waiting />}
        {settings?.supportPhone && (
          <Stack gap="xs">
            <Heading level={2} look={4}>
              Urgent? Call us
            </Heading>
            <Inline gap="xs" nowrap>
              <Phone size={20} aria-hidden="true" />
              <Text size="l" strong tabular>
                <PhoneLink phone={settings.supportPhone} />
              </Text>
            </Inline>
            <Text size="s" tone="muted">
              If something is going wrong right now, such as a truck at the wrong address, please call.
            </Text>
          </Stack>
        )}
        <Stack gap="xs">
          <Heading level={2} look={4}>
            Where we answer
          </Heading>
          <Text size="s" tone="muted">
            On this page under Your Tickets, and in your email.
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}
