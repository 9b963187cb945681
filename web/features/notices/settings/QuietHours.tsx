import { localTimeZone } from '@rules/localTimeZone.js'
import { digestHour } from '@rules/notices/digestHour.js'
import { Moon } from 'lucide-react'
import { useMutation } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { Button } from '../../../ui/actions/Button.js'
import { CheckCard } from '../../../ui/actions/CheckCard.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { type Notices_PreferencesFragment, SetQuietHoursDocument } from './generated/noticeSettings.js'
import { useSaved } from './useSaved.js'

/** "9 PM" */
const hourLabel = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourLabel(hour) }))

/** "New York" for America/New_York. */
const placeOf = (timeZone: string) => timeZone.split('/').at(-1)!.replaceAll('_', ' ')

const whatIsQuiet = (from: number, to: number) =>
  from === to
    ? 'Both times are the same, so quiet hours are off.'
    : `From ${hourLabel(from)} to ${hourLabel(to)}, we only send security notifications.`

/** "Chicago (America/Chicago)" */
const zoneName = (timeZone: string) =>
  placeOf(timeZone) === timeZone ? timeZone : `${placeOf(timeZone)} (${timeZone})`

export const QuietHours = ({ quiet }: { quiet: Notices_PreferencesFragment['quietHours'] }) => {
  const [setQuietHours] = useMutation(SetQuietHoursDocument)
  const own = localTimeZone()
  const stored = { ...quiet, timeZone: quiet.timeZone ?? own }
  const [shown, change] = useSaved(stored, ({ isOn, from, to, timeZone }) =>
    setQuietHours({ variables: { input: { isOn, from, to, timeZone } } }),
  )
  const { isOn, from, to, timeZone } = shown
  const daily = hourLabel(digestHour({ from, to }))
  return (
    <Stack gap="m">
      <CheckCard
        label="Quiet hours"
        help={isOn ? whatIsQuiet(from, to) : 'We send notifications at any hour.'}
        icon={<Moon strokeWidth={1.5} aria-hidden="true" />}
        checked={isOn}
        onChange={wanted => change({ ...shown, isOn: wanted })}
      />
      {isOn && (
        <Stack gap="s" role="group" aria-label="Quiet hours">
          <Inline gap="xs">
            <Text as="span">From</Text>
            <ChoiceBox
              label="Quiet from"
              options={hours}
              value={String(from)}
              onChange={value => change({ ...shown, from: Number(value) })}
            />
            <Text as="span">to</Text>
            <ChoiceBox
              label="Quiet until"
              options={hours}
              value={String(to)}
              onChange={value => change({ ...shown, to: Number(value) })}
            />
          </Inline>
          <Text size="s" tone="muted">
            In the time zone of {zoneName(timeZone)}. Daily emails come at {daily} there.
          </Text>
          {timeZone !== own && (
            <Inline>
              <Button size="s" onClick={() => change({ ...shown, timeZone: own })}>
                Use {placeOf(own)} time
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </Stack>
  )
}
