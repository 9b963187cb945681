import { dumpsterRentalRules, timesOn } from '@rules/jobs/jobRules.js'
import {
  type Debris,
  dumpsterSizes,
  keysOf,
  type Placement,
  placements,
  type RentalSize,
  sizeLabel,
  timePreferences,
} from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { blankIsNone } from '../../../forms/blankIsNone.js'
import { FormSection } from '../../../forms/FormSection.js'
import { RadioCardsField } from '../../../forms/RadioCardsField.js'
import { SelectField } from '../../../forms/SelectField.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { serverNow } from '../../../serverClock.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { JobWhen } from '../JobWhen.js'
import { contactDefaults, contactOf } from './ContactFields.js'
import { ContactSection } from './ContactSection.js'
import { DebrisField } from './DebrisField.js'
import { DumpsterSizeField } from './DumpsterSizeField.js'
import { EditDumpsterRentalDocument, RequestDumpsterRentalDocument } from './generated/requests.js'
import { RentalDates } from './RentalDates.js'
import { RequestChanged } from './RequestChanged.js'
import { RequestLayout } from './RequestLayout.js'
import type { FormValues, RequestFormProps } from './requestFlow.js'
import { CONTINUE, editOf, requestFlow } from './requestFlow.js'
import { SendRequest } from './SendRequest.js'

const times = keysOf(timePreferences).map(value => ({ value, label: timePreferences[value] }))
/** Those that aren't over. On a day that is over, the date says so. */
const timesFor = ({ zipCode, dropoffDate }: { zipCode: string; dropoffDate: string }) => {
  const open = timesOn(zipCode, dropoffDate, serverNow()) ?? []
  return open.length === 0 ? times : times.filter(({ value }) => open.includes(value))
}
const places = keysOf(placements).map(value => ({ value, label: placements[value].label }))

export const DumpsterRentalForm = ({
  customer,
  lastPlace,
  photoField,
  onFilledIn,
  sendsAtOnce = false,
  heldPhotos = 0,
  askVendorId,
  ...rest
}: RequestFormProps) => {
  const [request] = useMutation(RequestDumpsterRentalDocument)
  const [edit] = useMutation(EditDumpsterRentalDocument)
  const { edited, onStartOver } = rest
  const { version, isChanged, see } = useSeenVersion(edited?.version)
  const { send, ...failing } = requestFlow({ ...rest, onFilledIn })
  const [initialValues] = useState(
    () =>
      ({
        ...(edited ? contactOf(edited) : contactDefaults(customer, lastPlace)),
        images: [...(edited?.images ?? [])],
        dumpsterSize: edited?.dumpsterSize ?? ('' as RentalSize | ''),
        dropoffDate: edited?.dropoffDate ?? '',
        dropoffTimePreference: edited?.dropoffTimePreference ?? '',
        pickupDate: edited?.pickupDate ?? '',
        serviceInstructions: edited?.serviceInstructions ?? '',
        debris: edited?.debris ?? ('' as Debris | ''),
        placement: edited?.placement ?? ('' as Placement | ''),
      }) satisfies FormValues<'dumpster_rental'>,
  )
  return (
    <ZodForm
      schema={blankIsNone(dumpsterRentalRules(serverNow()), ['debris', 'placement'])}
      initialValues={initialValues}
      label="Dumpster Rental"
      gap="l"
      draftKey={edited ? `edit:${edited.id}` : 'dumpster_rental'}
      edits={edited !== undefined}
      keepsDraft={onFilledIn !== undefined}
      onSubmit={values =>
        send(async images => {
          const input = { ...values, images }
          if (!edited)
            return (await request({ variables: { input, ...(askVendorId && { askVendorId }) } })).data
              ?.requestDumpsterRental
          return (await edit({ variables: { input: { ...input, ...editOf(edited, version) } } })).data
            ?.editDumpsterRental
        })
      }
      {...failing}
    >
      {values => (
        <RequestLayout
          service="Dumpster Rental"
          values={values}
          photos={values.images.length + heldPhotos}
          sendsAtOnce={sendsAtOnce}
          facts={[
            { label: 'Size', value: values.dumpsterSize ? sizeLabel(values.dumpsterSize) : 'Not chosen' },
            {
              label: 'Days',
              value: (
                <JobWhen
                  job={{
                    dropoffDate: values.dropoffDate,
                    pickupDate: values.pickupDate,
                    pickupDateTime: null,
                  }}
                />
              ),
            },
          ]}
          chosen={[
            values.dumpsterSize && dumpsterSizes[values.dumpsterSize].label,
            values.dropoffDate && (
              <JobWhen key="days" job={{ ...values, pickupDateTime: null, dropoffTimePreference: null }} />
            ),
          ]}
        >
          <FormSection title="What you need">
            <DumpsterSizeField name="dumpsterSize" />
            <FieldPair onPhones>
              <DebrisField debris={values.debris} />
              <SelectField
                name="placement"
                label="Placement"
                help={values.placement && placements[values.placement].words}
                options={places}
                placeholder="Not specified"
                optional
              />
            </FieldPair>
            {photoField}
          </FormSection>
          <FormSection title="When and where">
            <RentalDates />
            <RadioCardsField
              name="dropoffTimePreference"
              label="Dropoff Time Preference"
              options={timesFor(values)}
              required
            />
            <ContactSection
              type="dumpster_rental"
              isKnown={edited !== undefined || lastPlace !== undefined}
            />
            <TextAreaField
              name="serviceInstructions"
              label="Service Instructions"
              placeholder="Where to put it, a gate code, overhead wires"
              max={limits.serviceInstructionsMax}
              rows={2}
              optional
            />
          </FormSection>
          {edited && onStartOver && isChanged && (
            <RequestChanged job={edited} onKeep={() => see(edited.version)} onStartOver={onStartOver} />
          )}
          <SendRequest
            label={edited ? 'Save Changes' : onFilledIn ? CONTINUE : 'Request Dumpster Rental'}
            priced={{ type: 'dumpster_rental', dumpsterSize: values.dumpsterSize, zipCode: values.zipCode }}
          />
        </RequestLayout>
      )}
    </ZodForm>
  )
}
