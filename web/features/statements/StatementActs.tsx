import { formatMoney } from '@rules/formatMoney.js'
import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { ActWithReason } from '../../forms/dialogs/ActWithReason.js'
import { Inline } from '../../ui/layout/Inline.js'
import { ReverseStatementPaymentDocument, type Statement_StatementFragment } from './generated/statements.js'
import { RecordPayment } from './RecordPayment.js'

type Statement = Statement_StatementFragment

/** The latest payment that is not reversed. */
const latestPayment = ({ payments }: Statement) =>
  payments.findLast(({ id, kind }) => kind === 'payment' && !payments.some(({ reverses }) => reverses === id))

const ReversePayment = ({ statement }: { statement: Statement }) => {
  const [reverse] = useMutation(ReverseStatementPaymentDocument)
  const payment = latestPayment(statement)
  // The dialog that reverses it is still open for a moment.
  const [shown, setShown] = useState(payment)
  if (payment && payment.id !== shown?.id) setShown(payment)
  if (!shown) return null
  const { id: paymentId, amount, reference } = shown
  const what = `the payment of ${formatMoney(amount)} (${reference})`
  return (
    <ActWithReason
      label="Reverse Payment"
      busyLabel="Reversing..."
      title={`Reverse ${what}?`}
      description="It stays on the statement, with a line that takes it back. The amount is due again."
      help="The vendor reads your reason. We keep it in the ledger and in the audit log."
      missing="Please say why you're reversing it"
      keep="Keep payment"
      draftKey={`reverse:${paymentId}`}
      act={reason => reverse({ variables: { statementId: statement.id, paymentId, reason: reason! } })}
      done={{ title: 'Payment reversed', description: `${formatMoney(amount)} is due again.` }}
      failed="We couldn't reverse the payment"
      about={{ id: payment?.id, changed: 'Another payment has been recorded or reversed.' }}
      gone={statement.viewerCanReversePayment ? null : 'This payment has already been reversed.'}
    />
  )
}

/** Records and reverses payments. Admins only. */
export const StatementActs = ({ statement }: { statement: Statement }) => (
  <Inline justify="end">
    <ReversePayment statement={statement} />
    <RecordPayment statement={statement} />
  </Inline>
)
