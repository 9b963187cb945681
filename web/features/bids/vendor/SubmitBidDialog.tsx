import { useMutation } from '../../../apollo/hooks.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { BidForm } from './BidForm.js'
import { SubmitBidDocument } from './generated/bidding.js'
import { useJobNow } from './useJobNow.js'
import { type OfferDialogProps, useOffer } from './useOffer.js'
import { useWhyNoBid } from './whyOver.js'

export const SubmitBidDialog = ({ job, changedTo, onChanged, onClose }: OfferDialogProps) => {
  const { offer, isSending } = useOffer({ job, onChanged })
  const why = useWhyNoBid(useJobNow(job))
  const over = isSending ? null : why
  const [submitBid] = useMutation(SubmitBidDocument)
  return (
    <Dialog open onClose={onClose} title={job.title} size="s">
      <BidForm
        job={job}
        changedTo={changedTo}
        over={over}
        label="Submit bid"
        draftKey={`bid:${job.id}`}
        initial={{ price: '', message: null }}
        submitLabel="Submit Bid"
        busyLabel="Submitting..."
        failedTitle="Error submitting bid"
        onSend={async terms => {
          const input = { jobId: job.id, version: job.version, ...terms }
          await offer(() => submitBid({ variables: { input } }))
          onClose()
          toast({ title: 'Bid submitted successfully!' })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
