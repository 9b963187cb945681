import type { UserType } from '@rules/kinds.js'
import { groupLabel, groupsOf, type NoticeFrequency } from '@rules/notices/noticePreferences.js'
import type { Notices_PreferencesFragment } from '../../features/notices/settings/generated/noticeSettings.js'

/** As the network sends it. */
const ofType = <Fields extends object>(__typename: string, fields: Fields): Fields => ({
  __typename,
  ...fields,
})

/** Everything by email at once, except what a test chooses. */
export const makePreferences = (
  role: UserType = 'customer',
  chosen: Partial<Record<string, NoticeFrequency>> = {},
  quiet: Partial<Notices_PreferencesFragment['quietHours']> = {},
): Notices_PreferencesFragment =>
  ofType('NoticePreferences', {
    id: 'e0000001-0000-4000-8000-000000000000',
    groups: groupsOf(role).map(group =>
      ofType('NoticeGroupPreference', {
        group,
        label: groupLabel(role, group),
        canSwitchOff: group !== 'security',
        choices: (['mail', 'push', 'sms'] as const).map(channel =>
          ofType('NoticeChoice', {
            channel,
            frequency:
              chosen[channel === 'mail' ? group : `${group} ${channel}`] ??
              (channel === 'sms' ? 'off' : 'now'),
          }),
        ),
      }),
    ),
    pushKey: null,
    pushDevices: [],
    textNumber: null,
    textConsent: 'Haulbid may text this number.',
    quietHours: ofType('QuietHours', {
      isOn: true,
      from: 21,
      to: 8,
      timeZone: 'America/Chicago',
      ...quiet,
    }),
  })
