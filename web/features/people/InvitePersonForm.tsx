import { keysOf } from '@rules/kinds.js'
import { invitePersonRules } from '@rules/people/peopleRules.js'
import { INVITATION_DAYS, personRoles } from '@rules/people/roles.js'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Inline } from '../../ui/layout/Inline.js'
import { toast } from '../../ui/overlays/toast.js'
import { Heading } from '../../ui/text/Heading.js'
import { InvitePersonDocument } from './generated/people.js'

export const roleOptions = keysOf(personRoles).map(value => ({
  value,
  label: personRoles[value].label,
  detail: personRoles[value].words,
}))

type InvitePersonFormProps = { onDone: () => void }

export const InvitePersonForm = ({ onDone }: InvitePersonFormProps) => {
  const [invite] = useMutation(InvitePersonDocument)
  return (
    <ZodForm
      schema={invitePersonRules}
      initialValues={{ firstName: '', lastName: '', email: '', role: '' }}
      label="Invite somebody"
      failureMessage="We couldn't send the invitation. Please try again."
      onSubmit={async input => {
        await invite({ variables: { input } })
        onDone()
        toast({ title: 'Invitation sent', description: `To ${input.email}, for ${INVITATION_DAYS} days.` })
      }}
    >
      <Heading level={3} look={4}>
        Invite somebody
      </Heading>
      <FieldPair>
        <TextField name="firstName" label="First Name" autoComplete="off" />
        <TextField name="lastName" label="Last Name" autoComplete="off" />
      </FieldPair>
      <TextField
        name="email"
        label="Email"
        help="They choose their own password with the link that we mail them."
        inputMode="email"
        autoComplete="off"
        spaceless
      />
      <RadioCardsField name="role" label="Role" options={roleOptions} min="100%" />
      <Inline>
        <SubmitButton busyLabel="Sending...">Send Invitation</SubmitButton>
        <CancelButton onClick={onDone} />
      </Inline>
    </ZodForm>
  )
}
