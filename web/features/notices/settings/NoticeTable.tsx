import { noticeChannels, noticeFrequencies } from '@rules/notices/noticePreferences.js'
import { useMutation } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import type { NoticeChannel, NoticeFrequency } from '../../../generated/schema.js'
import { CardTable } from '../../../ui/charts/CardTable.js'
import { Text } from '../../../ui/text/Text.js'
import { type Notices_PreferencesFragment, SetNoticeFrequencyDocument } from './generated/noticeSettings.js'
import { useSaved } from './useSaved.js'

type Group = Notices_PreferencesFragment['groups'][number]

const optionsOf = (channel: NoticeChannel) =>
  noticeChannels[channel].frequencies.map(value => ({ value, label: noticeFrequencies[value] }))

type ChoiceProps = { group: Group; channel: NoticeChannel; frequency: NoticeFrequency }

const Choice = ({ group: { group, label }, channel, frequency }: ChoiceProps) => {
  const [choose] = useMutation(SetNoticeFrequencyDocument)
  const [shown, change] = useSaved(frequency, wanted =>
    choose({ variables: { input: { group, channel, frequency: wanted } } }),
  )
  return (
    <ChoiceBox
      label={`${label}, by ${noticeChannels[channel].label.toLowerCase()}`}
      options={optionsOf(channel)}
      value={shown}
      onChange={value => change(value as NoticeFrequency)}
    />
  )
}

/** Nothing can be pushed without a key, or texted without a confirmed number. */
const channelsOf = ({ groups, pushKey, textNumber }: Notices_PreferencesFragment) =>
  (groups[0]?.choices ?? [])
    .map(({ channel }) => channel)
    .filter(channel => (channel !== 'push' || pushKey) && (channel !== 'sms' || textNumber?.isConfirmed))

/** Security notices are never texted, since mail and pushes carry them. */
const ofSecurity = (channel: NoticeChannel) => (channel === 'sms' ? 'Never' : 'Always immediately')

/** Groups of notices by channel; security can't be turned off. */
export const NoticeTable = ({ preferences }: { preferences: Notices_PreferencesFragment }) => (
  <CardTable
    caption="How often we notify you"
    rows={preferences.groups}
    rowKey={({ group }) => group}
    columns={[
      { header: 'About', isHeading: true, cell: ({ label }: Group) => label },
      ...channelsOf(preferences).map(channel => ({
        header: noticeChannels[channel].label,
        cell: (group: Group) => {
          const choice = group.choices.find(each => each.channel === channel)
          return group.canSwitchOff && choice ? (
            <Choice group={group} {...choice} />
          ) : (
            <Text as="span" tone="muted">
              {ofSecurity(channel)}
            </Text>
          )
        },
      })),
    ]}
  />
)
