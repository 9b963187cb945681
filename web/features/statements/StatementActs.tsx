import { formatMoney } from '@rules/formatMoney.js'
import { limits } from '@rules/limits.js'
import { statementPaymentRules } from '@rules/statements/statementPayment.js'
import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { ActWithReason } from '../../forms/dialogs/ActWithReason.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { MoneyField, TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import {
  RecordStatementPaymentDocument,
  ReverseStatementPaymentDocument,
  type Statement_StatementFragment,
} from './generated/statements.js'

type Statement = Statement_StatementFragment

const RecordPayment = ({ statement }: { statement: Statement }) => {
  const { id, number, due, viewerCanRecordPayment } = statement
  const [record] = useMutation(RecordStatementPaymentDocument)
  const [isOpen, setOpen] = useState(false)
  useFocusReturn(isOpen)
  const close = () => setOpen(false)
  if (!viewerCanRecordPayment && !isOpen) return null
  return (
    <>
      {viewerCanRecordPayment && (
        <Button look="primary" onClick={() => setOpen(true)}>
          Record Payment
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        size="s"
        title={`Record a payment of statement ${number}`}
        description={`${formatMoney(due)} is due. The vendor sees the payment and its reference.`}
      >
        <ZodForm
          schema={statementPaymentRules}
          label="Record payment"
          draftKey={`payment:${id}`}
          initialValues={{ amount: due, reference: '' }}
          failureMessage="Check your connection, then try again."
          onSubmit={async ({ amount, reference }) => {
            await record({ variables: { statementId: id, amount, reference } })
            close()
            toast({ title: 'Payment recorded', description: `${formatMoney(amount)}, ${reference}` })
          }}
          onFailure={description =>
            toast({ variant: 'destructive', title: "We couldn't record the payment", description })
          }
        >
          <MoneyField name="amount" label="Amount" help="Full or partial amount." autoComplete="off" />
          <TextField
            name="reference"
            label="Reference"
            help="Such as a check number or the date of a transfer."
            maxLength={limits.nameMax}
            autoComplete="off"
          />
          <DialogActions>
            <CancelButton onClick={close}>Cancel</CancelButton>
            <SubmitButton busyLabel="Recording...">Record Payment</SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}

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
