import { cents, fromCents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { keysOf, paymentMethods } from '@rules/kinds.js'
import { positiveAmount } from '@rules/money.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { SelectField } from '../../forms/SelectField.js'
import { TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { Banner } from '../../ui/states/Banner.js'
import { runningCard } from '../charges/cardMoney.js'
import { type PaidJob, usualAmount } from '../charges/standings.js'
import { MarkPaidBackDocument, MarkPaidDocument } from './generated/markPaid.js'

const amount = positiveAmount('Please enter the amount', 'The amount must be more than zero')
const paidRules = z.object({
  amount,
  method: z.enum(keysOf(paymentMethods), 'Please choose how you were paid'),
})
const backRules = z.object({
  amount,
  method: z.enum(keysOf(paymentMethods), 'Please choose how you paid it back'),
})

const goneWords = (job: PaidJob, isBack: boolean): string => {
  if (isBack) return 'Nothing is to be paid back now.'
  return runningCard(job)
    ? 'The customer is paying by card right now.'
    : 'This job no longer waits for a payment.'
}

type MarkPaidProps = {
  job: PaidJob
  /** The vendor paid money back. */
  isBack: boolean
  customer: string
  onClose: () => void
}

/** Asks the vendor how much money moved, and how. The vendor's own ways come first. */
export const MarkPaid = ({ job, isBack, customer, onClose }: MarkPaidProps) => {
  const [markPaid] = useMutation(MarkPaidDocument)
  const [markPaidBack] = useMutation(MarkPaidBackDocument)
  const [isMarking, setMarking] = useState(false)
  useFocusReturn(true)
  const { id: jobId, waysToPay } = job
  const methods = new Set([...waysToPay, ...keysOf(paymentMethods)])
  const usual = isBack ? (job.amountToPayBack ?? '0.00') : usualAmount(job)
  const most = isBack ? usual : (job.amountDue ?? '0.00')
  // Our own act makes itself impossible, too, a moment before the dialog closes.
  const isGone = !(isBack ? job.viewerCanMarkPaidBack : job.viewerCanMarkPaid) && !isMarking
  const label = isBack ? 'Mark as Paid Back' : 'Mark as Paid'
  const isOther = cents(most) !== cents(usual)
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={isBack ? 'Mark money as paid back?' : 'Mark as paid?'}
      description={isGone ? undefined : `We ask ${customer} to confirm it.`}
    >
      <ZodForm
        schema={isBack ? backRules : paidRules}
        label={label}
        initialValues={{ amount: usual, method: waysToPay.length === 1 ? waysToPay[0]! : '' }}
        failureMessage="Check your connection, then try again."
        onSubmit={async ({ amount, method }) => {
          setMarking(true)
          try {
            const variables = { jobId, method, amount: fromCents(cents(amount)) }
            await (isBack ? markPaidBack({ variables }) : markPaid({ variables }))
            onClose()
            toast({
              title: isBack ? 'Marked as paid back' : 'Marked as paid',
              description: `We asked ${customer} to confirm it.`,
            })
          } finally {
            setMarking(false)
          }
        }}
        onFailure={words =>
          toast({ variant: 'destructive', title: "We couldn't save this", description: words })
        }
      >
        {isGone && (
          <Banner tone="warning" role="alert">
            {goneWords(job, isBack)}
          </Banner>
        )}
        <TextField
          name="amount"
          label="Amount"
          inputMode="decimal"
          help={
            isOther
              ? `${formatMoney(most)} is due. ${formatMoney(fromCents(cents(most) - cents(usual)))} of it is contested.`
              : `At most ${formatMoney(most)}. Enter less for a part.`
          }
        />
        <SelectField
          name="method"
          label={isBack ? 'How did you pay it back?' : 'How were you paid?'}
          placeholder="Choose one"
          options={[...methods].map(value => ({ value, label: paymentMethods[value] }))}
        />
        <DialogActions>
          <CancelButton onClick={onClose}>{isGone ? 'Close' : 'Not Now'}</CancelButton>
          {!isGone && <SubmitButton busyLabel="Saving...">{label}</SubmitButton>}
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
