import { updateAccountRules } from '@rules/accountChangeRules.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { EmailField, PhoneField, TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import type { ViewerFragment } from '../../generated/graphql.js'
import { useUpdateAccountMutation } from '../../generated/hooks.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Inline } from '../../ui/layout/Inline.js'

type EditInformationProps = {
  user: ViewerFragment
  onSaved: (user: ViewerFragment) => void
  onCancel: () => void
}

export const EditInformation = ({ user, onSaved, onCancel }: EditInformationProps) => {
  const [updateAccount] = useUpdateAccountMutation()
  const initial = {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email ?? '',
    phone: user.phone ?? '',
    currentPassword: '',
  }
  return (
    <ZodForm
      schema={updateAccountRules}
      initialValues={initial}
      label="Personal Information"
      draftKey="account"
      warnWhenLeaving
      failureMessage="We couldn't save your changes. Please try again."
      onSubmit={async ({ currentPassword, ...input }) => {
        const proof = input.email === initial.email ? null : currentPassword
        const { data } = await updateAccount({ variables: { input: { ...input, currentPassword: proof } } })
        if (data) onSaved(data.updateAccount)
      }}
    >
      {({ email }) => (
        <>
          <FieldPair>
            <TextField name="firstName" label="First Name" autoComplete="given-name" />
            <TextField name="lastName" label="Last Name" autoComplete="family-name" />
          </FieldPair>
          <EmailField name="email" label="Email" />
          {email !== initial.email && (
            <PasswordField
              name="currentPassword"
              label="Current Password"
              autoComplete="current-password"
              help="Your email is the key to your account, so changing it needs your password."
            />
          )}
          <PhoneField name="phone" label="Phone" />
          <Inline>
            <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
            <CancelButton onClick={onCancel} />
          </Inline>
        </>
      )}
    </ZodForm>
  )
}
