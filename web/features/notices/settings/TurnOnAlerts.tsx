import { useSyncExternalStore } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { paths } from '../../../paths.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { useFocusInstead } from '../../../ui/states/useFocusInstead.js'
import { NoticePreferencesDocument } from './generated/noticeSettings.js'
import { canTurnOnIn, onPermissionChange, pushPermission } from './pushBrowser.js'
import { TurnOnPushes } from './TurnOnPushes.js'

/** Turns on push notifications right here; where this browser can't, or they are on, leads to the choices. */
export const TurnOnAlerts = () => {
  const preferences = useQuery(NoticePreferencesDocument).data?.noticePreferences
  const permission = useSyncExternalStore(onPermissionChange, pushPermission)
  const { pushKey, pushDevices = [] } = preferences ?? {}
  const canTurnOn = canTurnOnIn(permission, pushDevices)
  const link = useFocusInstead<HTMLAnchorElement>(!canTurnOn)
  if (pushKey && canTurnOn)
    return (
      <TurnOnPushes size="s" pushKey={pushKey}>
        Turn on alerts
      </TurnOnPushes>
    )
  return (
    <ButtonLink ref={link} size="s" to={paths.notifications}>
      {canTurnOn ? 'Turn on alerts' : 'Choose your alerts'}
    </ButtonLink>
  )
}
