import type { MyBid_BidFragment } from '../../generated/graphql.js'
import { useChangeBidMutation } from '../../generated/hooks.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { toast } from '../../ui/overlays/toast.js'
import type { BiddableJob } from './BiddableJob.js'
import { BidForm } from './BidForm.js'

type ChangeBidDialogProps = { job: BiddableJob; bid: MyBid_BidFragment; onClose: () => void }

export const ChangeBidDialog = ({ job, bid, onClose }: ChangeBidDialogProps) => {
  const [changeBid] = useChangeBidMutation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={job.title}
      description="Change your bid. The customer sees the new terms instead of the old ones."
      size="s"
    >
      <BidForm
        job={job}
        label="Change bid"
        draftKey={`bid:${bid.id}`}
        initial={bid}
        until={bid.expiresAt}
        submitLabel="Save Changes"
        busyLabel="Saving..."
        failedTitle="Error changing bid"
        onSend={async terms => {
          await changeBid({ variables: { input: { bidId: bid.id, version: job.version, ...terms } } })
          onClose()
          toast({ title: 'Bid changed' })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
