import { formatPhone } from '@rules/formatPhone.js'
import { ChangedValues } from '../../../forms/ChangedValues.js'
import type { SystemSettingsQuery } from './generated/settings.js'

/** The time zones of the United States. */
export const zones = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
]

const zoneName = (zone: string) => zones.find(({ value }) => value === zone)?.label ?? zone

/** The settings as form values. */
export const settingsValues = ({
  serviceFeePercent,
  supportPhone,
  documentsRequired,
  visitPhotosRequired,
  cancellationPercent,
  cancellationCap,
  timeZone,
  howToPayFees,
}: SystemSettingsQuery['settings']) => ({
  serviceFeePercent: String(serviceFeePercent),
  supportPhone: supportPhone ?? '',
  documentsRequired,
  visitPhotosRequired,
  cancellationPercent: String(cancellationPercent),
  cancellationCap,
  timeZone,
  howToPayFees: howToPayFees ?? '',
})

type SettingsChangedProps = { settings: SystemSettingsQuery['settings']; onDecided: () => void }

export const SettingsChanged = ({ settings, onDecided }: SettingsChangedProps) => (
  <ChangedValues
    facts={[
      { label: 'Service fee', value: `${settings.serviceFeePercent}%` },
      {
        label: 'Late cancellation',
        value: `${settings.cancellationPercent}%, at most $${settings.cancellationCap}`,
      },
      { label: 'Time zone', value: zoneName(settings.timeZone) },
      { label: 'How vendors pay Haulbid', value: settings.howToPayFees ?? 'Not said' },
      { label: 'Support phone', value: settings.supportPhone ? formatPhone(settings.supportPhone) : 'None' },
      { label: 'Documents must be approved', value: settings.documentsRequired ? 'Yes' : 'No' },
      { label: 'Visits need a photo', value: settings.visitPhotosRequired ? 'Yes' : 'No' },
    ]}
    values={settingsValues(settings)}
    onDecided={onDecided}
  />
)
