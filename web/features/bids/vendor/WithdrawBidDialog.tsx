import { formatMoney } from '@rules/formatMoney.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import type { BiddableJob } from './BiddableJob.js'
import { type MyBid_BidFragment, WithdrawBidDocument } from './generated/bidding.js'
import { useJobNow } from './useJobNow.js'
import { useWhyBidOver } from './whyOver.js'

type WithdrawBidDialogProps = { job: BiddableJob; bid: MyBid_BidFragment; onClose: () => void }

export const WithdrawBidDialog = ({ job, bid, onClose }: WithdrawBidDialogProps) => {
  const [withdrawBid] = useMutation(WithdrawBidDocument)
  const [isBusy, setBusy] = useState(false)
  const why = useWhyBidOver(useJobNow(job), bid, 'viewerCanWithdraw')
  // The bid is withdrawn a moment before the dialog closes.
  const over = isBusy ? null : why

  const withdraw = async () => {
    setBusy(true)
    try {
      await withdrawBid({ variables: { bidId: bid.id } })
      toast({ title: 'Bid withdrawn' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
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
      busy={isBusy}
      canConfirm={over === null}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <div role="status">
        {over ??
          `The customer will no longer be able to accept it. You can bid again while “${job.title}” is open.`}
      </div>
    </ConfirmDialog>
  )
}
