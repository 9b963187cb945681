import { ChangedValues } from '../../../forms/ChangedValues.js'
import type { SystemSettingsQuery } from './generated/settings.js'

/** The settings as form values. */
export const settingsValues = ({
  serviceFeePercent,
  supportPhone,
  documentsRequired,
  visitPhotosRequired,
}: SystemSettingsQuery['settings']) => ({
  serviceFeePercent: String(serviceFeePercent),
  supportPhone: supportPhone ?? '',
  documentsRequired,
  visitPhotosRequired,
})

type SettingsChangedProps = { settings: SystemSettingsQuery['settings']; onDecided: () => void }

export const SettingsChanged = ({ settings, onDecided }: SettingsChangedProps) => (
  <ChangedValues
    facts={[
      { label: 'Service fee', value: `${settings.serviceFeePercent}%` },
      { label: 'Support phone', value: settings.supportPhone ?? 'None' },
      { label: 'Documents must be approved', value: settings.documentsRequired ? 'Yes' : 'No' },
      { label: 'Visits need a photo', value: settings.visitPhotosRequired ? 'Yes' : 'No' },
    ]}
    values={settingsValues(settings)}
    onDecided={onDecided}
  />
)
