import { useSubmitBidMutation } from '../../generated/hooks.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { toast } from '../../ui/overlays/toast.js'
import type { BiddableJob } from './BiddableJob.js'
import { BidForm } from './BidForm.js'

type SubmitBidDialogProps = { job: BiddableJob; onClose: () => void }

export const SubmitBidDialog = ({ job, onClose }: SubmitBidDialogProps) => {
  const [submitBid] = useSubmitBidMutation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={job.title}
      description="The customer sees your bid right away and accepts one of the bids they receive."
      size="s"
    >
      <BidForm
        job={job}
        label="Submit bid"
        draftKey={`bid:${job.id}`}
        initial={{ price: '', message: null }}
        submitLabel="Submit Bid"
        busyLabel="Submitting..."
        failedTitle="Error submitting bid"
        onSend={async terms => {
          await submitBid({ variables: { input: { jobId: job.id, ...terms } } })
          onClose()
          toast({ title: 'Bid submitted successfully!' })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
