import { serverMessage } from '../../forms/serverMessage.js'
import type { BidActions_JobFragment, MyBid_BidFragment } from '../../generated/graphql.js'
import { useWithdrawBidMutation } from '../../generated/hooks.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../ui/overlays/toast.js'
import { formatMoney } from '../../ui/text/Money.js'

type WithdrawBidDialogProps = { job: BidActions_JobFragment; bid: MyBid_BidFragment; onClose: () => void }

export const WithdrawBidDialog = ({ job, bid, onClose }: WithdrawBidDialogProps) => {
  const [withdrawBid, { loading }] = useWithdrawBidMutation()

  const withdraw = async () => {
    try {
      await withdrawBid({ variables: { bidId: bid.id } })
      toast({ title: 'Bid withdrawn' })
    } catch (error) {
      const description = serverMessage(error, 'Please try again.')
      toast({ title: 'Error withdrawing bid', description, variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={`Withdraw your bid of ${formatMoney(bid.price)}?`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      cancelLabel="Keep it"
      look="danger"
      busy={loading}
      onConfirm={withdraw}
      onClose={onClose}
    >
      The customer will no longer be able to accept it. You can bid again while “{job.title}” is open.
    </ConfirmDialog>
  )
}
