import { formatMoney } from '@rules/formatMoney.js'
import { failureWords } from '@rules/payments/cards.js'
import { useEffect, useState } from 'react'
import { ExternalLink } from '../../ui/actions/Link.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'
import { cardPayments } from '../charges/cardMoney.js'
import type { PaidJob } from '../charges/standings.js'

/** What Stripe's address says of somebody who went back. */
const LEFT = 'no'

/** For how long a customer watches before we say that they needn't. */
const PATIENCE_MS = 20_000

const useIsLong = (isWaiting: boolean) => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLong
}

const isUndisturbed = ({ id, dispute }: PaidJob['payments'][number], { payments }: PaidJob): boolean =>
  dispute === null && payments.every(({ refundOf }) => refundOf !== id)

type CardReturnProps = {
  job: PaidJob
  /** As in the address: the session that was paid, or "no". */
  came: string
  vendor: string
  /** The outcome is known, so that the address need not say it again. */
  onTold: () => void
}

/** Tells a customer who comes back from Stripe's page how their payment stands. */
export const CardReturn = ({ job, came, vendor, onTold }: CardReturnProps) => {
  const [latest] = cardPayments(job)
  const hasLeft = came === LEFT
  const isChecking = !hasLeft && (latest === undefined || latest.status === 'started')
  const isLong = useIsLong(isChecking)
  useEffect(() => {
    if (!isChecking) onTold()
  }, [isChecking])
  if (isChecking)
    return (
      <Banner tone="info" role="status" title="We're checking your payment...">
        {isLong ? 'It can take a minute. You can close this page.' : 'Stripe tells us in a moment.'}
      </Banner>
    )
  if (latest?.status === 'confirmed')
    // Once the money goes back, this is no longer how it stands.
    return (
      isUndisturbed(latest, job) && (
        <Banner tone="success" role="status" title="Paid by card">
          <Text size="s">
            {formatMoney(latest.amount)} went to {vendor}.{' '}
            <ExternalLink href={`/api/jobs/${job.id}/receipt.pdf`} download>
              Receipt (PDF)
            </ExternalLink>
          </Text>
        </Banner>
      )
    )
  if (latest?.status === 'failed')
    return (
      <Banner tone="danger" role="status" title="This card payment failed">
        {latest.failure === null ? '' : `${failureWords(latest.failure)} `}
        Nothing was charged. Pay again whenever you like.
      </Banner>
    )
  return (
    <Banner tone="info" role="status" title="This card payment wasn't finished">
      Nothing was charged. Pay again whenever you like.
    </Banner>
  )
}
