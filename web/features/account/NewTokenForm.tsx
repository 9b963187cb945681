import { tokenScopes } from '@rules/accountChangeRules.js'
import { limits } from '@rules/limits.js'
import { CancelButton } from '../../forms/CancelButton.js'
import { PasswordField } from '../../forms/PasswordField.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { SubmitButton } from '../../forms/SubmitButton.js'
import { TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { useCreateApiTokenMutation } from '../../generated/hooks.js'
import { Inline } from '../../ui/layout/Inline.js'
import { newTokenRules } from './newTokenRules.js'

const scopes = [
  { value: 'read', label: tokenScopes.read, detail: 'Sees what you see' },
  { value: 'read_write', label: tokenScopes.read_write, detail: 'Can also act on your behalf' },
]

type NewTokenFormProps = { onMade: (token: string) => void; onCancel: () => void }

export const NewTokenForm = ({ onMade, onCancel }: NewTokenFormProps) => {
  const [createToken] = useCreateApiTokenMutation()
  return (
    <ZodForm
      schema={newTokenRules}
      initialValues={{ name: '', scope: 'read', expiresInDays: '90', currentPassword: '' }}
      label="New Token"
      failureMessage="We couldn't create the token. Please try again."
      onSubmit={async input => {
        const { data } = await createToken({ variables: { input } })
        if (data) onMade(data.createApiToken.token)
      }}
    >
      <TextField name="name" label="Name" help="What it is for: “Bookkeeping”, say." autoComplete="off" />
      <RadioCardsField name="scope" label="Scope" options={scopes} min="11rem" />
      <TextField
        name="expiresInDays"
        label="Good for (days)"
        inputMode="numeric"
        help={`1 to ${limits.tokenDays} days.`}
        autoComplete="off"
      />
      <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
      <Inline>
        <SubmitButton busyLabel="Making...">Make Token</SubmitButton>
        <CancelButton onClick={onCancel} />
      </Inline>
    </ZodForm>
  )
}
