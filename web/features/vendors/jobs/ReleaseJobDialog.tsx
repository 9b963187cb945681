import { reasonRules } from '@rules/jobRules.js'
import { limits } from '@rules/limits.js'
import { CancelButton } from '../../../forms/CancelButton.js'
import { SubmitButton } from '../../../forms/SubmitButton.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import type { VendorJobState_JobFragment } from '../../../generated/graphql.js'
import { useReleaseJobMutation } from '../../../generated/hooks.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'

type ReleaseJobDialogProps = { job: VendorJobState_JobFragment; onReleased: () => void; onClose: () => void }

/** Asks before an accepted job goes back to the customer. */
export const ReleaseJobDialog = ({ job, onReleased, onClose }: ReleaseJobDialogProps) => {
  const [releaseJob] = useReleaseJobMutation()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Give this job back?"
      description={`${job.firstName} ${job.lastName} will have to choose another vendor, and your bid is withdrawn.`}
      size="s"
    >
      <ZodForm
        schema={reasonRules}
        initialValues={{ reason: '' }}
        draftKey={`release:${job.id}`}
        label="Give this job back"
        failureMessage="Please try again."
        onSubmit={async ({ reason }) => {
          try {
            await releaseJob({ variables: { jobId: job.id, reason: reason || null } })
          } catch (error) {
            const description = serverMessage(error, 'Please try again.')
            toast({ title: 'Error giving the job back', description, variant: 'destructive' })
            throw error
          }
          onReleased()
          toast({ title: 'Job given back' })
        }}
      >
        <TextAreaField
          name="reason"
          label="Reason"
          help="It is mailed to the customer and kept in the job's history."
          max={limits.reasonMax}
          rows={3}
          optional
        />
        <DialogActions>
          <CancelButton onClick={onClose}>Keep the job</CancelButton>
          <SubmitButton look="danger" busyLabel="Giving back...">
            Give Back
          </SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
