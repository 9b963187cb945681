import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { upcomingDate } from '@rules/upcoming.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { localToday } from '../../forms/localMoment.js'
import { DateField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { serverNow } from '../../serverClock.js'
import { Button } from '../../ui/actions/Button.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { nameOfVendor } from '../jobs/orderStep.js'
import type { OrderDetails_JobFragment } from '../jobs/orders/generated/orders.js'
import { FindAnotherVendorDocument, ReportNoShowDocument } from './generated/deals.js'

const rulesAt = (now: Date) =>
  z.object({ newDate: upcomingDate('Please choose a day', 'The new date cannot be in the past', now) })

/** Reopens an order for bids, on another day, after nobody came or the visit failed. */
export const ReportNoShow = ({
  job,
}: {
  job: Pick<
    OrderDetails_JobFragment,
    'id' | 'type' | 'timeZone' | 'vendor' | 'viewerCanReportNoShow' | 'cancellationFee'
  >
}) => {
  const [isAsking, setAsking] = useState(false)
  const [report] = useMutation(ReportNoShowDocument)
  const [findAnother] = useMutation(FindAnotherVendorDocument)
  const isNoShow = job.viewerCanReportNoShow
  useFocusReturn(isAsking)
  const close = () => setAsking(false)
  const { cancellationFee: fee } = job
  const costs =
    cents(fee ?? '0') > 0n
      ? `, and you owe ${nameOfVendor(job)} ${formatMoney(fee!)}, since the visit failed on your side`
      : ', free of charge'
  const isRental = job.type === 'dumpster_rental'
  return (
    <>
      <Button look="primary" wide onClick={() => setAsking(true)}>
        Find another vendor
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        size="s"
        title="Find another vendor?"
        description={
          isNoShow
            ? "We'll reopen your order for bids and record a no-show for this vendor. This cannot be undone."
            : `We'll reopen your order for bids${costs}. This cannot be undone.`
        }
      >
        <ZodForm
          schema={rulesAt(serverNow())}
          label="Find another vendor"
          initialValues={{ newDate: '' }}
          failureMessage="Check your connection, then try again."
          onSubmit={async ({ newDate }) => {
            const variables = { jobId: job.id, newDate }
            await (isNoShow ? report({ variables }) : findAnother({ variables: { ...variables, fee } }))
            close()
            toast({ title: 'Open for bids again', description: 'We let vendors near you know.' })
          }}
        >
          <DateField
            name="newDate"
            label="New day"
            help={isRental ? 'The rental keeps its number of days.' : 'The time of day stays the same.'}
            min={localToday(job.timeZone ?? undefined)}
          />
          <DialogActions>
            <CancelButton onClick={close}>Keep waiting</CancelButton>
            <SubmitButton busyLabel="Opening...">Open for bids again</SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}
