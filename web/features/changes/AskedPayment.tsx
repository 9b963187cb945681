import { byMethod } from '@rules/payments.js'
import { useId, useRef } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusAfterRemoval } from '../../ui/states/useFocusAfterRemoval.js'
import { Heading } from '../../ui/text/Heading.js'
import { Moment } from '../../ui/text/Moment.js'
import { formatMoney } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { ActWithReason } from '../job/ActWithReason.js'
import {
  ConfirmPaymentDocument,
  DenyPaymentDocument,
  type Payment_PaymentFragment,
} from './generated/changes.js'

type AskedPaymentProps = { jobId: string; payment: Payment_PaymentFragment; vendor: string }

/** Asks the customer whether they paid what the vendor marked. */
export const AskedPayment = ({ jobId, payment, vendor }: AskedPaymentProps) => {
  const [confirm, { loading }] = useMutation(ConfirmPaymentDocument)
  const [deny] = useMutation(DenyPaymentDocument)
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  useFocusAfterRemoval(card)
  const { id, amount, method, createdAt, viewerCanDecide } = payment
  const confirmIt = async () => {
    try {
      await confirm({ variables: { jobId } })
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
          {vendor} says you paid {formatMoney(amount)} {byMethod(method)}
        </Heading>
        <Text size="s" tone="muted">
          Marked as paid on <Moment value={createdAt} />. Confirm it, or say that you didn't pay.
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
            label="I Didn't Pay This"
            busyLabel="Saving..."
            title={`Say that you didn't pay ${formatMoney(amount)}?`}
            description={`It stays due. We tell ${vendor} and Haulbid.`}
            help={`${vendor} and Haulbid read your reason.`}
            missing="Please say what is wrong"
            keep="Not Now"
            draftKey={`deny:${id}`}
            act={reason => deny({ variables: { jobId, reason: reason! } })}
            done={{ title: 'We told them both' }}
            failed="We couldn't save this"
            gone={viewerCanDecide ? null : 'This payment no longer waits for your answer.'}
          />
        </Inline>
      </Stack>
    </Card>
  )
}
