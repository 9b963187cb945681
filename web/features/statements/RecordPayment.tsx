import { formatMoney } from '@rules/formatMoney.js'
import { limits } from '@rules/limits.js'
import { statementPaymentRules } from '@rules/statements/statementPayment.js'
import { useContext, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { AskIn } from '../../forms/dialogs/AskIn.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { MoneyField, TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Button } from '../../ui/actions/Button.js'
import type { ButtonSize } from '../../ui/actions/buttonStyle.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { RecordStatementPaymentDocument, type Statement_StatementFragment } from './generated/statements.js'

type RecordPaymentProps = {
  statement: Pick<Statement_StatementFragment, 'id' | 'number' | 'due' | 'viewerCanRecordPayment'>
  size?: ButtonSize
}

/** Takes all that is due, or a part. */
export const RecordPayment = ({ statement, size }: RecordPaymentProps) => {
  const { id, number, due, viewerCanRecordPayment } = statement
  const Ask = useContext(AskIn)
  const [record] = useMutation(RecordStatementPaymentDocument)
  const [isOpen, setOpen] = useState(false)
  useFocusReturn(isOpen)
  const close = () => setOpen(false)
  if (!viewerCanRecordPayment && !isOpen) return null
  return (
    <>
      {viewerCanRecordPayment && (
        <Button look="primary" size={size} onClick={() => setOpen(true)}>
          Record Payment
        </Button>
      )}
      <Ask
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
      </Ask>
    </>
  )
}
