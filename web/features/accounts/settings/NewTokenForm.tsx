import { apiTokenRules, currentPassword, tokenScopes } from '@rules/accounts/accountChangeRules.js'
import { keysOf } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { personRoles } from '@rules/people/roles.js'
import * as z from 'zod/mini'
import { useMutation } from '../../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { PasswordField } from '../../../forms/PasswordField.js'
import { RadioCardsField } from '../../../forms/RadioCardsField.js'
import { TextField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { useAuth } from '../useAuth.js'
import { CreateApiTokenDocument } from './generated/settings.js'

/** The API's rules applied to form values: days as typed, and a scope that may not be selected yet. */
const newTokenRules = z.extend(apiTokenRules, {
  scope: z.enum(keysOf(tokenScopes), 'Please choose a scope'),
  expiresInDays: z.pipe(
    z.transform((typed: unknown) => (typed === '' ? undefined : Number(typed))),
    apiTokenRules.shape.expiresInDays,
  ),
  role: z.optional(z.enum(keysOf(personRoles))),
  currentPassword,
})

const scopes = [
  { value: 'read', label: tokenScopes.read, detail: 'Can read what you can read' },
  { value: 'read_write', label: tokenScopes.read_write, detail: 'Can also make changes for you' },
  { value: 'listen', label: tokenScopes.listen, detail: 'Can also receive live updates' },
]

const roles = keysOf(personRoles).map(value => ({
  value,
  label: personRoles[value].label,
  detail: personRoles[value].words,
}))

type NewTokenFormProps = { onMade: (token: string) => void; onCancel: () => void }

export const NewTokenForm = ({ onMade, onCancel }: NewTokenFormProps) => {
  const [createToken] = useMutation(CreateApiTokenDocument)
  const { user } = useAuth()
  const hasPeople = user?.business?.hasPeople === true
  return (
    <ZodForm
      schema={newTokenRules}
      initialValues={{
        name: '',
        scope: 'read',
        ...(hasPeople && { role: 'owner' }),
        expiresInDays: '90',
        currentPassword: '',
      }}
      label="New Token"
      failureMessage="We couldn't create the token. Please try again."
      onSubmit={async input => {
        const { data } = await createToken({ variables: { input } })
        if (data) onMade(data.createApiToken.token)
      }}
    >
      <TextField name="name" label="Name" help="For example, “Bookkeeping”." autoComplete="off" />
      <RadioCardsField name="scope" label="Scope" options={scopes} min="11rem" />
      {hasPeople && <RadioCardsField name="role" label="Role" options={roles} min="100%" />}
      <TextField
        name="expiresInDays"
        label="Expires after (days)"
        inputMode="numeric"
        help={`1 to ${limits.tokenDays} days.`}
        autoComplete="off"
      />
      <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
      <Inline>
        <SubmitButton busyLabel="Creating...">Create Token</SubmitButton>
        <CancelButton onClick={onCancel} />
      </Inline>
    </ZodForm>
  )
}
