import { junkPickupRules } from '@rules/jobRules.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { CheckboxField } from '../../forms/CheckboxField.js'
import { MoneyField } from '../../forms/MoneyField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { useRequestJunkPickupMutation } from '../../generated/hooks.js'
import { Split } from '../../ui/layout/Split.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Money } from '../../ui/text/Money.js'
import { JobWhen } from '../job/JobWhen.js'
import { ContactFields, contactDefaults } from './ContactFields.js'
import { jobClock } from './jobClock.js'
import { PickupTimeField } from './PickupTimeField.js'
import type { RequestFormProps } from './RequestFormProps.js'
import { RequestSummary } from './RequestSummary.js'
import { requestFlow } from './requestFlow.js'
import { SendRequest } from './SendRequest.js'

export const JunkPickupForm = ({ customer, lastPlace, photoField, onDiscard, ...rest }: RequestFormProps) => {
  const [request] = useRequestJunkPickupMutation()
  const { send, ...failing } = requestFlow(rest)
  const [initialValues] = useState(() => ({
    ...contactDefaults(customer, lastPlace),
    images: [] as string[],
    pickupDateTime: '',
    description: '',
    hasHazardousItems: false,
    customerBudget: '',
  }))
  return (
    <ZodForm
      schema={junkPickupRules(new Date())}
      initialValues={initialValues}
      label="Junk Pickup"
      gap="l"
      draftKey="junk_pickup"
      onDiscard={onDiscard}
      warnWhenLeaving
      onSubmit={values =>
        send(images => {
          const input = { ...values, pickupDateTime: String(values.pickupDateTime), images }
          return request({ variables: { input } })
        })
      }
      {...failing}
    >
      {values => (
        <Split
          asideLabel="Summary"
          aside={
            <RequestSummary
              budget={values.customerBudget}
              facts={[
                { label: 'Service', value: 'Junk Pickup' },
                {
                  label: 'Pickup',
                  value: (
                    <JobWhen
                      job={{
                        pickupDateTime: values.pickupDateTime,
                        dropoffDate: null,
                        pickupDate: null,
                        timeZone: jobClock(values.zipCode),
                      }}
                    />
                  ),
                },
                { label: 'Where', value: values.address.trim() || 'Not set' },
                { label: 'Budget', value: <Money value={values.customerBudget} fallback="Not set" /> },
                { label: 'Photos', value: values.images.length },
              ]}
            />
          }
        >
          <Stack gap="m">
            <ContactFields />
            <PickupTimeField />
            <TextAreaField
              name="description"
              label="Description of Items"
              help="What it is, how much, and where it stands: a sofa and ten boxes on the second floor."
              max={limits.descriptionMax}
              required
            />
            <CheckboxField
              name="hasHazardousItems"
              label="There are hazardous items"
              help="Paint, oil, batteries, gas bottles, asbestos and the like."
            />
            <MoneyField
              name="customerBudget"
              label="Your Budget ($)"
              help="What you mean to spend. Vendors see it; their bids may be lower or higher."
              required
            />
            {photoField}
            <SendRequest label="Request Junk Pickup" budget={values.customerBudget} />
          </Stack>
        </Split>
      )}
    </ZodForm>
  )
}
