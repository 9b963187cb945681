import { junkPickupRules } from '@rules/jobs/jobRules.js'
import type { Access, JunkItem } from '@rules/junk/itemKinds.js'
import { chosenEighths, usedEighths } from '@rules/junk/loads.js'
import type { Debris } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { blankIsNone } from '../../../forms/blankIsNone.js'
import { CheckboxField } from '../../../forms/CheckboxField.js'
import { FormSection } from '../../../forms/FormSection.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { serverNow } from '../../../serverClock.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { JobWhen } from '../JobWhen.js'
import { BudgetField } from './BudgetField.js'
import { contactDefaults, contactOf } from './ContactFields.js'
import { ContactSection } from './ContactSection.js'
import { DebrisField } from './DebrisField.js'
import { EditJunkPickupDocument, RequestJunkPickupDocument } from './generated/requests.js'
import { HoldsField } from './HoldsField.js'
import { jobClock } from './jobClock.js'
import { PickupTimeField } from './PickupTimeField.js'
import { RequestChanged } from './RequestChanged.js'
import { RequestLayout } from './RequestLayout.js'
import type { FormValues, RequestFormProps } from './requestFlow.js'
import { CONTINUE, editOf, requestFlow } from './requestFlow.js'
import { SendRequest } from './SendRequest.js'

const photosInWords = (count: number) => count > 0 && `${count} ${count === 1 ? 'photo' : 'photos'}`

export const JunkPickupForm = ({
  customer,
  lastPlace,
  photoField,
  onFilledIn,
  sendsAtOnce = false,
  heldPhotos = 0,
  askVendorId,
  ...rest
}: RequestFormProps) => {
  const [request] = useMutation(RequestJunkPickupDocument)
  const [edit] = useMutation(EditJunkPickupDocument)
  const { edited, onStartOver } = rest
  const { version, isChanged, see } = useSeenVersion(edited?.version)
  const { send, ...failing } = requestFlow({ ...rest, onFilledIn })
  const [initialValues] = useState(
    () =>
      ({
        ...(edited ? contactOf(edited) : contactDefaults(customer, lastPlace)),
        images: [...(edited?.images ?? [])],
        pickupDateTime: edited?.pickupDateTime ?? '',
        description: edited?.description ?? '',
        hasHazardousItems: edited?.hasHazardousItems ?? false,
        customerBudget: edited?.customerBudget ?? '',
        debris: edited?.debris ?? ('' as Debris | ''),
        items: [...(edited?.items ?? [])] as readonly JunkItem[],
        access: edited?.access ?? ('' as Access | ''),
        loadEighths: (edited && chosenEighths(edited.loadEighths, edited.items)) ?? ('' as number | ''),
      }) satisfies FormValues<'junk_pickup'>,
  )
  return (
    <ZodForm
      schema={blankIsNone(junkPickupRules(serverNow()), ['debris', 'access', 'loadEighths'])}
      initialValues={initialValues}
      label="Junk Pickup"
      gap="l"
      draftKey={edited ? `edit:${edited.id}` : 'junk_pickup'}
      edits={edited !== undefined}
      keepsDraft={onFilledIn !== undefined}
      onSubmit={values =>
        send(async images => {
          const { items, access, loadEighths, ...asked } = values
          const input = {
            ...asked,
            pickupDateTime: String(values.pickupDateTime),
            images,
            // A request that says nothing about its load stays as it always was.
            ...(items && items.length > 0 && { items }),
            ...(access && { access }),
            ...(loadEighths && { loadEighths }),
          }
          if (!edited)
            return (await request({ variables: { input, ...(askVendorId && { askVendorId }) } })).data
              ?.requestJunkPickup
          return (await edit({ variables: { input: { ...input, ...editOf(edited, version) } } })).data
            ?.editJunkPickup
        })
      }
      {...failing}
    >
      {values => (
        <RequestLayout
          service="Junk Pickup"
          values={values}
          photos={values.images.length + heldPhotos}
          sendsAtOnce={sendsAtOnce}
          facts={[
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
          ]}
          chosen={[
            values.pickupDateTime && (
              <Moment key="when" value={values.pickupDateTime} timeZone={jobClock(values.zipCode)} />
            ),
            values.customerBudget && <Money key="budget" value={values.customerBudget} fallback="" />,
            photosInWords(values.images.length + heldPhotos),
          ]}
        >
          <FormSection title="What needs to go">
            <TextAreaField
              name="description"
              label="Description of Items"
              help="What it is, how much, and where it is. For example: a sofa and ten boxes on the second floor."
              max={limits.descriptionMax}
              rows={3}
              required
            />
            {photoField}
            <HoldsField {...values} />
            <DebrisField debris={values.debris} help="Vendors price a load by its weight." />
            <CheckboxField
              name="hasHazardousItems"
              label="There are hazardous items"
              help="For example, paint, oil, batteries, propane tanks, or asbestos."
            />
          </FormSection>
          <FormSection title="When and where">
            <PickupTimeField />
            <ContactSection type="junk_pickup" isKnown={edited !== undefined || lastPlace !== undefined} />
          </FormSection>
          <FormSection title="What it may cost">
            <BudgetField
              zipCode={values.zipCode}
              loadEighths={usedEighths(values.loadEighths || null, values.items)}
            />
            {edited && onStartOver && isChanged && (
              <RequestChanged job={edited} onKeep={() => see(edited.version)} onStartOver={onStartOver} />
            )}
            <SendRequest
              label={edited ? 'Save Changes' : onFilledIn ? CONTINUE : 'Request Junk Pickup'}
              budget={values.customerBudget}
            />
          </FormSection>
        </RequestLayout>
      )}
    </ZodForm>
  )
}
