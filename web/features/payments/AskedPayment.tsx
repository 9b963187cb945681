import { formatMoney } from '@rules/formatMoney.js'
import { byMethod } from '@rules/payments/payments.js'
import { useId, useRef } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { ActWithReason } from '../../forms/dialogs/ActWithReason.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusAfterRemoval } from '../../ui/states/useFocusAfterRemoval.js'
import { Heading } from '../../ui/text/Heading.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'
import {
  ConfirmPaymentDocument,
  DenyPaymentDocument,
  type Payment_PaymentFragment,
} from './generated/payments.js'

type AskedPaymentProps = { jobId: string; payment: Payment_PaymentFragment; vendor: string }

/** Asks the customer about what a vendor marked: whether they paid it, or whether it came back. */
export const AskedPayment = ({ jobId, payment, vendor }: AskedPaymentProps) => {
  const [confirm, { loading }] = useMutation(ConfirmPaymentDocument)
  const [deny] = useMutation(DenyPaymentDocument)
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  useFocusAfterRemoval(card)
  const { id, method, createdAt, viewerCanDecide } = payment
  const isBack = payment.amount.startsWith('-')
  const amount = formatMoney(payment.amount.replace('-', ''))
  const confirmIt = async () => {
    try {
      await confirm({ variables: { jobId, paymentId: id } })
      toast({ title: 'Payment confirmed' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't confirm this", description })
    }
  }
  return (
    <Card ref={card} as="article" padding="m" tone="accent" aria-labelledby={titleId}>
      <Stack gap="s">
        <Heading level={3} look={4} id={titleId}>
          {vendor} says {isBack ? `they paid you back ${amount}` : `you paid ${amount}`} {byMethod(method)}
        </Heading>
        <Text size="s" tone="muted">
          {isBack ? 'Marked as paid back on ' : 'Marked as paid on '}
          <Moment value={createdAt} />.{' '}
          {isBack ? "Confirm it, or say that it didn't come." : "Confirm it, or say that you didn't pay."}
        </Text>
        <Inline data-print="hide">
          <Button
            look="primary"
            busy={loading}
            busyLabel="Confirming..."
            aria-describedby={titleId}
            onClick={() => void confirmIt()}
          >
            Confirm Payment
          </Button>
          <ActWithReason
            label={isBack ? "I Didn't Get This" : "I Didn't Pay This"}
            busyLabel="Saving..."
            title={isBack ? `Say that ${amount} didn't come back?` : `Say that you didn't pay ${amount}?`}
            description={`${isBack ? "It's still owed" : "It's still due"}. We'll let ${vendor} and our team know.`}
            help={`${vendor} and Haulbid read your reason.`}
            missing="Please say what is wrong"
            keep="Not Now"
            draftKey={`deny:${id}`}
            act={reason => deny({ variables: { jobId, paymentId: id, reason: reason! } })}
            done={{ title: 'We told them both' }}
            failed="We couldn't save this"
            gone={viewerCanDecide ? null : 'This payment no longer waits for your answer.'}
          />
        </Inline>
      </Stack>
    </Card>
  )
}
