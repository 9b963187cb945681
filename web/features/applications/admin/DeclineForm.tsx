import { applicationGraph } from '@rules/applications/applicationGraph.js'
import { declineApplicationRules, declineReasons } from '@rules/applications/applicationRules.js'
import { limits } from '@rules/limits.js'
import { mayMove } from '@rules/stateGraph.js'
import { useMutation } from '../../../apollo/hooks.js'
import { FillButton } from '../../../forms/FillButton.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { useFormStatus } from '../../../forms/FormStatus.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Banner } from '../../../ui/states/Banner.js'
import { fullName } from '../../../ui/text/fullName.js'
import { type Application_ApplicationFragment, DeclineApplicationDocument } from './generated/applications.js'

const TRY_AGAIN = 'Check your connection, then try again.'

type Application = Pick<
  Application_ApplicationFragment,
  'id' | 'version' | 'businessName' | 'status' | 'decidedBy'
>
type DeclineFormProps = { application: Application; onDeclined: () => void; onBack: () => void }

const whyGone = ({ status, decidedBy }: Application) => {
  const who = decidedBy ? fullName(decidedBy) : 'An administrator'
  return `${who} has already ${status === 'invited' ? 'invited this applicant' : 'declined this application'}.`
}

type FieldsProps = { application: Application; onBack: () => void }

const Fields = ({ application, onBack }: FieldsProps) => {
  const { busy } = useFormStatus()
  // Our own decline changes the status, too, a moment before the form closes.
  const isGone = !mayMove(applicationGraph, application.status, 'decline', 'admin') && !busy
  return (
    <>
      {isGone && (
        <Banner tone="warning" role="alert">
          {whyGone(application)}
        </Banner>
      )}
      {!isGone && (
        <Stack as="ul" gap="xs" aria-label="Reasons">
          {declineReasons.map(reason => (
            <li key={reason}>
              <Inline gap="xs">
                <FillButton values={{ reason }}>{reason}</FillButton>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      <TextAreaField
        name="reason"
        label="Reason"
        help={isGone ? undefined : "We'll email this to the applicant."}
        max={limits.reasonMax}
      />
      <DialogActions>
        {/* Back keeps the typed reason as a draft; Cancel drops it once it can't be sent anymore. */}
        {isGone ? <CancelButton onClick={onBack}>Back</CancelButton> : <Button onClick={onBack}>Back</Button>}
        {!isGone && (
          <SubmitButton look="danger" busyLabel="Declining...">
            Decline
          </SubmitButton>
        )}
      </DialogActions>
    </>
  )
}

/** Takes a listed reason or the admin's own words, and keeps them if another admin decides first. */
export const DeclineForm = ({ application, onDeclined, onBack }: DeclineFormProps) => {
  const { id, version, businessName } = application
  const [decline] = useMutation(DeclineApplicationDocument)
  return (
    <ZodForm
      schema={declineApplicationRules}
      label="Decline application"
      draftKey={`decline:${id}`}
      initialValues={{ reason: '' }}
      failureMessage={TRY_AGAIN}
      onSubmit={async ({ reason }) => {
        await decline({ variables: { input: { id, version, reason } } })
        onDeclined()
        toast({ title: 'Application declined', description: businessName })
      }}
      onFailure={description =>
        toast({ variant: 'destructive', title: 'Error declining application', description })
      }
    >
      <Fields application={application} onBack={onBack} />
    </ZodForm>
  )
}
