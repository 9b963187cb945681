import { businessRules } from '@rules/businesses/businessRules.js'
import { handleLabels } from '@rules/businesses/handleLabels.js'
import { keysOf, type PaymentMethod, paymentMethods } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { orNull } from '@rules/text.js'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { ChangedValues } from '../../forms/ChangedValues.js'
import { ChoicesField } from '../../forms/ChoicesField.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { WarnWhenLeaving } from '../../forms/FormEffects.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { PhoneField, TextField } from '../../forms/TextField.js'
import { useSeenVersion } from '../../forms/useSeenVersion.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { serverNow } from '../../serverClock.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Inline } from '../../ui/layout/Inline.js'
import { businessFacts } from './businessFacts.js'
import { type OwnBusiness_BusinessFragment, SaveBusinessDocument } from './generated/ownBusiness.js'
import { LogoField } from './LogoField.js'

type Business = OwnBusiness_BusinessFragment

const typed = (business: Business | null) => ({
  name: business?.name ?? '',
  about: business?.about ?? '',
  phone: business?.phone ?? '',
  logo: business?.logo ?? '',
  since: business?.since ? String(business.since) : '',
  paymentMethods: (business?.paymentMethods ?? []) as PaymentMethod[],
  handles: Object.fromEntries(
    keysOf(handleLabels).map(method => [
      method,
      business?.paymentHandles.find(each => each.method === method)?.handle ?? '',
    ]),
  ),
})

type Typed = ReturnType<typeof typed>

/** Fields hold text, so empty ones become null and the year becomes a number. */
const meant = (values: object): unknown => {
  const { about, phone, logo, since, handles, ...rest } = values as Typed
  const year = orNull(since)
  return {
    ...rest,
    about: orNull(about),
    phone: orNull(phone),
    logo: orNull(logo),
    since: year === null ? null : Number(year),
    paymentHandles: rest.paymentMethods.flatMap(method => {
      const handle = orNull(handles[method] ?? '')
      return handle === null ? [] : { method, handle }
    }),
  }
}

type Rules = ReturnType<typeof businessRules>

const formRules = (now: Date) =>
  z.pipe(z.transform(meant), businessRules(now) as z.core.$ZodType<z.output<Rules>>)

const methods = keysOf(paymentMethods).map(value => ({ value, label: paymentMethods[value] }))

type BusinessFormProps = {
  business: Business | null
  onSaved: () => void
  /** Absent while there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

export const BusinessForm = ({ business, onSaved, onCancel }: BusinessFormProps) => {
  const [saveBusiness] = useMutation(SaveBusinessDocument)
  const rules = useMemo(() => formRules(serverNow()), [])
  const { version, isChanged, see } = useSeenVersion(business?.version ?? null)
  return (
    <ZodForm
      schema={rules}
      initialValues={typed(business)}
      label="Your business"
      draftKey="business"
      edits
      failureMessage="We couldn't save your business. Please try again."
      onSubmit={async input => {
        await saveBusiness({ variables: { input: { ...input, version } } })
        onSaved()
      }}
    >
      {({ paymentMethods: chosen }) => (
        <>
          {business && isChanged && (
            <ChangedValues
              facts={businessFacts(business)}
              values={typed(business)}
              onDecided={() => see(business.version)}
            />
          )}
          <TextField
            name="name"
            label="Business Name"
            help="Customers see it on your bids and your profile."
            autoComplete="organization"
          />
          <TextAreaField
            name="about"
            label="About"
            help="What you do best and what you drive. No phone numbers, emails, or links."
            max={limits.aboutMax}
            optional
          />
          <FieldPair>
            <PhoneField
              name="phone"
              label="Business Phone"
              help="Customers see it once they accept your bid, or else your account's phone. It never appears on your profile."
              optional
            />
            <TextField
              name="since"
              label="In Business Since"
              help="A year, such as 2009."
              inputMode="numeric"
              autoComplete="off"
              spaceless
              optional
            />
          </FieldPair>
          <ChoicesField
            name="paymentMethods"
            label="Ways to Pay"
            help="Once a customer accepts your bid, they see how to pay you."
            options={methods}
            optional
          />
          {keysOf(handleLabels)
            .filter(method => chosen.includes(method))
            .map(method => (
              <TextField
                key={method}
                name={`handles.${method}`}
                label={handleLabels[method]!}
                maxLength={limits.nameMax}
                autoComplete="off"
                optional
              />
            ))}
          <LogoField name="logo" />
          <Inline>
            <SubmitButton busyLabel="Saving...">Save Business</SubmitButton>
            {onCancel && <CancelButton onClick={onCancel} />}
          </Inline>
          <WarnWhenLeaving />
        </>
      )}
    </ZodForm>
  )
}
