import { dumpsterRentalRules } from '@rules/jobRules.js'
import { keysOf, type RentalSize, timePreferences } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { sizeLabel } from '@rules/sizeLabel.js'
import { useState } from 'react'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { useRequestDumpsterRentalMutation } from '../../generated/hooks.js'
import { Split } from '../../ui/layout/Split.js'
import { Stack } from '../../ui/layout/Stack.js'
import { JobWhen } from '../job/JobWhen.js'
import { ContactFields, contactDefaults } from './ContactFields.js'
import { DumpsterSizeField } from './DumpsterSizeField.js'
import { RentalDates } from './RentalDates.js'
import type { RequestFormProps } from './RequestFormProps.js'
import { RequestSummary } from './RequestSummary.js'
import { requestFlow } from './requestFlow.js'
import { SendRequest } from './SendRequest.js'

const times = keysOf(timePreferences).map(value => ({ value, label: timePreferences[value] }))

export const DumpsterRentalForm = ({
  customer,
  lastPlace,
  photoField,
  onDiscard,
  ...rest
}: RequestFormProps) => {
  const [request] = useRequestDumpsterRentalMutation()
  const { send, ...failing } = requestFlow(rest)
  const [initialValues] = useState(() => ({
    ...contactDefaults(customer, lastPlace),
    images: [] as string[],
    dumpsterSize: '' as RentalSize | '',
    dropoffDate: '',
    dropoffTimePreference: '',
    pickupDate: '',
    serviceInstructions: '',
  }))
  return (
    <ZodForm
      schema={dumpsterRentalRules(new Date())}
      initialValues={initialValues}
      label="Dumpster Rental"
      gap="l"
      draftKey="dumpster_rental"
      onDiscard={onDiscard}
      warnWhenLeaving
      onSubmit={values => send(images => request({ variables: { input: { ...values, images } } }))}
      {...failing}
    >
      {values => (
        <Split
          asideLabel="Summary"
          aside={
            <RequestSummary
              facts={[
                { label: 'Service', value: 'Dumpster Rental' },
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
                { label: 'Where', value: values.address.trim() || 'Not set' },
                { label: 'Photos', value: values.images.length },
              ]}
            />
          }
        >
          <Stack gap="m">
            <ContactFields />
            <DumpsterSizeField name="dumpsterSize" />
            <RentalDates />
            <RadioCardsField
              name="dropoffTimePreference"
              label="Dropoff Time Preference"
              options={times}
              required
            />
            <TextAreaField
              name="serviceInstructions"
              label="Service Instructions"
              help="Where to put it, a gate code, overhead wires."
              max={limits.serviceInstructionsMax}
              optional
            />
            {photoField}
            <SendRequest label="Request Dumpster Rental" />
          </Stack>
        </Split>
      )}
    </ZodForm>
  )
}
