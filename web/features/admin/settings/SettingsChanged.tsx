import { useFormikContext } from 'formik'
import { ChangedMeanwhile } from '../../../forms/ChangedMeanwhile.js'
import type { SystemSettingsQuery } from '../../../generated/graphql.js'

/** The settings as form values. */
export const settingsValues = ({
  serviceFeePercent,
  supportPhone,
  documentsRequired,
}: SystemSettingsQuery['settings']) => ({
  serviceFeePercent: String(serviceFeePercent),
  supportPhone: supportPhone ?? '',
  documentsRequired,
})

type SettingsChangedProps = { settings: SystemSettingsQuery['settings']; onDecided: () => void }

export const SettingsChanged = ({ settings, onDecided }: SettingsChangedProps) => {
  const { setValues } = useFormikContext()
  return (
    <ChangedMeanwhile
      facts={[
        { label: 'Service fee', value: `${settings.serviceFeePercent}%` },
        { label: 'Support phone', value: settings.supportPhone ?? 'None' },
        { label: 'Documents must be approved', value: settings.documentsRequired ? 'Yes' : 'No' },
      ]}
      onKeep={onDecided}
      discardLabel="Use What It Is Now"
      onDiscard={() => {
        void setValues(settingsValues(settings))
        onDecided()
      }}
    />
  )
}
