import { percentRule, settingsRules } from '@rules/admin/adminRules.js'
import { limits } from '@rules/limits.js'
import { amount } from '@rules/money.js'
import * as z from 'zod/mini'
import { useMutation } from '../../../apollo/hooks.js'
import { CheckboxField } from '../../../forms/CheckboxField.js'
import { SubmitButton } from '../../../forms/FormButtons.js'
import { WarnWhenLeaving } from '../../../forms/FormEffects.js'
import { SelectField } from '../../../forms/SelectField.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { MoneyField, PhoneField, TextField } from '../../../forms/TextField.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { toast } from '../../../ui/overlays/toast.js'
import { type SystemSettingsQuery, UpdateSettingsDocument } from './generated/settings.js'
import { SettingsChanged, settingsValues, zones } from './SettingsChanged.js'

/** Only plain decimals count as numbers: "1e1" and "0x10" are typos, not fees. */
const asNumber = z.transform((typed: string): unknown =>
  /^-?\d*\.?\d+$/.test(typed.trim()) ? Number(typed) : undefined,
)

const blankAsNull = z.transform((typed: string): string | null | undefined =>
  typed.trim() === '' ? null : typed,
)

const settingsFormRules = z.extend(settingsRules, {
  serviceFeePercent: z.pipe(asNumber, settingsRules.shape.serviceFeePercent),
  cancellationPercent: z.pipe(asNumber, percentRule),
  cancellationCap: amount('Please enter the most that it costs'),
  supportPhone: z.pipe(blankAsNull, settingsRules.shape.supportPhone),
})

const TRY_AGAIN = 'Check your connection, then try again.'

export const SettingsForm = ({ settings }: { settings: SystemSettingsQuery['settings'] }) => {
  const [updateSettings] = useMutation(UpdateSettingsDocument)
  const { version, isChanged, see } = useSeenVersion(settings.version)
  return (
    <ZodForm
      schema={settingsFormRules}
      label="System settings"
      initialValues={settingsValues(settings)}
      failureMessage={TRY_AGAIN}
      onSubmit={async input => {
        const { data } = await updateSettings({ variables: { input: { ...input, version } } })
        if (data) see(data.updateSettings.version)
        toast({ title: 'Settings updated successfully!' })
      }}
      onFailure={description =>
        toast({ variant: 'destructive', title: 'Error updating settings', description })
      }
    >
      {isChanged && <SettingsChanged settings={settings} onDecided={() => see(settings.version)} />}
      <FieldPair>
        <TextField
          name="serviceFeePercent"
          label="Service fee (%)"
          help="Customers see it when they place an order."
          inputMode="decimal"
          autoComplete="off"
        />
        <PhoneField
          name="supportPhone"
          label="Support phone"
          help="Shown in the footer and on the support page. Leave it empty to use the server's default."
          autoComplete="off"
          optional
        />
      </FieldPair>
      <FieldPair>
        <TextField
          name="cancellationPercent"
          label="Late cancellation (%)"
          help="Of the price, for bids accepted from now on."
          inputMode="decimal"
          autoComplete="off"
        />
        <MoneyField
          name="cancellationCap"
          label="At most"
          help="A late cancellation never costs more than this."
          autoComplete="off"
        />
      </FieldPair>
      <SelectField
        name="timeZone"
        label="Time zone"
        help="Months of service fees end at midnight there."
        options={
          zones.some(({ value }) => value === settings.timeZone)
            ? zones
            : [...zones, { value: settings.timeZone, label: settings.timeZone }]
        }
      />
      <TextAreaField
        name="howToPayFees"
        label="How vendors pay Haulbid"
        help="Shown on fee statements, their PDFs, and emails: where to send a check, or an account for transfers."
        max={limits.reasonMax}
        rows={3}
        optional
      />
      <CheckboxField
        name="documentsRequired"
        label="Documents must be approved before bidding"
        help="Vendors can't bid until all three are approved. A note next to the bid button tells them."
      />
      <CheckboxField
        name="visitPhotosRequired"
        label="Deliveries, swaps, and hauls need a photo"
        help="A vendor cannot finish one without a photo."
      />
      <div>
        <SubmitButton busyLabel="Saving...">Save Settings</SubmitButton>
      </div>
      <WarnWhenLeaving />
    </ZodForm>
  )
}
