import { useApolloClient } from '@apollo/client/react'
import { payByCardLabel } from '@rules/payments/cards.js'
import { CreditCard } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { failedWith } from '../../apollo/failedWith.js'
import { useMutation } from '../../apollo/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'
import { useLeaveForStripe } from '../cards/useLeaveForStripe.js'
import { runningCard } from '../charges/cardMoney.js'
import type { PaidJob } from '../charges/standings.js'
import { PayByCardDocument } from './generated/payByCard.js'

/** A refusal means that the order on the screen is out of date, so this refetches it, and the button shows the current amount. */
const useReadAgain = (jobId: string, error: unknown) => {
  const { cache } = useApolloClient()
  useEffect(() => {
    if (!failedWith(error, 'CONFLICT')) return
    for (const fieldName of ['cardAmount', 'amountDue', 'acceptedBid', 'payments'])
      cache.evict({ id: `Job:${jobId}`, fieldName })
  }, [cache, error, jobId])
}

/** Leaves for Stripe's page, which takes the card. Says what to do when it doesn't open. */
export const PayByCard = ({ job }: { job: PaidJob }) => {
  const [pay] = useMutation(PayByCardDocument)
  const { id: jobId, cardAmount: amount } = job
  const { leave, isLeaving, failure } = useLeaveForStripe(
    async () => (await pay({ variables: { jobId, amount: amount! } })).data!.payByCard.url,
  )
  useReadAgain(jobId, failure?.error)
  const why = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) why.current?.focus()
  }, [failure])
  if (amount === null && !failure) return null
  const isRunning = runningCard(job)?.amount === amount
  return (
    <Stack gap="xs" data-print="hide">
      {failure && (
        <Banner tone="warning" role="alert" tabIndex={-1} ref={why}>
          {failure.words}
        </Banner>
      )}
      {amount !== null && (
        <>
          <Inline>
            <Button
              look="primary"
              busy={isLeaving}
              busyLabel="Opening Stripe..."
              icon={<CreditCard aria-hidden="true" />}
              onClick={leave}
            >
              {isRunning ? 'Continue to Stripe' : payByCardLabel(amount)}
            </Button>
          </Inline>
          <Text size="s" tone="muted">
            You type your card on Stripe's page and come back here.
          </Text>
        </>
      )}
    </Stack>
  )
}
