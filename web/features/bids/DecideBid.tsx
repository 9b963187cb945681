import { vendorName } from '@rules/vendorName.js'
import { useRef, useState } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import type { ComparedBid_BidFragment, OrderDetails_JobFragment } from '../../generated/graphql.js'
import { useAcceptBidMutation, useDeclineBidMutation } from '../../generated/hooks.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../ui/overlays/toast.js'
import { formatMoney } from '../../ui/text/Money.js'
import { Agreement } from './Agreement.js'
import { termsSeen } from './termsSeen.js'

export type Decision = { kind: 'accept' | 'decline'; bid: ComparedBid_BidFragment }

const FAILED = 'Check your connection, then try again.'

type DecideBidProps = {
  job: OrderDetails_JobFragment
  decision: Decision | null
  onDone: () => void
}

/** Says in words what is agreed, then accepts or declines. */
export const DecideBid = ({ job, decision, onDone }: DecideBidProps) => {
  const [accept] = useAcceptBidMutation()
  const [decline] = useDeclineBidMutation()
  const [isBusy, setBusy] = useState(false)
  // Keeps the text while the dialog closes.
  const last = useRef(decision)
  if (decision) last.current = decision
  if (!last.current) return null

  const { kind, bid } = last.current
  const name = vendorName(bid.vendor)
  const price = formatMoney(bid.price)
  const isAccept = kind === 'accept'

  const decide = async () => {
    setBusy(true)
    try {
      // Sends the price and the terms the customer saw: a bid changed in the meantime is not accepted unseen.
      if (isAccept) await accept({ variables: { bidId: bid.id, price: bid.price, terms: termsSeen(bid) } })
      else await decline({ variables: { bidId: bid.id } })
      toast(
        isAccept
          ? { title: 'Bid accepted', description: `${name} does it for ${price}.` }
          : { title: 'Bid declined', description: `${name} has been notified.` },
      )
    } catch (error) {
      const title = isAccept ? 'Error accepting bid' : 'Error declining bid'
      toast({ variant: 'destructive', title, description: serverMessage(error, FAILED) })
    }
    setBusy(false)
    onDone()
  }

  return (
    <ConfirmDialog
      open={decision !== null}
      title={isAccept ? `Accept ${price} from ${name}?` : `Decline ${price} from ${name}?`}
      confirmLabel={isAccept ? 'Accept' : 'Decline'}
      busyLabel={isAccept ? 'Accepting...' : 'Declining...'}
      look={isAccept ? 'primary' : 'danger'}
      busy={isBusy}
      onConfirm={decide}
      onClose={onDone}
    >
      {isAccept ? <Agreement job={job} bid={bid} /> : `We will let ${name} know. The other bids stay open.`}
    </ConfirmDialog>
  )
}
