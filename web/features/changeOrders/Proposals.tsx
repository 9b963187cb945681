import { vendorName } from '@rules/businesses/vendorName.js'
import { serverNow } from '../../serverClock.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useNow } from '../../ui/text/useNow.js'
import { useSide } from '../jobs/useSide.js'
import { AskedPayment } from '../payments/AskedPayment.js'
import type { Payment_PaymentFragment } from '../payments/generated/payments.js'
import { sideName } from './changeWords.js'
import type { ChangeOrder_OrderFragment } from './generated/changeOrders.js'
import { ProposalCard } from './ProposalCard.js'

type ProposalsProps = {
  job: {
    id: string
    timeZone: string | null
    customerId: string | null
    vendorId: string | null
    changeOrders: readonly ChangeOrder_OrderFragment[]
    payments: readonly Payment_PaymentFragment[]
  }
  otherSide: string | undefined
}

/** Payments to confirm, and the open change orders of a job; those that the viewer decides on come first. */
export const Proposals = ({ job, otherSide }: ProposalsProps) => {
  const side = useSide(job)
  const now = useNow() ?? serverNow()
  const { timeZone, changeOrders, payments } = job
  const asked = payments.filter(({ viewerCanDecide }) => viewerCanDecide)
  const open = changeOrders.filter(
    ({ status, expiresAt }) => status === 'proposed' && Date.parse(expiresAt) > now.getTime(),
  )
  if ((open.length === 0 && asked.length === 0) || timeZone === null) return null
  const first = (order: ChangeOrder_OrderFragment) => (order.viewerCanDecide ? 0 : 1)
  return (
    <Stack as="section" gap="m" aria-label="Waiting for an answer">
      {asked.map(payment => (
        <AskedPayment
          key={payment.id}
          jobId={job.id}
          payment={payment}
          vendor={payment.vendor ? vendorName(payment.vendor) : sideName('vendor', side, otherSide)}
        />
      ))}
      {open
        .toSorted((one, other) => first(one) - first(other))
        .map(order => {
          const decides = order.proposedBy === 'vendor' ? 'customer' : 'vendor'
          return (
            <ProposalCard
              key={order.id}
              order={order}
              jobId={job.id}
              timeZone={timeZone}
              proposer={sideName(order.proposedBy, side, otherSide)}
              decider={sideName(decides, side, otherSide)}
            />
          )
        })}
    </Stack>
  )
}
