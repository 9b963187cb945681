import { cents, sumOf } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { useMutation } from '../../../apollo/hooks.js'
import { ActWithReason } from '../../../forms/dialogs/ActWithReason.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Divider, Stack } from '../../../ui/layout/Stack.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { JobPart } from '../../jobs/JobPart.js'
import { type JobLedger_JobFragment, WaiveFeeDocument } from './generated/ledger.js'

type Transfer = JobLedger_JobFragment['ledger'][number]

/** A discount lowers the fee, and its reversal raises it again. */
const inWords = ({ kind, amount, charge }: Transfer): string => {
  const sum = formatMoney(amount.replace('-', ''))
  const isLess = amount.startsWith('-')
  const label = charge?.label ?? 'this order'
  switch (kind) {
    case 'fee_waived':
      return isLess ? `Fee of ${sum} on ${label} waived` : `Fee raised by ${sum}: ${label} waived`
    case 'fee_voided':
      return isLess ? `Fee of ${sum} taken back: ${label} voided` : `Fee raised by ${sum}: ${label} voided`
    case 'fee_collected':
      return `${sum} collected by card`
    default:
      return isLess ? `Fee lowered by ${sum}: ${label}` : `Fee of ${sum} on ${label}`
  }
}

const WaiveFee = ({ transfer: { amount, charge } }: { transfer: Transfer }) => {
  const [waive] = useMutation(WaiveFeeDocument)
  if (!charge) return null
  const what = `the fee of ${formatMoney(amount)} on ${charge.label}`
  return (
    <ActWithReason
      label="Waive Fee"
      busyLabel="Waiving..."
      title={`Waive ${what}?`}
      description="The vendor no longer owes it. What the customer owes stays the same. This cannot be undone."
      help="We keep your reason in the ledger and in the audit log."
      missing="Please say why you're waiving it"
      keep="Keep fee"
      draftKey={`waive:${charge.id}`}
      act={reason => waive({ variables: { chargeId: charge.id, reason: reason! } })}
      done={{ title: 'Fee waived', description: `The vendor no longer owes ${what}.` }}
      failed="We couldn't waive the fee"
      gone={charge.viewerCanWaiveFee ? null : 'This fee has already been waived or taken back.'}
      size="s"
    />
  )
}

/** The ledger of a job in words, oldest first, with what its vendor owes in the end. */
export const JobLedger = ({ job: { ledger } }: { job: JobLedger_JobFragment }) => {
  if (ledger.length === 0) return null
  const owed = sumOf(ledger.map(({ amount }) => amount))
  const isCredit = cents(owed) < 0n
  return (
    <JobPart title="Service fees">
      <Stack as="ul" gap="s">
        {ledger.map(transfer => (
          <li key={transfer.id}>
            <Inline justify="between" align="start" gap="xs">
              <Stack gap="none">
                <Text as="span">
                  {inWords(transfer)}, <Moment value={transfer.createdAt} />
                </Text>
                {transfer.reason && (
                  <Text size="s" tone="muted" asTyped>
                    {transfer.reason}
                  </Text>
                )}
              </Stack>
              {transfer.kind === 'fee' && cents(transfer.amount) > 0n && <WaiveFee transfer={transfer} />}
            </Inline>
          </li>
        ))}
      </Stack>
      <Divider />
      <Inline justify="between">
        <Text as="span" strong>
          {isCredit ? "Its vendor's credit" : 'Its vendor owes Haulbid'}
        </Text>
        <Text as="span" size="l" strong>
          <Money value={owed.replace('-', '')} />
        </Text>
      </Inline>
    </JobPart>
  )
}
