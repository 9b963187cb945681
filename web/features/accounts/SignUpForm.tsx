import { signUpRules } from '@rules/accounts/accountRules.js'
import { formatPhone } from '@rules/formatPhone.js'
import { rentalWords } from '@rules/jobs/rentalWords.js'
import type { ServiceType } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { draftStore } from '../../forms/draftStore.js'
import { FoldedFields } from '../../forms/FoldedFields.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { OnBusyChange, WarnWhenLeaving } from '../../forms/FormEffects.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { EmailField, PhoneField, TextField, ZipField } from '../../forms/TextField.js'
import { DraftOwner } from '../../forms/useDraft.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { paths } from '../../paths.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Banner } from '../../ui/states/Banner.js'
import { getReady } from '../../ui/states/loadCode.js'
import { accountToasts } from './accountToasts.js'
import { firstRequest } from './firstRequest.js'
import { loadConfirmEmailLine } from './loadConfirmEmailLine.js'
import { useAuth } from './useAuth.js'
import { VISITOR, visitorRequest } from './visitorRequest.js'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  initialServiceZipCode: '',
  initialServiceType: '',
  password: '',
  confirmPassword: '',
  userType: 'customer' as const,
}

const services = [
  {
    value: 'dumpster_rental',
    label: 'Dumpster rental',
    detail: 'We drop off a dumpster and pick it up later',
  },
  { value: 'junk_pickup', label: 'Junk pickup', detail: 'We load it and take it away' },
]

/** The fields that a finished request has already filled in. */
const contactNames = [
  'firstName',
  'lastName',
  'phone',
  'initialServiceZipCode',
  'initialServiceType',
] as const

/** A finished request in one line: the service and the address. */
const wordsOf = (type: ServiceType): string => {
  const draft = draftStore.read(VISITOR, type) ?? {}
  const what = type === 'dumpster_rental' ? rentalWords(draft) : draft.description
  return [what, draft.address, draft.zipCode].filter(Boolean).join(', ')
}

/** The fields that a request filled in before signing up has answered already. */
const startOf = (request: ReturnType<typeof visitorRequest.toSignUpWith>) => {
  if (!request) return empty
  const { zipCode, ...contact } = visitorRequest.contact(request.type)
  return { ...empty, ...contact, initialServiceZipCode: zipCode, initialServiceType: request.type }
}

export const SignUpForm = ({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) => {
  const { signUp } = useAuth()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Signing up hands the request to the account, so it is read before.
  const [request] = useState(visitorRequest.toSignUpWith)
  const [start] = useState(() => startOf(request))
  // The new account's first page starts with it.
  useEffect(() => void getReady(loadConfirmEmailLine), [])
  const isKnown = request?.isComplete && contactNames.every(name => start[name] !== '')
  const names = (
    <FieldPair>
      <TextField name="firstName" label="First Name" autoComplete="given-name" />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" />
    </FieldPair>
  )
  const email = <EmailField name="email" label="Email Address" />
  const phone = (
    <PhoneField name="phone" label="Phone Number" help="The vendor you choose calls this number." />
  )
  const service = (
    <>
      <ZipField
        name="initialServiceZipCode"
        label="Initial Service ZIP Code"
        help="Where you need your first pickup or dumpster. You can use other ZIP codes later."
      />
      <RadioCardsField name="initialServiceType" label="Initial Service Type" options={services} />
    </>
  )
  return (
    // Only a visitor with a request has drafts: docs/decisions/0045-drafts.md.
    <DraftOwner value={request ? VISITOR : null}>
      <ZodForm
        schema={signUpRules}
        initialValues={start}
        label="Create Your Customer Account"
        draftKey="signUp"
        onSubmit={async input => {
          try {
            const type = request?.type ?? input.initialServiceType
            await signUp(input, () => firstRequest.keep(type, request?.isComplete))
            // On `/` and on the home page, the customer's home opens the form itself.
            if (pathname !== paths.home && pathname !== paths.customer)
              void navigate(paths.request(type), { replace: true })
          } catch (error) {
            // docs/product.md, Messages requires this toast for every failure, including those shown on a field.
            accountToasts.signUpFailed(error)
            throw error
          }
          accountToasts.signedUp()
        }}
        onFailure={() => {}}
      >
        {request?.isComplete && (
          <Banner tone="success" title="Your request is ready">
            {wordsOf(request.type)}. Create your account to post it.
          </Banner>
        )}
        {isKnown ? (
          <>
            {email}
            <FoldedFields
              names={contactNames}
              title="From your request"
              note={`${start.firstName} ${start.lastName}, ${formatPhone(start.phone)}`}
            >
              {names}
              {phone}
              {service}
            </FoldedFields>
          </>
        ) : (
          <>
            {names}
            <FieldPair>
              {email}
              {phone}
            </FieldPair>
            {service}
          </>
        )}
        <FieldPair>
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            help={`At least ${limits.passwordMin} characters.`}
          />
          <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        </FieldPair>
        <SubmitButton busyLabel="Creating Account..." size="l" wide>
          Create Account
        </SubmitButton>
        <WarnWhenLeaving />
        <OnBusyChange call={onBusyChange} />
      </ZodForm>
    </DraftOwner>
  )
}
