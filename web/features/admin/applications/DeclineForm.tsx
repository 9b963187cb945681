import { declineApplicationRules, declineReasons } from '@rules/applicationRules.js'
import { limits } from '@rules/limits.js'
import { FillButton } from '../../../forms/FillButton.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import type { Application_ApplicationFragment } from '../../../generated/graphql.js'
import { useDeclineApplicationMutation } from '../../../generated/hooks.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'

const TRY_AGAIN = 'Check your connection, then try again.'

type DeclineFormProps = {
  application: Pick<Application_ApplicationFragment, 'id' | 'version' | 'businessName'>
  onBack: () => void
}

/** A reason from the list, or own words. */
export const DeclineForm = ({ application: { id, version, businessName }, onBack }: DeclineFormProps) => {
  const [decline] = useDeclineApplicationMutation()
  return (
    <ZodForm
      schema={declineApplicationRules}
      label="Decline application"
      draftKey={`decline:${id}`}
      initialValues={{ reason: '' }}
      failureMessage={TRY_AGAIN}
      onSubmit={async ({ reason }) => {
        await decline({ variables: { input: { id, version, reason } } })
        onBack()
        toast({ title: 'Application declined', description: businessName })
      }}
      onFailure={description =>
        toast({ variant: 'destructive', title: 'Error declining application', description })
      }
    >
      <Stack as="ul" gap="xs" aria-label="Reasons">
        {declineReasons.map(reason => (
          <li key={reason}>
            <FillButton values={{ reason }}>{reason}</FillButton>
          </li>
        ))}
      </Stack>
      <TextAreaField
        name="reason"
        label="Reason"
        help="The applicant is mailed this."
        max={limits.reasonMax}
      />
      <DialogActions>
        <CancelButton onClick={onBack}>Back</CancelButton>
        <SubmitButton look="danger" busyLabel="Declining...">
          Decline
        </SubmitButton>
      </DialogActions>
    </ZodForm>
  )
}
