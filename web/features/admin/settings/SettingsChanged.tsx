import { ChangedValues } from '../../../forms/ChangedValues.js'
import type { SystemSettingsQuery } from './generated/settings.js'

/** The settings as form values. */
export const settingsValues = ({
  serviceFeePercent,
  supportPhone,
  documentsRequired,
  visitPhotosRequired,
  cancellationPercent,
  cancellationCap,
}: SystemSettingsQuery['settings']) => ({
  serviceFeePercent: String(serviceFeePercent),
  supportPhone: supportPhone ?? '',
  documentsRequired,
  visitPhotosRequired,
  cancellationPercent: String(cancellationPercent),
  cancellationCap,
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
      { label: 'Support phone', value: settings.supportPhone ?? 'None' },
      { label: 'Documents must be approved', value: settings.documentsRequired ? 'Yes' : 'No' },
      { label: 'Visits need a photo', value: settings.visitPhotosRequired ? 'Yes' : 'No' },
    ]}
    values={settingsValues(settings)}
    onDecided={onDecided}
  />
)
