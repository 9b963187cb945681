import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { bidGraph } from '@rules/bids/bidGraph.js'
import { areSameTerms, termsOf } from '@rules/bids/estimatedTotal.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import { formatMoney } from '@rules/formatMoney.js'
import { jobGraph } from '@rules/jobs/jobGraph.js'
import type { LoadWeight } from '@rules/jobs/loadWeights.js'
import { junkTermsOf } from '@rules/junk/junkTerms.js'
import { canMove } from '@rules/stateGraph.js'
import { useRef, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Text } from '../../../ui/text/Text.js'
import type { OrderDetails_JobFragment } from '../../jobs/orders/generated/orders.js'
import { Agreement } from './Agreement.js'
import {
  AcceptBidDocument,
  type ComparedBid_BidFragment,
  DeclineBidDocument,
} from './generated/bidComparison.js'

export type Decision = { kind: 'accept' | 'decline'; bid: ComparedBid_BidFragment }

const FAILED = 'Check your connection, then try again.'

type DecideBidProps = {
  job: OrderDetails_JobFragment
  /** The load that the estimates are for. */
  weight: LoadWeight
  decision: Decision | null
  onDone: () => void
}

type Bid = ComparedBid_BidFragment

/** The reason why the bid can no longer be decided on, given the order's current state; null if it can. */
const whyNot = ({ kind, bid }: Decision, job: OrderDetails_JobFragment): string | null => {
  const name = vendorName(bid.vendor)
  if (job.status === 'cancelled') return 'The order has been cancelled.'
  if (!canMove(jobGraph, job.status, 'accept')) return 'A bid on this order has already been accepted.'
  if (bid.status === 'withdrawn') return `${name} has withdrawn this bid.`
  if (bid.status === 'expired') return 'This bid has expired.'
  if (!canMove(bidGraph, bid.status, kind)) return 'This bid has already been declined.'
  if (kind === 'accept' && bid.unconfirmedSince)
    return `We asked ${name} whether this bid still stands. You can accept it once they confirm.`
  return null
}

const isSame = (one: Bid, other: Bid) =>
  one.price === other.price &&
  areSameTerms(one, other) &&
  JSON.stringify(one.items) === JSON.stringify(other.items)

const seenTerms = (bid: Bid) => ({
  ...termsOf(bid),
  ...junkTermsOf(bid),
  items: bid.items.map(({ kind, takes, price }) => ({ kind, takes, price })),
})

/** The vendor's last dumpster for these days is gone. The other bids are still there. */
const isOutOfStock = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.reason === 'NO_STOCK')

/** States the latest terms in words, then accepts or declines the bid. */
export const DecideBid = ({ job, weight, decision, onDone }: DecideBidProps) => {
  const [accept] = useMutation(AcceptBidDocument)
  const [decline] = useMutation(DeclineBidDocument)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ bidId: string; words: string } | null>(null)
  // Keeps the text while the decision is sent, and while the dialog closes.
  const last = useRef<(Decision & { opened: Bid; why: string | null }) | null>(null)
  if (decision && !isBusy) {
    const bid = job.bids.nodes.find(({ id }) => id === decision.bid.id) ?? decision.bid
    const now = { ...decision, bid }
    last.current = {
      ...now,
      opened: decision.bid,
      why: refused?.bidId === bid.id ? refused.words : whyNot(now, job),
    }
  }
  if (!last.current) return null

  const { kind, bid, opened, why } = last.current
  const name = vendorName(bid.vendor)
  const price = formatMoney(bid.price)
  const isAccept = kind === 'accept'

  const close = () => {
    setRefused(null)
    onDone()
  }
  const decide = async () => {
    setBusy(true)
    try {
      // Sends the price and the terms the customer saw: a bid changed in the meantime is not accepted unseen.
      if (isAccept) await accept({ variables: { bidId: bid.id, price: bid.price, terms: seenTerms(bid) } })
      else await decline({ variables: { bidId: bid.id } })
      toast(
        isAccept
          ? { title: 'Bid accepted', description: `${name} will do the job for ${price}.` }
          : { title: 'Bid declined', description: `${name} has been notified.` },
      )
    } catch (error) {
      if (isOutOfStock(error)) {
        setRefused({ bidId: bid.id, words: serverMessage(error, FAILED) })
        setBusy(false)
        return
      }
      const title = isAccept ? 'Error accepting bid' : 'Error declining bid'
      toast({ variant: 'destructive', title, description: serverMessage(error, FAILED) })
    }
    setBusy(false)
    close()
  }

  return (
    <ConfirmDialog
      open={decision !== null}
      title={isAccept ? `Accept ${price} from ${name}?` : `Decline ${price} from ${name}?`}
      confirmLabel={isAccept ? 'Accept' : 'Decline'}
      busyLabel={isAccept ? 'Accepting...' : 'Declining...'}
      look={isAccept ? 'primary' : 'danger'}
      busy={isBusy}
      canConfirm={why === null}
      onConfirm={decide}
      onClose={close}
    >
      <div role="status">
        {why && <Text>{why}</Text>}
        {!why && !isSame(bid, opened) && (
          <Text>
            <strong>{name} has changed this bid.</strong> It was {formatMoney(opened.price)} when you opened
            it.
          </Text>
        )}
      </div>
      {!why && isAccept && <Agreement job={job} bid={bid} weight={weight} />}
      {!why && !isAccept && `We'll let ${name} know. The other bids stay open.`}
    </ConfirmDialog>
  )
}
