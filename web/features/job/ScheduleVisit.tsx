import { keysOf, timePreferences } from '@rules/kinds.js'
import { upcomingDate } from '@rules/upcoming.js'
import { visitKinds, windowHours } from '@rules/visits.js'
import { momentIn } from '@rules/zonedTime.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { localToday } from '../../forms/localMoment.js'
import { SelectField } from '../../forms/SelectField.js'
import { DateField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { serverNow } from '../../serverClock.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { type JobVisit_VisitFragment, ScheduleVisitDocument } from './generated/job.js'

const rulesAt = (now: Date) =>
  z.object({
    date: upcomingDate('Please choose a day', 'The day cannot be in the past', now),
    time: z.enum(keysOf(timePreferences), 'Please choose a time'),
  })

type ScheduleVisitProps = { jobId: string; visit: JobVisit_VisitFragment; timeZone: string }

/** Schedules a failed visit again, on the job's clock. */
export const ScheduleVisit = ({ jobId, visit: { kind }, timeZone }: ScheduleVisitProps) => {
  const [isAsking, setAsking] = useState(false)
  const [schedule] = useMutation(ScheduleVisitDocument)
  useFocusReturn(isAsking)
  const close = () => setAsking(false)
  const what = visitKinds[kind].toLowerCase()
  return (
    <Inline data-print="hide">
      <Button look="primary" onClick={() => setAsking(true)}>
        Schedule again
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        size="s"
        title={`Schedule the ${what} again`}
        description="Agree on the time first, by message or phone. We tell the other side."
      >
        <ZodForm
          schema={rulesAt(serverNow())}
          label={`Schedule the ${what} again`}
          initialValues={{ date: '', time: 'anytime' as const }}
          failureMessage="Check your connection, then try again."
          onSubmit={async ({ date, time }) => {
            const [from, to] = windowHours[time]
            const windowStart = momentIn({ date, time: from }, timeZone).toISOString()
            const windowEnd = momentIn({ date, time: to }, timeZone).toISOString()
            await schedule({ variables: { input: { jobId, kind, windowStart, windowEnd } } })
            close()
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
            <CancelButton onClick={close} />
            <SubmitButton busyLabel="Scheduling...">Schedule</SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </Inline>
  )
}
