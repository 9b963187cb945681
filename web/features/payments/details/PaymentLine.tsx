import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { paymentGraph } from '@rules/payments/paymentGraph.js'
import { backLabels, byMethod } from '@rules/payments/payments.js'
import type { ReactNode } from 'react'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { isByCard } from '../../charges/cardMoney.js'
import type { PaidJob } from '../../charges/standings.js'
import { useSide } from '../../jobs/useSide.js'
import type { Payment_PaymentFragment } from '../generated/payments.js'
import { cardBadge, cardWords, nextOfCard, whenOfCard } from './cardLine.js'

const didnt = { pay: "You said that you didn't pay it", back: "You said that it didn't come back" }

const saysDenied = (side: ReturnType<typeof useSide>, customer: string, isBack: boolean): string => {
  if (side === 'customer') return isBack ? didnt.back : didnt.pay
  const who = side === 'vendor' ? customer : 'The customer'
  return isBack ? `${who} says it didn't come back` : `${who} says they didn't pay it`
}

interface Words {
  what: string
  badge: { tone: (typeof paymentGraph.states)[keyof typeof paymentGraph.states]['tone']; label: string }
  when: ReactNode
  next?: ReactNode
}

type PaymentLineProps = {
  payment: Payment_PaymentFragment
  job: PaidJob
  /** The customer, for a vendor. */
  customer: string
}

/** What the vendor marked, and what the customer said. */
const directWords = (
  { amount, method, status, createdAt, denyReason }: Payment_PaymentFragment,
  side: ReturnType<typeof useSide>,
  customer: string,
): Words => {
  const isBack = cents(amount) < 0n
  const money = formatMoney(amount.replace('-', ''))
  const { tone, label } = paymentGraph.states[status]
  return {
    what: `${isBack ? `${money} back` : money} ${byMethod(method)}`,
    badge: { tone, label: isBack ? backLabels[status] : label },
    when: (
      <>
        {isBack ? 'Marked as paid back on ' : 'Marked as paid on '}
        <Moment value={createdAt} />
      </>
    ),
    next: denyReason && `${saysDenied(side, customer, isBack)}: ${denyReason}`,
  }
}

/** Money that was paid or went back: directly, as the vendor marked it, or by card, as Stripe says. */
export const PaymentLine = ({ payment, job, customer }: PaymentLineProps) => {
  const side = useSide(job)
  const { vendor } = payment
  const isBack = cents(payment.amount) < 0n
  const isFormer = side !== 'vendor' && vendor && vendor.id !== job.vendorId
  const { what, badge, when, next }: Words = isByCard(payment)
    ? {
        what: cardWords(payment),
        badge: cardBadge(payment),
        when: whenOfCard(payment),
        next: nextOfCard(payment, job, {
          side,
          customer,
          vendor: vendor ? vendorName(vendor) : 'the vendor',
        }),
      }
    : directWords(payment, side, customer)
  return (
    <Stack gap="xs">
      <Inline justify="between" align="start" gap="xs">
        <Text as="span">
          {what}
          {isFormer && ` ${isBack ? 'from' : 'to'} ${vendorName(vendor)}, who no longer has this job`}
        </Text>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Inline>
      <Text size="s" tone="muted">
        {when}
      </Text>
      {next && (
        <Text size="s" asTyped>
          {next}
        </Text>
      )}
    </Stack>
  )
}
