import { keysOf, timePreferences } from '@rules/kinds.js'
import { upcomingDate } from '@rules/upcoming.js'
import { type VisitKind, visitKinds } from '@rules/visits/visits.js'
import { windowHours } from '@rules/visits/visitWindows.js'
import { momentIn } from '@rules/zonedTime.js'
import * as z from 'zod/mini'
import { useMutation } from '../../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { localToday } from '../../../forms/localMoment.js'
import { SelectField } from '../../../forms/SelectField.js'
import { DateField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { serverNow } from '../../../serverClock.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { ScheduleVisitDocument } from '../generated/visits.js'

const rulesAt = (now: Date) =>
  z.object({
    date: upcomingDate('Please choose a day', 'The day cannot be in the past', now),
    time: z.enum(keysOf(timePreferences), 'Please choose a time'),
  })

type ScheduleForBothProps = {
  jobId: string
  kind: VisitKind
  title: string
  timeZone: string
  onClose: () => void
}

/** An admin schedules a failed visit again, on the job's clock. */
export const ScheduleForBoth = ({ jobId, kind, title, timeZone, onClose }: ScheduleForBothProps) => {
  const [schedule] = useMutation(ScheduleVisitDocument)
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={title}
      description="You decide for both sides. We'll let them know."
    >
      <ZodForm
        schema={rulesAt(serverNow())}
        label={title}
        initialValues={{ date: '', time: 'anytime' as const }}
        failureMessage="Check your connection, then try again."
        onSubmit={async ({ date, time }) => {
          const [from, to] = windowHours[time]
          const windowStart = momentIn({ date, time: from }, timeZone).toISOString()
          const windowEnd = momentIn({ date, time: to }, timeZone).toISOString()
          await schedule({ variables: { input: { jobId, kind, windowStart, windowEnd } } })
          onClose()
          toast({ title: `${visitKinds[kind]} scheduled again` })
        }}
      >
        <DateField name="date" label="Day" min={localToday(timeZone)} />
        <SelectField
          name="time"
          label="Time"
          options={Object.entries(timePreferences).map(([value, label]) => ({ value, label }))}
        />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Scheduling...">Schedule</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
