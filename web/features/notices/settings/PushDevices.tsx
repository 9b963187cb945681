import { useSyncExternalStore } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import {
  type PushDevices_PreferencesFragment,
  RemovePushSubscriptionDocument,
} from './generated/noticeSettings.js'
import { canTurnOnIn, forgetPushes, onPermissionChange, pushPermission } from './pushBrowser.js'
import { TurnOnPushes } from './TurnOnPushes.js'

type Preferences = PushDevices_PreferencesFragment
type Device = Preferences['pushDevices'][number]

const CHECK = 'Check your connection, then try again.'

const explained = {
  unsupported:
    "This browser can't show notifications. On an iPhone or iPad, add Haulbid to your home screen and open it from there.",
  denied:
    "Notifications from Haulbid are blocked in this browser. Allow them in your browser's settings for this site, then come back.",
  default: "Your browser will ask for permission. You'll get notifications even when Haulbid is closed.",
  granted: "You'll get notifications even when Haulbid is closed.",
} as const

const DeviceLine = ({ device: { id, name, createdAt, isCurrent } }: { device: Device }) => {
  const [remove, { loading }] = useMutation(RemovePushSubscriptionDocument)
  const turnOff = async () => {
    try {
      await remove({ variables: { id } })
      toast({ title: 'Notifications are off', description: `${name} won't get notifications anymore.` })
      // The server has already forgotten the browser, so a failure to clean up here does no harm.
      if (isCurrent) await forgetPushes().catch(() => {})
    } catch (error) {
      const description = serverMessage(error as Error, CHECK)
      toast({ variant: 'destructive', title: "We couldn't turn notifications off", description })
    }
  }
  return (
    <Inline as="li" justify="between">
      <Stack gap="xxs">
        <Inline gap="xs">
          <Text as="span" strong>
            {name}
          </Text>
          {isCurrent && <Badge tone="green">This browser</Badge>}
        </Inline>
        <Text size="s" tone="muted">
          Turned on <Ago value={createdAt} />
        </Text>
      </Stack>
      <Button size="s" aria-label={`Turn off on ${name}`} busy={loading} onClick={() => void turnOff()}>
        Turn off
      </Button>
    </Inline>
  )
}

/** The browsers that show notices. The browser is asked for permission when the button is pressed, and never before. */
export const PushDevices = ({ preferences: { pushKey, pushDevices } }: { preferences: Preferences }) => {
  const permission = useSyncExternalStore(onPermissionChange, pushPermission)
  return (
    <Stack gap="s">
      <Heading level={3} look={4}>
        Push notifications
      </Heading>
      <Text size="s" tone="muted">
        {pushKey ? explained[permission] : "Push notifications aren't available on this server."}
      </Text>
      {pushDevices.length > 0 && (
        <Stack as="ul" gap="s" aria-label="Browsers with push notifications">
          {pushDevices.map(device => (
            <DeviceLine key={device.id} device={device} />
          ))}
        </Stack>
      )}
      {pushKey && canTurnOnIn(permission, pushDevices) && (
        <Inline>
          <TurnOnPushes pushKey={pushKey}>Turn on in this browser</TurnOnPushes>
        </Inline>
      )}
    </Stack>
  )
}
