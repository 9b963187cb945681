import { useMutation } from '../../../apollo/hooks.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { BidForm } from './BidForm.js'
import { ChangeBidDocument, type MyBid_BidFragment } from './generated/bidding.js'
import { useJobNow } from './useJobNow.js'
import { type OfferDialogProps, useOffer } from './useOffer.js'
import { useWhyBidOver } from './whyOver.js'

type ChangeBidDialogProps = OfferDialogProps & { bid: MyBid_BidFragment }

export const ChangeBidDialog = ({ job, bid, changedTo, onChanged, onClose }: ChangeBidDialogProps) => {
  const [changeBid] = useMutation(ChangeBidDocument)
  const { offer, isSending } = useOffer({ job, onChanged })
  const why = useWhyBidOver(useJobNow(job), bid, 'viewerCanChange')
  const over = isSending ? null : why
  return (
    <Dialog
      open
      onClose={onClose}
      title={job.title}
      description={
        over === null
          ? 'Change your bid. The customer sees the new terms instead of the old ones.'
          : undefined
      }
      size="s"
    >
      <BidForm
        job={job}
        changedTo={changedTo}
        over={over}
        label="Change bid"
        draftKey={`bid:${bid.id}`}
        initial={bid}
        until={bid.expiresAt}
        submitLabel="Save Changes"
        busyLabel="Saving..."
        failedTitle="Error changing bid"
        onSend={async terms => {
          const input = { bidId: bid.id, version: job.version, ...terms }
          await offer(() => changeBid({ variables: { input } }))
          onClose()
          toast({ title: 'Bid changed' })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
