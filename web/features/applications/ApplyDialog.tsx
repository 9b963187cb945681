import { APPLICATION_DAYS, applicationRules } from '@rules/applications/applicationRules.js'
import type { ServiceType } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CheckboxField } from '../../forms/CheckboxField.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { WarnWhenLeaving } from '../../forms/FormEffects.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { EmailField, PhoneField, TextField, ZipField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Button } from '../../ui/actions/Button.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { Banner } from '../../ui/states/Banner.js'
import { ApplyAsVendorDocument } from './generated/applications.js'

const TITLE = 'Work with Haulbid'

const offers: Record<string, { label: string; services: ServiceType[] }> = {
  dumpster_rental: { label: 'Dumpster rental', services: ['dumpster_rental'] },
  junk_pickup: { label: 'Junk pickup', services: ['junk_pickup'] },
  both: { label: 'Both', services: ['dumpster_rental', 'junk_pickup'] },
}

const { services: _, ...fields } = applicationRules.shape

/** Offers one choice because pressing it is faster than checking two boxes. */
const formRules = z.object({
  ...fields,
  offer: z.enum(Object.keys(offers) as ['both'], 'Please choose what you offer'),
})

const empty = {
  businessName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  zipCode: '',
  offer: '',
  message: '',
  agrees: false,
}

/** Takes the focus because the pressed button is gone. */
const Sent = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])
  return (
    <>
      <Banner
        tone="success"
        title="Thanks! We got your application."
        role="status"
        tabIndex={-1}
        ref={banner}
      >
        We'll review it and email you at {email}.
      </Banner>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  )
}

/** Takes an application to work as a vendor, even from visitors who are not signed in. */
export const ApplyDialog = ({ onClose }: { onClose: () => void }) => {
  const [apply] = useMutation(ApplyAsVendorDocument)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title={TITLE}
      description={
        sentTo === null
          ? "Tell us about your business. We'll review your application and email you the next steps."
          : ''
      }
    >
      {sentTo !== null && <Sent email={sentTo} onClose={onClose} />}
      {sentTo === null && (
        <ZodForm
          schema={formRules}
          initialValues={empty}
          label={TITLE}
          failureMessage="We couldn't send your application. Check your connection and try again."
          onSubmit={async ({ offer, ...input }) => {
            await apply({ variables: { input: { ...input, services: offers[offer]!.services } } })
            setSentTo(input.email)
          }}
        >
          <TextField name="businessName" label="Business Name" autoComplete="organization" />
          <FieldPair>
            <TextField name="firstName" label="First Name" autoComplete="given-name" />
            <TextField name="lastName" label="Last Name" autoComplete="family-name" />
          </FieldPair>
          <FieldPair>
            <EmailField name="email" label="Email Address" />
            <PhoneField name="phone" label="Phone Number" />
          </FieldPair>
          <ZipField name="zipCode" label="ZIP Code" help="Where you work. You can add more later." />
          <RadioCardsField
            name="offer"
            label="What do you offer?"
            options={Object.entries(offers).map(([value, { label }]) => ({ value, label }))}
          />
          <TextAreaField
            name="message"
            label="Anything else?"
            optional
            rows={3}
            max={limits.applicationMessageMax}
          />
          <CheckboxField
            name="agrees"
            label="Haulbid may store these details to reply to me"
            help={`We delete them ${APPLICATION_DAYS.decided} days after we reply, or after ${APPLICATION_DAYS.waiting} days at most.`}
          />
          <DialogActions>
            <CancelButton onClick={onClose} />
            <SubmitButton busyLabel="Sending...">Apply</SubmitButton>
          </DialogActions>
          <WarnWhenLeaving />
        </ZodForm>
      )}
    </Dialog>
  )
}
