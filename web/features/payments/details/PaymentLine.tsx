import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { paymentGraph } from '@rules/payments/paymentGraph.js'
import { backLabels, byMethod } from '@rules/payments/payments.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import type { PaidJob } from '../../charges/standings.js'
import { useSide } from '../../jobs/useSide.js'
import type { Payment_PaymentFragment } from '../generated/payments.js'

const didnt = { pay: "You said that you didn't pay it", back: "You said that it didn't come back" }

const saysDenied = (side: ReturnType<typeof useSide>, customer: string, isBack: boolean): string => {
  if (side === 'customer') return isBack ? didnt.back : didnt.pay
  const who = side === 'vendor' ? customer : 'The customer'
  return isBack ? `${who} says it didn't come back` : `${who} says they didn't pay it`
}

type PaymentLineProps = {
  payment: Payment_PaymentFragment
  job: PaidJob
  /** The customer, for a vendor. */
  customer: string
}

/** Money that a vendor marked as paid or paid back, and what the customer said. */
export const PaymentLine = ({ payment, job, customer }: PaymentLineProps) => {
  const side = useSide(job)
  const { method, status, createdAt, denyReason, vendor } = payment
  const isBack = cents(payment.amount) < 0n
  const amount = formatMoney(payment.amount.replace('-', ''))
  const isFormer = side !== 'vendor' && vendor && vendor.id !== job.vendorId
  return (
    <Stack gap="xs">
      <Inline justify="between" align="start" gap="xs">
        <Text as="span">
          {isBack ? `${amount} back` : amount} {byMethod(method)}
          {isFormer && ` ${isBack ? 'from' : 'to'} ${vendorName(vendor)}, who no longer has this job`}
        </Text>
        <Badge tone={paymentGraph.states[status].tone}>
          {isBack ? backLabels[status] : paymentGraph.states[status].label}
        </Badge>
      </Inline>
      <Text size="s" tone="muted">
        {isBack ? 'Marked as paid back on ' : 'Marked as paid on '}
        <Moment value={createdAt} />
      </Text>
      {denyReason && (
        <Text size="s" asTyped>
          {saysDenied(side, customer, isBack)}: {denyReason}
        </Text>
      )}
    </Stack>
  )
}
