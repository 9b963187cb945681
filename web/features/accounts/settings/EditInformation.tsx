import { useApolloClient } from '@apollo/client/react'
import { updateAccountRules } from '@rules/accounts/accountChangeRules.js'
import { useMutation } from '../../../apollo/hooks.js'
import { orReadAgain } from '../../../apollo/isChangedMeanwhile.js'
import { ChangedValues } from '../../../forms/ChangedValues.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { WarnWhenLeaving } from '../../../forms/FormEffects.js'
import { PasswordField } from '../../../forms/PasswordField.js'
import { EmailField, PhoneField, TextField } from '../../../forms/TextField.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { announceUser } from '../announceUser.js'
import type { ViewerFragment } from '../generated/accounts.js'
import { readViewer } from '../readViewer.js'
import { accountFacts } from './accountFacts.js'
import { UpdateAccountDocument } from './generated/settings.js'

type EditInformationProps = {
  user: ViewerFragment
  onSaved: (user: ViewerFragment) => void
  onCancel: () => void
}

export const EditInformation = ({ user, onSaved, onCancel }: EditInformationProps) => {
  const client = useApolloClient()
  const [updateAccount] = useMutation(UpdateAccountDocument)
  const { version, isChanged, see } = useSeenVersion(user.version)
  const now = {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email ?? '',
    phone: user.phone ?? '',
    currentPassword: '',
  }
  return (
    <ZodForm
      schema={updateAccountRules}
      initialValues={now}
      label="Personal Information"
      draftKey="account"
      edits
      failureMessage="We couldn't save your changes. Please try again."
      onSubmit={async ({ currentPassword, ...input }) => {
        const proof = input.email === now.email ? null : currentPassword
        const { data } = await orReadAgain(
          () => updateAccount({ variables: { input: { ...input, currentPassword: proof, version } } }),
          () => readViewer(client, announceUser),
        )
        if (data) onSaved(data.updateAccount)
      }}
    >
      {({ email }) => (
        <>
          {isChanged && (
            <ChangedValues facts={accountFacts(user)} values={now} onDecided={() => see(user.version)} />
          )}
          <FieldPair>
            <TextField name="firstName" label="First Name" autoComplete="given-name" />
            <TextField name="lastName" label="Last Name" autoComplete="family-name" />
          </FieldPair>
          <EmailField name="email" label="Email" />
          {email !== now.email && (
            <PasswordField
              name="currentPassword"
              label="Current Password"
              autoComplete="current-password"
              help="You sign in with your email, so we need your password to change it."
            />
          )}
          <PhoneField name="phone" label="Phone" />
          <Inline>
            <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
            <CancelButton onClick={onCancel} />
          </Inline>
          <WarnWhenLeaving />
        </>
      )}
    </ZodForm>
  )
}
