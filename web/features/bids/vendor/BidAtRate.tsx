import { useApolloClient } from '@apollo/client/react'
import { termsOf } from '@rules/bids/estimatedTotal.js'
import { dollars } from '@rules/formatMoney.js'
import { useMutation } from '../../../apollo/hooks.js'
import { isChangedMeanwhile, orReadAgain } from '../../../apollo/isChangedMeanwhile.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Button } from '../../../ui/actions/Button.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useHeadingInstead } from '../../../ui/states/useHeadingInstead.js'
import type { BiddableJob } from './BiddableJob.js'
import { SubmitBidDocument } from './generated/bidding.js'
import { readBiddableJob } from './readBiddableJob.js'

type Rate = NonNullable<BiddableJob['myRate']>

const wordsOf = (error: unknown) =>
  isChangedMeanwhile(error)
    ? 'The customer has changed the request. Send your bid if it still fits.'
    : serverMessage(error, "We couldn't reach Haulbid. Check your connection and try again.")

/** Sends the bid that the vendor's rule or rates would make, in one tap. */
export const BidAtRate = ({ job, rate, termsId }: { job: BiddableJob; rate: Rate; termsId: string }) => {
  const client = useApolloClient()
  const [submitBid, { loading }] = useMutation(SubmitBidDocument)
  const [button, onPress] = useHeadingInstead<HTMLButtonElement>()
  const send = async () => {
    onPress()
    const { price, standsDays } = rate
    const input = {
      jobId: job.id,
      version: job.version,
      price,
      ...termsOf(rate),
      expiresInDays: standsDays,
    }
    try {
      await orReadAgain(
        () => submitBid({ variables: { input } }),
        () => readBiddableJob(client, job.id),
      )
      toast({ title: 'Bid submitted successfully!' })
    } catch (error) {
      toast({ title: 'Error submitting bid', description: wordsOf(error), variant: 'destructive' })
    }
  }
  return (
    <Button
      ref={button}
      look="primary"
      busy={loading}
      busyLabel="Submitting..."
      aria-describedby={termsId}
      onClick={send}
    >
      {`Bid ${dollars(rate.price)} (your rate)`}
    </Button>
  )
}
