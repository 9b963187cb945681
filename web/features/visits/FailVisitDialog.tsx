import { failVisitRules } from '@rules/visits/visitRules.js'
import { callOffs, type FailureReason, failureReasons, visitKinds } from '@rules/visits/visits.js'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { SelectField } from '../../forms/SelectField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { PhotoField } from '../uploads/PhotoField.js'
import { usePhotoTray } from '../uploads/usePhotoTray.js'
import type { JobVisit_VisitFragment } from './generated/visits.js'
import { FailVisitDocument } from './generated/visits.js'
import { formKeys, useSendOrKeep } from './keptVisits.js'

/** As in the API: a reason, and optional words and photos. */
const rules = z.extend(failVisitRules, {
  reason: z.enum(
    Object.keys(failureReasons) as [FailureReason, ...FailureReason[]],
    'Please choose a reason',
  ),
})

type FailVisitDialogProps = {
  visit: JobVisit_VisitFragment
  /** The vendor has not set off. */
  isCallOff: boolean
  onClose: () => void
}

export const FailVisitDialog = ({ visit: { id, kind }, isCallOff, onClose }: FailVisitDialogProps) => {
  const [fail] = useMutation(FailVisitDocument)
  const sendOrKeep = useSendOrKeep()
  const draftKey = formKeys.fail(id)
  const photos = usePhotoTray(draftKey, undefined, undefined, 'keep')
  const what = visitKinds[kind].toLowerCase()
  const reasons = Object.entries(failureReasons).filter(
    ([reason]) => !isCallOff || callOffs.includes(reason as FailureReason),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={isCallOff ? `Call off the ${what}?` : `Why couldn't the ${what} be done?`}
      description="We'll tell the customer right away. Either of you can schedule it again."
    >
      <ZodForm
        schema={rules}
        initialValues={{ reason: '' as FailureReason, note: '', photos: [] as string[] }}
        label={`Report that the ${what} couldn't be done`}
        draftKey={draftKey}
        edits
        failureMessage="Check your connection and the photos, then try again. Nothing is lost."
        onSubmit={async ({ reason, note = null }) => {
          const hasArrived = await sendOrKeep({
            record: { act: 'fail', visitId: id, kind, key: draftKey, input: { reason, note } },
            trays: [photos],
            send: ([taken]) => fail({ variables: { visitId: id, input: { reason, note, photos: taken } } }),
          })
          onClose()
          if (hasArrived) toast({ title: 'Reported', description: 'The customer knows.' })
        }}
      >
        <SelectField
          name="reason"
          label="Reason"
          placeholder="Choose a reason"
          options={reasons.map(([value, label]) => ({ value, label }))}
        />
        <TextAreaField name="note" label="Note" max={500} rows={3} optional />
        <PhotoField name="photos" label="Photos" help="A photo shows what was in the way." tray={photos} />
        <DialogActions>
          <CancelButton onClick={onClose}>Not Now</CancelButton>
          <SubmitButton busyLabel="Reporting...">Report</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
